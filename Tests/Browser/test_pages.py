"""What every kind of page is like: for axe-core, on narrow screens, and to look at."""

import unittest

import axe
from keys import Keyboard
from places import ROOT, SHOTS, Server, browser, scheme, width
from selenium.webdriver.common.by import By

LANGUAGES = ("en", "tr", "ar")
PAGES = {
    "overview": "", "lesson": "pocket-budget/", "status": "status/", "text": "pocket-budget/one-expense/",
    "quiz": "pocket-budget/tap-does-nothing/", "several": "pocket-budget/which-are-sheets/",
    "fill": "pocket-budget/wire-the-home-screen/", "arithmetic": "pocket-budget/count-the-cents/",
    "code": "moonshot/crew-join/", "not-found": "no-such-lesson/",
}


class EveryPage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = browser()
        cls.server = Server()
        cls.server.__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()
        cls.driver.quit()

    def visit(self, language, path):
        self.driver.get(f"{self.server.address}/{language}/{path}")

    def shoot(self, name):
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SHOTS / f"{name}.png"))

    def test_axe_finds_nothing(self):
        for value in ("light", "dark"):
            scheme(self.driver, value)
            for language in LANGUAGES:
                for name, path in PAGES.items():
                    with self.subTest(page=name, language=language, scheme=value):
                        self.visit(language, path)
                        self.assertEqual(axe.faults(self.driver), [])
                        if language != "tr" or value == "light":
                            self.shoot(f"{name}-{language}-{value}")
        scheme(self.driver, "light")

    def test_a_page_is_headed_in_its_own_language(self):
        for language in (*LANGUAGES, *reversed(LANGUAGES)):
            self.visit(language, "")
            title = self.driver.find_element(By.CSS_SELECTOR, "main h1").text
            self.visit(language, PAGES["quiz"])
            self.assertEqual(self.driver.find_element(By.CSS_SELECTOR, "header .course").text, title)

    def test_axe_finds_what_is_wrong(self):
        self.visit("en", PAGES["quiz"])
        self.driver.execute_script("document.querySelector('label').remove()")
        self.assertIn("label", [rule for rule, _ in axe.faults(self.driver)])

    def test_axe_finds_nothing_where_a_verdict_is_said(self):
        keys = Keyboard(self.driver)
        for value in ("light", "dark"):
            scheme(self.driver, value)
            for language in LANGUAGES:
                with self.subTest(language=language, scheme=value):
                    self.visit(language, PAGES["quiz"])
                    self.driver.find_element(By.ID, "choice-1").click()
                    self.driver.find_element(By.CSS_SELECTOR, "button.check").click()
                    keys.wait("document.querySelector('#outcome .verdict')")
                    self.assertEqual(axe.faults(self.driver), [])
                    self.shoot(f"answered-{language}-{value}")
                    self.visit(language, PAGES["code"])
                    file = next(self.server.workspace.rglob("crew-join/*.swift"))
                    wrong = sorted(ROOT.glob("Exercises/crew-join/Mistakes/*.swift"))
                    file.write_text(wrong[(value == "dark") + LANGUAGES.index(language) % 2].read_text())
                    keys.wait("document.querySelector('#outcome tr.differs, #outcome .verdict.wrong')", 60)
                    self.assertEqual(axe.faults(self.driver), [])
                    self.shoot(f"verdict-{language}-{value}")
        scheme(self.driver, "light")

    def test_nothing_is_wider_than_a_narrow_screen(self):
        for pixels in (320, 1600):
            width(self.driver, pixels)
            for language in LANGUAGES:
                for name, path in PAGES.items():
                    with self.subTest(page=name, language=language, pixels=pixels):
                        self.visit(language, path)
                        wide = self.driver.execute_script("return document.documentElement.scrollWidth")
                        self.assertLessEqual(wide, pixels)
                        if pixels == 320 and language == "ar" and name in ("fill", "code"):
                            self.shoot(f"{name}-{language}-narrow")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_nothing_is_loaded_from_elsewhere_and_no_policy_is_broken(self):
        self.driver.get_log("browser")
        for path in PAGES.values():
            self.visit("en", path)
            names = self.driver.execute_script("return performance.getEntriesByType('resource').map((e) => e.name)")
            self.assertTrue(all(name.startswith(self.server.address) for name in names), names)
        said = [entry["message"] for entry in self.driver.get_log("browser") if "404" not in entry["message"]]
        self.assertEqual(said, [])


if __name__ == "__main__":
    unittest.main()
