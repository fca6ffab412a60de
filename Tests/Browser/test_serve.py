"""A student in a browser."""

import shutil
import time
import unittest

from answers import blanks, kind, lesson, plain, results, right_options
from keys import Keyboard
from places import ROOT, Server, browser
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

LESSON = "pocket-budget"


class AStudent(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = browser()
        cls.keys = Keyboard(cls.driver)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def test_does_lesson_4_in_arabic_by_keyboard_alone(self):
        steps = lesson(LESSON, "ar")["steps"]
        with Server() as server:
            self.driver.get(f"{server.address}/ar/")
            self.keys.follow(f"a[href='/ar/{LESSON}/']")
            self.keys.follow("ol.steps a")
            for place, step in enumerate(steps):
                name = step[kind(step)]
                with self.subTest(step=name):
                    self.assertIn(f"/ar/{LESSON}/{name}/", self.driver.current_url)
                    self.answer(server, step, kind(step))
                if place + 1 < len(steps):
                    self.keys.follow(".neighbours a[rel=next]")
            said = server.learn("status", "--language", "ar").stdout
            self.assertIn(f"{len(steps)} من {len(steps)}", said)

    def answer(self, server, step, what):
        if what == "quiz":
            self.choose([plain(text) for text in right_options(step)])
        elif what == "fill":
            for number, text in enumerate(blanks(step), 1):
                self.keys.tab_to(f"#blank-{number}")
                self.keys.press(text)
            self.keys.press(Keys.ENTER)
        elif what == "arithmetic":
            for number, texts in enumerate(results(step), 1):
                names = ["answer"] if len(texts) == 1 else ["quotient", "remainder"]
                for name, text in zip(names, texts):
                    self.keys.tab_to(f"#{name}-{number}")
                    self.keys.press(text)
            self.keys.press(Keys.ENTER)
        elif what == "code":
            return self.write(server, step["code"])
        else:
            return
        self.keys.verdict("right")

    def choose(self, texts):
        """Arrows go from one radio button to the next; check boxes are reached by Tab."""
        labels = [label.text.strip() for label in self.driver.find_elements(By.CSS_SELECTOR, ".option label")]
        numbers = [labels.index(text) + 1 for text in texts]
        if self.find("[name=choice]").get_attribute("type") == "radio":
            self.keys.tab_to("#choice-1")
            self.keys.press(Keys.SPACE)
            for _ in range(numbers[0] - 1):
                self.keys.press(Keys.ARROW_DOWN)
        else:
            for number in sorted(numbers):
                self.keys.tab_to(f"#choice-{number}")
                self.keys.press(Keys.SPACE)
        self.keys.tab_to("button.check")
        self.keys.press(Keys.ENTER)

    def write(self, server, name):
        """The solution, into the page's editor."""
        files = sorted(ROOT.glob(f"Solutions/{name}/*.swift"))
        area = self.keys.tab_to("textarea")
        self.keys.chord(Keys.CONTROL, "a")
        file = self.find("[name=file]").get_attribute("value")
        text = next(solution for solution in files if solution.name == file).read_text()
        # The field indents by itself.
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})
        self.assertEqual(area.get_attribute("value"), text)
        self.keys.chord(Keys.CONTROL, "s")
        self.keys.verdict("right")
        self.assertEqual(next(server.workspace.rglob(f"{name}/{file}")).read_text(), text)

    def test_passes_a_code_step_with_the_file_edited_on_disk(self):
        with Server() as server:
            self.driver.get(f"{server.address}/en/moonshot/crew-join/")
            file = next(server.workspace.rglob("crew-join/*.swift"))
            starter = file.read_text()
            self.save(file, starter.replace("{", "{ not swift", 1), "#outcome .faults code")
            self.assertIn(".swift:", self.keys.said)
            solution = next(ROOT.glob(f"Solutions/crew-join/{file.name}"))
            wrong = sorted(ROOT.glob("Exercises/crew-join/Mistakes/*.swift"))[0]
            self.save(file, wrong.read_text(), "#outcome table.counterexample tr.differs")
            shutil.copy(solution, file)
            start = time.monotonic()
            self.keys.verdict("right")
            self.assertLess(time.monotonic() - start, 20)
            self.assertEqual(self.find("textarea").get_attribute("value"), solution.read_text())

    def save(self, file, text, selector):
        """Saves until the page has it: it may not be listening yet at the first time."""
        for end in range(10):
            file.write_text(text + "\n" * end)
            try:
                return self.keys.wait(f"document.querySelector('{selector}')", 6)
            except TimeoutException:
                continue
        self.fail(f"the page does not show {selector}")

    def test_loses_nothing_where_the_file_changes_while_it_is_edited(self):
        with Server() as server:
            self.driver.get(f"{server.address}/en/moonshot/crew-join/")
            file = next(server.workspace.rglob("crew-join/*.swift"))
            before = file.read_text()
            self.keys.tab_to("textarea")
            self.keys.chord(Keys.CONTROL, Keys.HOME)
            self.keys.press("// mine", Keys.ENTER)
            file.write_text("// theirs\n" + before)
            self.keys.wait("document.querySelector('.file .notice')")
            self.assertTrue(self.find("textarea").get_attribute("value").startswith("// mine\n"))
            self.keys.press(Keys.SHIFT + Keys.TAB + Keys.NULL)
            self.find(".file .notice button").click()
            self.assertTrue(self.find("textarea").get_attribute("value").startswith("// theirs\n"))
            self.assertTrue(file.read_text().startswith("// theirs\n"))

    def test_indents_by_f2_and_leaves_by_tab(self):
        with Server() as server:
            self.driver.get(f"{server.address}/en/moonshot/crew-join/")
            area = self.keys.tab_to("textarea")
            before = area.get_attribute("value")
            self.keys.chord(Keys.CONTROL, Keys.HOME)
            self.keys.press(Keys.F2)
            self.assertEqual(area.get_attribute("value"), "    " + before)
            self.keys.chord(Keys.SHIFT, Keys.F2)
            self.assertEqual(area.get_attribute("value"), before)
            self.keys.press(Keys.TAB)
            self.assertEqual(self.keys.focused.tag_name, "button")

    def test_sees_in_one_window_what_is_done_in_another_and_in_the_terminal(self):
        with Server() as server:
            page = f"{server.address}/en/{LESSON}/tap-does-nothing/"
            self.driver.get(page)
            first = self.driver.current_window_handle
            other = browser()
            try:
                other.get(page)
                keys = Keyboard(other)
                other.find_element(By.CSS_SELECTOR, "[data-action=skip] button").click()
                keys.wait("document.getElementById('outcome').textContent.trim() !== ''")
                self.driver.switch_to.window(first)
                self.keys.wait("document.querySelector('#standing .sign')?.textContent === '↷'")
                server.learn("reset", f"{LESSON}/tap-does-nothing")
                self.keys.wait("document.querySelector('#standing .sign')?.textContent !== '↷'")
            finally:
                other.quit()

    def test_keeps_the_focus_and_hears_hints(self):
        with Server() as server:
            self.driver.get(f"{server.address}/en/{LESSON}/wire-the-home-screen/")
            self.keys.tab_to("[data-action=hint] button")
            self.keys.press(Keys.ENTER)
            self.keys.wait("document.querySelector('#outcome h2')")
            self.assertTrue(
                self.driver.execute_script(
                    "return document.activeElement.closest('[data-action=hint]') !== null"))

    def test_is_told_where_the_server_is_gone(self):
        with Server() as server:
            self.driver.get(f"{server.address}/en/{LESSON}/wire-the-home-screen/")
            self.keys.tab_to("#blank-1")
            self.keys.press("value")
            server.process.terminate()
            server.process.wait(timeout=20)
            self.keys.press(Keys.ENTER)
            self.keys.wait("document.getElementById('outcome').textContent.includes('learn serve')")
            self.assertEqual(self.find("#blank-1").get_attribute("value"), "value")

    def test_answers_without_javascript(self):
        with Server() as server:
            self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
            try:
                self.driver.get(f"{server.address}/tr/{LESSON}/wire-the-home-screen/")
                for number, text in enumerate(["value", "wrong", "sheet"], 1):
                    self.find(f"#blank-{number}").send_keys(text)
                self.find("button.check").click()
                self.assertEqual(self.find("#blank-2").get_attribute("value"), "wrong")
                self.assertTrue(self.find("#outcome .verdict.partly").is_displayed())
            finally:
                self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


if __name__ == "__main__":
    unittest.main()
