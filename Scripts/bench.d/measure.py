"""Measures what Scripts/bench has built and prints a table of figures, targets and whether they are met.

Both sides of a ratio run by turns in one go, so that whatever else the machine does falls on both alike.
"""

import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

import exercises
import serve

MEGABYTE = 1024 * 1024
COURSE_LESSONS = 1000


def run(words, folder, **variables):
    """Wall time in seconds, greatest resident size in bytes, exit code and output of a process."""
    read, write = os.pipe()
    start = time.perf_counter()
    process = subprocess.Popen(
        words, cwd=folder, stdin=subprocess.DEVNULL, stdout=write, stderr=subprocess.STDOUT, env={**os.environ, **variables})
    os.close(write)
    with open(read, "rb") as stream:
        output = stream.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    scale = 1 if sys.platform == "darwin" else 1024
    return wall, usage.ru_maxrss * scale, process.returncode, output


def quartiles(values):
    return statistics.quantiles(values, n=4, method="inclusive")


def spread(values, unit, scale):
    low, middle, high = (value * scale for value in quartiles(values))
    return f"{middle:.1f} {unit} ({low:.1f}–{high:.1f})"


class Table:
    def __init__(self):
        self.rows = []

    def add(self, what, figure, target="", met=None):
        verdict = {None: "", True: "met", False: "NOT MET"}[met]
        self.rows.append((what, figure, target, verdict))

    def show(self):
        widths = [max(len(row[column]) for row in self.rows) for column in range(4)]
        for row in self.rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())

    @property
    def is_met(self):
        return all(row[3] != "NOT MET" for row in self.rows)


def expect(condition, what):
    if not condition:
        sys.exit(f"bench: {what}")


def start_up(table, root, bench, rounds):
    # A workspace of its own, so that no student's work is touched.
    workspace = {"LEARN_WORKSPACE": str(bench / "workspace")}
    shutil.rmtree(bench / "workspace", ignore_errors=True)
    hello = [str(bench / "foundation-hello")]
    for _ in range(3):
        run(["./learn", "next"], root, **workspace)
        run(hello, root)
    learn, memory, foundation = [], [], []
    for _ in range(rounds):
        wall, resident, code, output = run(["./learn", "next"], root, **workspace)
        is_step = b"learn next" in output or b"learn check" in output
        expect(code == 0 and is_step, f"learn next said {code}, {output!r}")
        learn.append(wall)
        memory.append(resident)
        wall, _, code, output = run(hello, root)
        expect(code == 0 and output == b"hello, world\n", f"the Foundation program said {code}, {output!r}")
        foundation.append(wall)
    ratio = statistics.median(learn) / statistics.median(foundation)
    table.add("./learn next", spread(learn, "ms", 1000), "≤ 25 ms", statistics.median(learn) <= 0.025)
    table.add("  resident at most", f"{max(memory) / MEGABYTE:.1f} MB", "≤ 60 MB", max(memory) <= 60 * MEGABYTE)
    table.add("  Foundation, one line", spread(foundation, "ms", 1000))
    table.add("  ratio", f"{ratio:.2f}×", "≤ 5×", ratio <= 5)


def nanoseconds(words):
    output = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    found = re.search(r"(\d+) (?:nodes|events) (\d+) ns", output)
    expect(found and int(found[1]) > 1000, f"{words} said {output!r}")
    return int(found[2]) / 1e9


def trees(table, root, bench, rounds):
    """Ours and the C loop over the same files, which are in memory before the clock starts."""
    program = str(root / ".build/release/learn-bench")
    for kind in ["prose", "dense"]:
        course = bench / f"generated-{kind}"
        if not (course / "Lessons" / "course.yaml").exists():
            subprocess.run([program, "generate", str(course), kind], check=True)
        files = [str(path) for path in sorted(course.glob("Lessons/*/lesson.*.yaml"))]
        size = sum(os.path.getsize(file) for file in files)
        ours, theirs = [], []
        for _ in range(rounds):
            ours.append(nanoseconds([program, "tree", "1", *files]))
            theirs.append(nanoseconds([str(bench / "yaml-loop"), "1", *files]))
        ratio = statistics.median(ours) / statistics.median(theirs)
        table.add(f"YAML tree, {size / 1e6:.0f} MB {kind}", spread(ours, "ms", 1000))
        table.add("  libyaml's events in C", spread(theirs, "ms", 1000))
        table.add("  ratio", f"{ratio:.2f}×", "≤ 1.8×", ratio <= 1.8)


def lint(table, root, course, rounds):
    program = [str(root / ".build/release/learn"), "lint"]
    size = sum(path.stat().st_size for path in course.glob("Lessons/*/*.yaml"))
    times, memory = [], []
    for _ in range(rounds):
        wall, resident, code, output = run(program, course)
        expect(code == 0 and output == b"", f"learn lint said {code}, {output[:500]!r}")
        times.append(wall)
        memory.append(resident)
    lessons = len(list(course.glob("Lessons/*/")))
    what = f"learn lint, {lessons} lessons, {size / 1e6:.0f} MB"
    table.add(what, spread(times, "s", 1), "≤ 3 s", statistics.median(times) <= 3)
    table.add("  resident at most", f"{max(memory) / MEGABYTE:.1f} MB", "≤ 150 MB", max(memory) <= 150 * MEGABYTE)


def main(root, arguments):
    is_quick = "--quick" in arguments
    rounds = 3 if is_quick else 11
    if "--rounds" in arguments:
        rounds = int(arguments[arguments.index("--rounds") + 1])
    bench = root / ".build" / "bench"
    course = bench / f"lessons-{COURSE_LESSONS}"
    if not (course / "Lessons" / "course.yaml").exists():
        maker = root / "Scripts" / "bench.d" / "make-course"
        subprocess.run([sys.executable, str(maker), str(course), str(COURSE_LESSONS)], check=True)
    before = os.getloadavg()[0]
    table = Table()
    table.rows.append(("what", "median (quartiles)", "target", ""))
    if "--exercises" not in arguments:
        start_up(table, root, bench, 21 if is_quick else 51)
        trees(table, root, bench, rounds)
        lint(table, root, course, 2 if is_quick else 5)
        serve.serve(table, sys.modules[__name__], root, bench, is_quick)
    exercises.exercises(table, sys.modules[__name__], root, bench, rounds)
    table.show()
    print(f"\nload average before {before:.2f}, after {os.getloadavg()[0]:.2f}, on {os.cpu_count()} processors")
    if before > os.cpu_count() / 2:
        print("The machine was busy: these figures judge nothing.")
    return 0 if table.is_met else 1


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2:]))
