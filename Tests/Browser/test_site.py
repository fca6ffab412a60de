"""Pages that are files: graded by themselves."""

import json
import pathlib
import subprocess
import tempfile
import unittest

import axe
from answers import blanks, kind, lesson, plain, results, right_options
from keys import Keyboard
from places import LEARN, ROOT, browser
from selenium.webdriver.common.by import By


class ASite(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="learn-site-")
        subprocess.run([LEARN, "site", cls.folder.name, "--course", str(ROOT)], check=True, capture_output=True)
        cls.driver = browser()
        cls.keys = Keyboard(cls.driver)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.folder.cleanup()

    def visit(self, path):
        self.driver.get(pathlib.Path(self.folder.name, path, "index.html").as_uri())

    def fill(self, name, text):
        field = self.driver.find_element(By.ID, name)
        field.clear()
        field.send_keys(text)

    def check(self):
        self.driver.find_element(By.CSS_SELECTOR, "form.answer button").click()

    def test_every_question_of_a_lesson_takes_its_right_answer(self):
        for language in ("en", "ar"):
            for name in ("pocket-budget", "arithmetic-quiz"):
                for step in lesson(name, language)["steps"]:
                    what = kind(step)
                    if what in ("text", "code") or "random" in step:
                        continue
                    with self.subTest(step=step[what], language=language):
                        self.visit(f"{language}/{name}/{step[what]}")
                        self.answer(step, what)
                        self.check()
                        self.keys.verdict("right", 5)

    def answer(self, step, what):
        if what == "quiz":
            labels = self.driver.find_elements(By.CSS_SELECTOR, ".option label")
            wanted = [plain(text) for text in right_options(step)]
            for label in labels:
                if label.text.strip() in wanted:
                    label.click()
        elif what == "fill":
            for number, text in enumerate(blanks(step), 1):
                self.fill(f"blank-{number}", text)
        else:
            questions = self.driver.find_elements(By.CSS_SELECTOR, ".questions > li")
            if len(questions) != len(step["questions"]):
                self.skipTest("generated questions")
            for number, texts in enumerate(results(step), 1):
                for name, text in zip(["answer"] if len(texts) == 1 else ["quotient", "remainder"], texts):
                    self.fill(f"{name}-{number}", text)

    def test_a_wrong_answer_is_wrong_and_one_that_is_not_understood_is_not_decided(self):
        self.visit("en/pocket-budget/wire-the-home-screen")
        for number, text in enumerate(["value", "navigationDestination", "alert"], 1):
            self.fill(f"blank-{number}", text)
        self.check()
        self.keys.verdict("partly", 5)
        self.fill("blank-3", "sheet /* here */")
        self.check()
        self.keys.wait("document.querySelector('#outcome pre')?.textContent.includes('learn check pocket-budget/')")
        self.fill("blank-3", "sheet")
        self.check()
        self.keys.verdict("right", 5)

    def test_the_page_grades_as_the_table_says(self):
        self.visit("en/pocket-budget/wire-the-home-screen")
        rows = json.loads(pathlib.Path(__file__).with_name("answers.json").read_text())
        said = self.driver.execute_script(
            "return arguments[0].map((r) => learnSite.mark(r.key, 0, r.texts).result)", rows)
        self.assertEqual(said, [row["mark"] for row in rows])

    def test_axe_finds_nothing(self):
        for path in ("", "ar", "en/pocket-budget", "tr/pocket-budget/tap-does-nothing", "ar/pocket-budget/count-the-cents",
                     "en/pocket-budget/wire-the-home-screen", "ar/moonshot/crew-join"):
            with self.subTest(page=path):
                self.visit(path)
                self.assertEqual(axe.faults(self.driver), [])


if __name__ == "__main__":
    unittest.main()
