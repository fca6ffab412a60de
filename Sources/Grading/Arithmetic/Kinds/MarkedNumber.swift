internal import CourseModel

/// A typed number as read and marked, whatever its kind of key.
struct MarkedNumber: Equatable {
    var result: PartVerdict.Result
    /// Canonical; nil where it could not be read.
    var read: String?
    var remarks: [Remark]
    var rule: GradingRule

    static func unreadable(_ remark: Remark) -> MarkedNumber {
        MarkedNumber(result: .unreadable, read: nil, remarks: [remark], rule: .readable)
    }

    init(result: PartVerdict.Result, read: String?, remarks: [Remark] = [], rule: GradingRule) {
        self.result = result
        self.read = read
        self.remarks = remarks
        self.rule = rule
    }

    /// A number that was read and compared.
    init(isRight: Bool, read: String, remarks: [Remark?] = [], rule: GradingRule) {
        let remarks = remarks.compactMap { $0 }
        self.init(result: isRight ? .right : .wrong, read: read, remarks: remarks, rule: rule)
    }
}

extension ExactNumber {
    /// Whether it is at most `tolerance` away from `key`.
    func isWithin(_ tolerance: Rational, of key: ExactNumber) -> Bool {
        !ExactNumber(tolerance).isNearerToZero(than: distance(to: key))
    }
}
