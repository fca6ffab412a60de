"""Runs a program in a pseudo-terminal as somebody types into it.

usage: pseudo-terminal.py PROGRAM ARGUMENT… <<< lines, each `PROMPT<TAB>TYPED`

Waits for each PROMPT to be shown before it types TYPED and Enter. `^D` ends the input, `^C` is typed as such, `^TERM` and `^KILL`
are signals. Prints all that was on the screen, `[terminal changed]` where it is left in another mode, and at the end `[EXIT CODE]`.
"""

import os
import pty
import select
import signal
import sys
import termios
import time


KEYS = {"^D": b"\x04", "^C": b"\x03"}
SIGNALS = {"^TERM": signal.SIGTERM, "^KILL": signal.SIGKILL}


def read_until(terminal, wanted, seen):
    deadline = time.monotonic() + 20
    while wanted not in seen and time.monotonic() < deadline:
        if not select.select([terminal], [], [], 0.5)[0]:
            continue
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        seen += piece
    return seen


def main():
    script = [line.split("\t") for line in sys.stdin.read().splitlines()]
    go, gone = os.pipe()
    child, terminal = pty.fork()
    if child == 0:
        os.read(go, 1)
        os.execv(sys.argv[1], sys.argv[1:])
    usual = termios.tcgetattr(terminal)
    os.write(gone, b".")
    screen = b""
    for prompt, typed in script:
        seen = read_until(terminal, prompt.encode(), b"")
        screen += seen
        if typed in SIGNALS:
            os.kill(child, SIGNALS[typed])
        else:
            os.write(terminal, KEYS.get(typed, typed.encode() + b"\n"))
    screen += read_until(terminal, b"\0never\0", b"")
    _, status = os.waitpid(child, 0)
    sys.stdout.buffer.write(screen.replace(b"\r\n", b"\n"))
    if termios.tcgetattr(terminal) != usual:
        print("[terminal changed]")
    print(f"[{os.waitstatus_to_exitcode(status)}]")


main()
