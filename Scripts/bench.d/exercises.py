"""Measures checks of exercises: against their floor, against `swift test`, from the shell, and `learn verify`."""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import time

# No imports, Foundation, Foundation with @Observable.
EXERCISES = ["crew-join", "question-result", "expenses-store"]
# The one by which the engine is judged: its own work takes least.
ENGINE = "crew-join"


def column(lines, key):
    return [line[key] for line in lines]


def in_process(table, measure, root, bench, rounds):
    """Save to verdict as `learn watch` has it and from the shell, the floor, an unchanged file and the engine, by turns."""
    program = str(root / ".build/release/learn-bench")
    for name in EXERCISES:
        step = step_of(root, name)
        measure.expect(step is not None, f"no lesson has the step {name}")
        workspace = bench / "shell-workspace"
        shutil.rmtree(workspace, ignore_errors=True)
        output = subprocess.run(
            [program, "checks", str(root), name, str(rounds), step, str(workspace)],
            capture_output=True, text=True, check=True).stdout
        lines = [json.loads(line) for line in output.splitlines()]
        measure.expect(len(lines) == rounds, f"{name}: {len(lines)} rounds of {rounds}")
        floors = [line["compile"] + line["host"] for line in lines]
        checks = column(lines, "check")
        ratio = statistics.median(check / floor for check, floor in zip(checks, floors))
        table.add(f"{name}: save to verdict", measure.spread(checks, "ms", 1))
        table.add("  floor: compiler and bare host", measure.spread(floors, "ms", 1))
        table.add("  ratio", f"{ratio:.3f}×", "≤ 1.08×", ratio <= 1.08)
        more = statistics.median(line["shell"] - floor for line, floor in zip(lines, floors))
        table.add("  ./learn check", measure.spread(column(lines, "shell"), "ms", 1))
        table.add("  more than the floor", f"{more:.1f} ms", "≤ 20 ms", more <= 20)
        again = column(lines, "shellUnchanged")
        table.add("  ./learn check, unchanged", measure.spread(again, "ms", 1), "≤ 20 ms", statistics.median(again) <= 20)
        unchanged = column(lines, "unchanged")
        table.add("  unchanged", measure.spread(unchanged, "ms", 1), "≤ 20 ms", statistics.median(unchanged) <= 20)
        engine, loop = column(lines, "engine"), column(lines, "loop")
        added = [whole - alone for whole, alone in zip(engine, loop)]
        count = int(lines[0]["sequences"])
        table.add(f"  run of {count} sequences", measure.spread(engine, "ms", 1), "≤ 100 ms", statistics.median(engine) <= 100)
        table.add("  more than the reference in a loop", measure.spread(added, "ms", 1))
        added = [whole - alone for whole, alone in zip(column(lines, "longEngine"), column(lines, "longLoop"))]
        bound = {"target": "≤ 30 ms", "met": statistics.median(added) <= 30} if name == ENGINE else {}
        table.add("  the same of 300 sequences of up to 30", measure.spread(added, "ms", 1), *bound.values())


def step_of(root, name):
    """The id of the step `code: name` in a course that is there."""
    for file in sorted((root / "Lessons").glob("*/lesson.en.yaml")):
        if f"- code: {name}\n" in file.read_text():
            return f"{file.parent.name}/{name}"
    return None


def edited(text, round):
    stamp = time.time_ns()
    return f"{text}\nfunc edit{stamp}(_ number: Int) -> Int {{ number &* {stamp % 1_000_003} &+ {round + 7} }}\n"


def package(root, bench, name):
    """The exercise as a package with one test that does nothing, which is the least that `swift test` can take."""
    folder = bench / "packages" / name
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "Sources/Learner").mkdir(parents=True)
    (folder / "Tests/LearnerTests").mkdir(parents=True)
    support = root / "Exercises" / name / "Support.swift"
    if support.exists():
        shutil.copy(support, folder / "Sources/Learner")
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Learner\", targets: ["
        ".target(name: \"Learner\"), .testTarget(name: \"LearnerTests\", dependencies: [\"Learner\"])],"
        " swiftLanguageModes: [.v5])\n")
    (folder / "Tests/LearnerTests/LearnerTests.swift").write_text(
        "import Testing\n@testable import Learner\n@Test func itIsThere() { #expect(Bool(true)) }\n")
    return folder


def from_shell(table, measure, root, bench, rounds):
    """`./learn check`, `swift test` and `swift build && swift test` by turns, after the same edit."""
    for name in EXERCISES:
        step = step_of(root, name)
        source = sorted((root / "Solutions" / name).glob("*.swift"))[0]
        workspace = bench / "exercise-workspace"
        work = workspace / name / source.name
        shutil.rmtree(workspace, ignore_errors=True)
        work.parent.mkdir(parents=True)
        folder = package(root, bench, name)
        there = folder / "Sources/Learner" / source.name
        swift = shutil.which("swift")
        learn, test, build = [], [], []
        for round in range(-1, rounds):
            text = edited(source.read_text(), round)
            work.write_text(text)
            there.write_text(text)
            wall, _, code, output = measure.run(
                ["./learn", "check", step, "--language", "en"], root, LEARN_WORKSPACE=str(workspace))
            measure.expect(code == 0 and b"Right." in output, f"learn check {step} said {code}, {output!r}")
            tested, _, code, output = measure.run([swift, "test", "--disable-xctest"], folder)
            measure.expect(code == 0 and b"1 test" in output, f"swift test said {code}, {output!r}")
            there.write_text(edited(source.read_text(), round))
            built = measure.run(["/bin/sh", "-c", f"'{swift}' build && '{swift}' test --disable-xctest"], folder)
            measure.expect(built[2] == 0 and b"1 test" in built[3], f"swift build said {built[2]}, {built[3]!r}")
            if round >= 0:
                learn.append(wall)
                test.append(tested)
                build.append(built[0])
        table.add(f"{name}: ./learn check", measure.spread(learn, "ms", 1000))
        for what, times, least in [("swift test", test, 3), ("swift build && swift test", build, 4)]:
            ratio = statistics.median(other / own for other, own in zip(times, learn))
            table.add(f"  {what}", measure.spread(times, "ms", 1000))
            table.add("  ratio", f"{ratio:.1f}×", f"≥ {least}×", ratio >= least)


def verify(table, measure, root, bench):
    """All exercises, from cold and unchanged, with one worker and with two."""
    def timed(cache, workers):
        words = ["./learn", "verify", "--workers", str(workers)]
        wall, resident, code, output = measure.run(words, root, XDG_CACHE_HOME=str(cache))
        measure.expect(code == 0, f"learn verify said {code}, {output[-2000:]!r}")
        return wall, resident
    one, two = bench / "verify-1", bench / "verify-2"
    for cache in [one, two]:
        shutil.rmtree(cache, ignore_errors=True)
    alone, _ = timed(one, 1)
    both, resident = timed(two, 2)
    again, _ = timed(two, 2)
    table.add("learn verify, cold", f"{both:.1f} s", "≤ 120 s", both <= 120)
    table.add("  unchanged", f"{again:.1f} s", "≤ 5 s", again <= 5)
    table.add("  1 worker to 2", f"{alone / both:.2f}×", "≥ 1.7×", alone / both >= 1.7)
    table.add("  resident, any process at most", f"{resident / 2**20:.0f} MB", "< 300 MB", resident < 300 * 2**20)


def exercises(table, measure, root, bench, rounds):
    in_process(table, measure, root, bench, rounds)
    from_shell(table, measure, root, bench, rounds)
    verify(table, measure, root, bench)
