"""Where things are, `learn serve` on a workspace of a test's own, and a browser."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import urllib.request

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LEARN = pathlib.Path(os.environ.get("LEARN_PROGRAM", ROOT / ".build/release/learn"))
SHOTS = pathlib.Path(os.environ.get("LEARN_SCREENSHOTS", ROOT / ".build/screenshots"))


def first_program(*names):
    return next((path for path in map(shutil.which, names) if path), None)


def browser(width=1000, height=1400, dark=False):
    options = Options()
    options.binary_location = first_program("chromium", "chromium-browser", "google-chrome")
    for argument in ("--headless=new", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1"):
        options.add_argument(argument)
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.add_argument("--disable-dev-shm-usage")
    options.add_argument(f"--window-size={width},{height}")
    # Nothing but the course may be asked for.
    options.add_argument("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(first_program("chromedriver")))
    driver.set_page_load_timeout(30)
    scheme(driver, "dark" if dark else "light")
    return driver


def scheme(driver, value):
    features = [{"name": "prefers-color-scheme", "value": value}]
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


def width(driver, pixels, height=1400):
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": pixels, "height": height, "deviceScaleFactor": 1, "mobile": False})


class Server:
    """`learn serve` of the shipped course; ends with the `with` block."""

    def __init__(self, course=ROOT):
        self.folder = tempfile.mkdtemp(prefix="learn-browser-")
        self.workspace = pathlib.Path(self.folder, "Workspace")
        self.course = course
        self.process = None
        self.address = None

    def learn(self, *words):
        return subprocess.run(
            [LEARN, *words, "--course", str(self.course), "--workspace", str(self.workspace)],
            capture_output=True, text=True, env=self.environment, timeout=120)

    @property
    def environment(self):
        return {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "C.UTF-8", "DISPLAY": "", "BROWSER": ""}

    def __enter__(self):
        self.process = subprocess.Popen(
            [LEARN, "serve", "--course", str(self.course), "--workspace", str(self.workspace)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.environment)
        said = ""
        while "http://" not in said or not re.search(r"http://[^\s`]+", said):
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError(f"learn serve ended: {said}")
            said += line
        self.address = re.search(r"http://[^\s`]+", said).group(0).rstrip("/")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=20)
        shutil.rmtree(self.folder, ignore_errors=True)

    def get(self, path):
        with urllib.request.urlopen(self.address + path, timeout=20) as answer:
            return answer.read().decode()
