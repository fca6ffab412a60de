/// Writes cut lines: styles and isolates are opened where a run begins and closed before the line ends.
struct LineWriter {
    let style: TerminalStyle

    /// Appends `line`, a line of `text`, to `output`, without an end.
    func write(_ line: some Sequence<StyledText.Fragment>, of text: StyledText, to output: inout [UInt8]) {
        var open: Int?
        for fragment in line {
            if open != fragment.run {
                if let open { close(text.runs[open], &output) }
                pad(fragment.spaces, &output)
                begin(text.runs[fragment.run], &output)
                open = fragment.run
            } else {
                pad(fragment.spaces, &output)
            }
            output.append(contentsOf: text.bytes[fragment.range])
        }
        if let open { close(text.runs[open], &output) }
    }

    /// Appends `count` spaces.
    func pad(_ count: Int, _ output: inout [UInt8]) {
        output.append(contentsOf: repeatElement(0x20, count: max(0, count)))
    }

    private func begin(_ run: StyledText.Run, _ output: inout [UInt8]) {
        switch run.isolate {
        case .none: break
        case .leftToRight: output.append(contentsOf: BidiMark.isolateLeftToRight.utf8)
        case .byFirstStrong: output.append(contentsOf: BidiMark.isolateByFirstStrong.utf8)
        }
        if isStyled(run) { output.append(contentsOf: run.style.sequence.utf8) }
    }

    private func close(_ run: StyledText.Run, _ output: inout [UInt8]) {
        if isStyled(run) { output.append(contentsOf: TextStyle.reset.utf8) }
        if run.isolate != .none { output.append(contentsOf: BidiMark.endIsolate.utf8) }
    }

    private func isStyled(_ run: StyledText.Run) -> Bool { style == .colour && !run.style.isEmpty }
}
