import CourseModel
import ProgressStore
import Reporting

/// Opens a workspace's progress, with the store's errors in the words of a report.
enum ProgressOpening {
    static func store(workspace: String) throws(Failure) -> ProgressStore {
        do throws(ProgressStoreError) {
            return try ProgressStore(workspace: workspace)
        } catch {
            throw .progress(ProgressFailure(error, path: workspace))
        }
    }

    static func attempts(_ store: ProgressStore) throws(Failure) -> [Attempt] {
        do throws(ProgressStoreError) {
            return try store.attempts()
        } catch {
            throw .progress(ProgressFailure(error, path: store.path))
        }
    }

    static func rememberedLanguage(_ store: ProgressStore) throws(Failure) -> LanguageTag? {
        do throws(ProgressStoreError) {
            return try store.setting(.language).map { LanguageTag($0) }
        } catch {
            throw .progress(ProgressFailure(error, path: store.path))
        }
    }
}

extension ProgressFailure {
    /// The store's `error` about the file or folder at `path`.
    init(_ error: ProgressStoreError, path: String) {
        self =
            switch error {
            case .readOnly(let path): .readOnly(path: path)
            case .locked: .locked(path: path)
            case .diskFull: .diskFull(path: path)
            case .newerVersion: .newerVersion(path: path)
            case .notAFolder(let path): .notAFolder(path: path)
            case .failed(_, let message): .failed(path: path, reason: message)
            }
    }
}
