"""How fast `learn serve` is: a lesson page of the shipped course under 50 connections, by wrk, which runs on the same processors."""

import json
import os
import re
import shutil
import subprocess

PAGE = "en/pocket-budget/"
REQUESTS = 100_000


def install():
    if shutil.which("wrk") is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", "wrk"], stdout=subprocess.DEVNULL)
    return shutil.which("wrk")


def resident(process):
    with open(f"/proc/{process}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) * 1024


def load(link, seconds):
    output = subprocess.run(
        ["wrk", "-t1", "-c50", f"-d{seconds}s", "--latency", link + PAGE], capture_output=True, text=True, check=True
    ).stdout
    units = {"us": 1e-3, "ms": 1, "s": 1e3}
    latency = {
        share: float(number) * units[unit]
        for share, number, unit in re.findall(r"(\d+)%\s+([\d.]+)(us|ms|s)\b", output)
    }
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1])
    count = int(re.search(r"(\d+) requests in", output)[1])
    failed = "Non-2xx" in output or "Socket errors" in output
    return latency["50"], latency["99"], rate, count, failed


def serve(table, measure, root, bench, is_quick):
    if install() is None:
        print("wrk is missing: `learn serve` was not measured.")
        return
    workspace = bench / "served"
    shutil.rmtree(workspace, ignore_errors=True)
    words = [str(root / ".build/release/learn"), "serve", "--format", "json", "--workspace", str(workspace)]
    process = subprocess.Popen(words, cwd=root, stdout=subprocess.PIPE, text=True)
    try:
        link = json.loads(process.stdout.readline())["result"]["link"]
        load(link, 1)
        median, slowest, rate, count, failed = load(link, 3 if is_quick else 10)
        while count < REQUESTS:
            count += load(link, 3)[3]
        memory = resident(process.pid)
        load(link, 3)
        growth = resident(process.pid) - memory
        measure.expect(not failed, "learn serve did not answer all requests")
    finally:
        process.terminate()
        process.wait()
    megabyte = measure.MEGABYTE
    table.add("learn serve, a lesson page, 50 connections", f"{median:.2f} ms", "≤ 3 ms", median <= 3)
    table.add("  of a hundred the slowest", f"{slowest:.2f} ms", "≤ 10 ms", slowest <= 10)
    table.add("  requests a second", f"{rate:,.0f}", "≥ 5,000", rate >= 5000)
    table.add(f"  resident after {count:,}", f"{memory / megabyte:.1f} MB", "≤ 80 MB", memory <= 80 * megabyte)
    table.add("  and after more", f"{growth / megabyte:+.1f} MB", "≤ 4 MB", growth <= 4 * megabyte)
