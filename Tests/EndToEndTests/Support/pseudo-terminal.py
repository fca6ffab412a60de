"""Runs a program in a pseudo-terminal as somebody types into it.

usage: pseudo-terminal.py PROGRAM ARGUMENT… <<< lines, each `PROMPT<TAB>TYPED`

Waits for each PROMPT to be shown before it types TYPED and Enter; a line `PROMPT<TAB>^D` ends the input. Prints all that was on the
screen and, at the end, `[EXIT CODE]`.
"""

import os
import pty
import select
import sys
import time


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
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.argv[1], sys.argv[1:])
    screen = b""
    for prompt, typed in script:
        seen = read_until(terminal, prompt.encode(), b"")
        screen += seen
        os.write(terminal, b"\x04" if typed == "^D" else typed.encode() + b"\n")
    screen += read_until(terminal, b"\0never\0", b"")
    _, status = os.waitpid(child, 0)
    sys.stdout.buffer.write(screen.replace(b"\r\n", b"\n"))
    print(f"[{os.waitstatus_to_exitcode(status)}]")


main()
