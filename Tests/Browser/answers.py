"""What is right, from the lessons themselves."""

import re
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import yaml
from places import ROOT


def lesson(name, language):
    return yaml.safe_load((ROOT / f"Lessons/{name}/lesson.{language}.yaml").read_text(encoding="utf-8"))


def kind(step):
    return next(kind for kind in ("text", "quiz", "fill", "arithmetic", "code") if kind in step)


def right_options(step):
    """The texts of the right options, as Markdown."""
    answer = step["answer"]
    return [step["options"][place]["text"] for place in (answer if isinstance(answer, list) else [answer])]


def plain(markdown):
    return re.sub(r"[`*]", "", markdown).strip()


def blanks(step):
    return [blank["answers"][0] for blank in step["blanks"]]


def results(step):
    """For each question a list of what its fields take."""
    found = []
    for question in step["questions"]:
        details = question if isinstance(question, dict) else {"q": question}
        text = str(details.get("q") or details.get("question"))
        division = str(details.get("division", step.get("division", "exact")))
        first, sign, second = re.match(r"\s*(-?\d+)\s*([-+*/×÷−])\s*(-?\d+)", text).groups()
        a, b = int(first), int(second)
        if sign in "/÷":
            found.append(quotient(a, b, division, details.get("places", step.get("places", 2))))
        else:
            found.append([str({"+": a + b, "-": a - b, "−": a - b, "*": a * b, "×": a * b}[sign])])
    return found


def quotient(a, b, division, places):
    """As Swift has it: toward zero, and decimals half away from zero."""
    whole = int(Fraction(a, b))
    if division == "remainder":
        return [str(whole), str(a - b * whole)]
    if division == "decimal":
        exact = Decimal(a) / Decimal(b)
        return [str(exact.quantize(Decimal(1).scaleb(-int(places)), ROUND_HALF_UP))]
    if division in ("fraction", "lowest"):
        exact = Fraction(a, b)
        return [f"{exact.numerator}/{exact.denominator}"]
    return [str(whole)]
