"""What somebody does who has only a keyboard."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


class Keyboard:
    def __init__(self, driver):
        self.driver = driver

    def press(self, *keys):
        chain = ActionChains(self.driver)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def chord(self, modifier, key):
        ActionChains(self.driver).key_down(modifier).send_keys(key).key_up(modifier).perform()

    @property
    def focused(self):
        return self.driver.switch_to.active_element

    def tab_to(self, selector, most=120):
        """Tab until what matches has the focus, which must be seen."""
        for _ in range(most):
            self.press(Keys.TAB)
            if self.driver.execute_script("return document.activeElement.matches(arguments[0])", selector):
                outline = self.driver.execute_script(
                    "const s = getComputedStyle(document.activeElement);"
                    "return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2")
                assert outline, f"the focus is not seen on {selector}"
                return self.focused
        raise AssertionError(f"Tab does not reach {selector}")

    def follow(self, selector):
        """Enter on a link, and the page it leads to."""
        page = self.driver.find_element(By.TAG_NAME, "html")
        self.tab_to(selector)
        self.press(Keys.ENTER)
        WebDriverWait(self.driver, 20).until(lambda _: gone(page))
        self.wait("document.readyState === 'complete'")

    def wait(self, condition, seconds=30):
        WebDriverWait(self.driver, seconds).until(
            lambda driver: driver.execute_script(f"return {condition}"), f"{condition}: {self.said}")

    @property
    def said(self):
        return self.driver.execute_script("return document.getElementById('outcome')?.textContent.trim() ?? ''")

    def verdict(self, kind, seconds=60):
        self.wait(f"document.querySelector('#outcome .verdict.{kind}')", seconds)


def gone(element):
    try:
        element.is_enabled()
        return False
    except Exception:
        return True
