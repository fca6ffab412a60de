"""What axe-core finds on a page."""

import importlib.util
import pathlib

# The package itself wants Playwright, which is not needed to read the file that it ships.
_PLACE = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
_SOURCE = pathlib.Path(_PLACE, "axe.min.js").read_text(encoding="utf-8")


def faults(driver):
    """Each as its rule and the elements; nothing of it is a part of the page, whose own policy stands."""
    found = driver.execute_async_script(
        _SOURCE + "; const done = arguments[arguments.length - 1]; axe.run().then((r) => done(r.violations))")
    return [(fault["id"], [node["html"][:200] for node in fault["nodes"]]) for fault in found]
