"use strict";
// Grades answers on pages that no `learn serve` serves: a part of what the grader of `learn` knows. Each function that makes a
// canonical text is the twin of one in Sources/PageKeys; what none understands is not decided here.
(() => {
  // MARK: SHA-256 (FIPS 180-4); pages opened as files have no crypto.subtle.

  const isPrime = (n) => {
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
    return true;
  };
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) if (isPrime(n)) primes.push(n);
  const fraction32 = (x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
  const ROUNDS = primes.map((p) => fraction32(Math.cbrt(p)));
  const START = primes.slice(0, 8).map((p) => fraction32(Math.sqrt(p)));

  function sha256(text) {
    const message = [...new TextEncoder().encode(text)];
    const length = message.length;
    message.push(0x80);
    while (message.length % 64 !== 56) message.push(0);
    for (let i = 7; i >= 0; i -= 1) message.push(Math.floor((length * 8) / 2 ** (8 * i)) % 256);
    const hash = [...START];
    const turned = (x, n) => (x >>> n) | (x << (32 - n));
    for (let at = 0; at < message.length; at += 64) {
      const w = [];
      for (let i = 0; i < 64; i += 1) {
        if (i < 16) {
          const j = at + 4 * i;
          w[i] = (message[j] << 24) | (message[j + 1] << 16) | (message[j + 2] << 8) | message[j + 3];
          continue;
        }
        const [x, y] = [w[i - 15], w[i - 2]];
        const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
        const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
        w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i += 1) {
        const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
        const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
        const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
        const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((x, i) => { hash[i] = (hash[i] + x) | 0; });
    }
    return hash.flatMap((x) => [24, 16, 8, 0].map((n) => (x >>> n) & 255));
  }

  const hexadecimal = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

  // MARK: Seals

  const hash = (salt, part, answer) => hexadecimal(sha256(`${salt}\n${part}\n${answer}`)).slice(0, 32);

  function opened(box, salt, part, answer) {
    const bytes = box.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
    let mask = [];
    const open = bytes.map((byte, i) => {
      if (i % 32 === 0) mask = sha256(`${salt}\n${part}\n${answer}\n${i / 32}`);
      return byte ^ mask[i % 32];
    });
    return new TextDecoder().decode(new Uint8Array(open));
  }

  // MARK: Numbers

  const LONGEST = 500;
  const SPACE = "[ \\t\\n\\u00A0]";
  const trimmed = (text) => text.replace(new RegExp(`^${SPACE}+|${SPACE}+$`, "g"), "");
  const SCRIPTS = [0x30, 0x660, 0x6f0];

  // The digits of one script as ASCII; null where anything else is among them.
  function digits(text, zero) {
    let result = "";
    for (const letter of text) {
      const value = letter.codePointAt(0) - zero;
      if (value < 0 || value > 9) return null;
      result += value;
    }
    return result;
  }

  function wholePart(text, zero, grouping) {
    const plain = digits(text, zero);
    if (plain !== null || !grouping) return plain;
    const groups = text.split(grouping).map((group) => digits(group, zero));
    const [first, ...others] = groups;
    if (others.length === 0 || groups.includes(null)) return null;
    const isGrouped = first.length >= 1 && first.length <= 3 && first[0] !== "0" && others.every((o) => o.length === 3);
    return isGrouped ? groups.join("") : null;
  }

  function number(typed, decimal, grouping) {
    let text = trimmed(typed);
    const sign = /^[-\u2212+]/.exec(text)?.[0] ?? "";
    text = text.slice(sign.length);
    const zero = SCRIPTS.find((script) => [...text].some((letter) => digits(letter, script) !== null));
    if (zero === undefined) return null;
    const halves = text.split(zero === 0x30 ? decimal : "\u066B");
    if (halves.length > 2) return null;
    const front = wholePart(halves[0], zero, zero === 0x30 ? grouping : "");
    const back = halves.length === 2 ? digits(halves[1], zero) : "";
    if (front === null || back === null || front + back === "") return null;
    const fraction = back.replace(/0+$/, "");
    const whole = front.replace(/^0+/, "");
    const isNegative = sign !== "" && sign !== "+" && whole + fraction !== "";
    return { isNegative, whole: whole || "0", fraction };
  }

  const numberText = (n) => n && (n.isNegative ? "-" : "") + n.whole + (n.fraction ? "." + n.fraction : "");

  function ratio(top, bottom, isNegative, isReduced) {
    let [a, b] = [top, bottom];
    while (b !== 0n) [a, b] = [b, a % b];
    const divisor = isReduced && a > 0n ? a : 1n;
    return `${isNegative && top !== 0n ? "-" : ""}${top / divisor}/${bottom / divisor}`;
  }

  function fraction(typed, isLowest, decimal, grouping) {
    const numbers = typed.split(/[/\u2044]/).map((half) => number(half, decimal, grouping));
    if (numbers.includes(null) || numbers.length > 2) return null;
    const [top, bottom] = numbers;
    const length = (n) => n.whole.length + n.fraction.length;
    if (!bottom) {
      if ((top.fraction && isLowest) || length(top) > 15) return null;
      return ratio(BigInt(top.whole + top.fraction), 10n ** BigInt(top.fraction.length), top.isNegative, true);
    }
    if (top.fraction || bottom.fraction || length(top) > 15 || length(bottom) > 15 || bottom.whole === "0") return null;
    return ratio(BigInt(top.whole), BigInt(bottom.whole), top.isNegative !== bottom.isNegative, !isLowest);
  }

  // MARK: Code and words

  const LETTERS =
    " -~\u00A1-\u00AC\u00AE-\u017F\u060C\u061B\u061F\u0621-\u063A\u0641-\u064A\u0660-\u066C\u06F0-\u06F9\u2013\u2014\u2026";
  const isLetter = (letter) => new RegExp(`^[${LETTERS}]$`, "u").test(letter);
  const codeTrimmed = (text) => text.replace(/^[ \t\n]+|[ \t\n]+$/g, "");

  function code(typed) {
    if (![...typed].every((letter) => " \t\n".includes(letter) || isLetter(letter))) return null;
    return codeTrimmed(typed) || null;
  }

  // What stands between two marks that white space parts; null where that cannot be told.
  function joint(left, right) {
    const isWord = (letter) => /[A-Za-z0-9_]/.test(letter);
    const isOperator = (letter) => "/=-+!*%<>&|^~?.".includes(letter);
    if (isWord(left) && isWord(right)) return " ";
    if ("@#$\"".includes(left) || "@#$\"".includes(right)) return null;
    if (isOperator(left) && isOperator(right)) return null;
    return left === "." || right === "." ? null : "";
  }

  function swift(typed) {
    const text = codeTrimmed(typed);
    if (/[\\`]|\/[^]*\/|\/\*|""/.test(text)) return null;
    let result = "";
    let isInString = false;
    let hasGap = false;
    for (const letter of text) {
      if (isInString) {
        if (!isLetter(letter)) return null;
        result += letter;
        if (letter === '"') isInString = false;
      } else if (" \t\n".includes(letter)) {
        hasGap = true;
      } else {
        if (letter < "!" || letter > "~") return null;
        if (hasGap && result) {
          const between = joint(result.at(-1), letter);
          if (between === null) return null;
          result += between;
        }
        hasGap = false;
        result += letter;
        isInString = letter === '"';
      }
    }
    return isInString ? null : result || null;
  }

  const OPTIONAL = /[\u0640\u064B-\u0652\u0670]/;
  const straight = (letter) =>
    letter
      .replace(/[`\u00B4\u2018-\u201B\u2032\u2039\u203A]/, "'")
      .replace(/[\u201C-\u201F\u2033\u00AB\u00BB]/, '"');

  function words(typed, part) {
    const text = [...typed].map((letter) => (/[ \t\n\u00A0]/.test(letter) ? " " : letter)).join("");
    let result = "";
    for (const letter of text.replace(/^ +| +$/g, "")) {
      if (letter === " " && result.endsWith(" ")) continue;
      if (!part.exactMarks && OPTIONAL.test(letter)) continue;
      const written = part.exactMarks ? letter : straight(letter);
      if (!isLetter(written) && !(part.exactMarks && written === "\u0640")) return null;
      result += written;
    }
    if (!result) return null;
    if (!part.fold) return result;
    const upper = (letter) => {
      if (letter === "i" && part.turkic) return "\u0130";
      return letter === "\u0131" && !part.turkic ? letter : letter.toUpperCase();
    };
    return [...result].map(upper).join("");
  }

  // MARK: Marks

  function canonical(part, texts) {
    if (texts.some((text) => text.length > LONGEST)) return null;
    const text = texts[0];
    switch (part.kind) {
      case "number": return numberText(number(text, part.decimal, part.grouping));
      case "remainder": {
        // After the word for "remainder" the grader passes over a point.
        if (texts.some((typed) => /^\s*\./.test(typed))) return null;
        const both = texts.map((typed) => numberText(number(typed, part.decimal, "")));
        return both.includes(null) ? null : both.join(" ");
      }
      case "fraction": return fraction(text, false, part.decimal, part.grouping);
      case "lowest": return fraction(text, true, part.decimal, part.grouping);
      case "swift": return swift(text);
      case "code": return code(text);
      case "words": return words(text, part);
      case "choice": return text;
      default: return null;
    }
  }

  // What is said of one part: "right" with its share of the explanation, "wrong", "undecided", or "empty".
  function mark(key, index, texts) {
    const part = key.parts[index];
    if (texts.every((text) => text.trim() === "")) return { result: "empty" };
    // `learn` may take all of a division from one of its fields.
    if (texts.some((text) => text.trim() === "")) return { result: "undecided" };
    const text = canonical(part, texts);
    if (text === null) return { result: "undecided" };
    const name = `part ${index}`;
    const hit = part.keys.find((entry) => entry.hash === hash(key.salt, name, text));
    if (hit) return { result: "right", share: opened(hit.share, key.salt, name, text) };
    return { result: part.whole ? "wrong" : "undecided" };
  }

  const explanation = (key, marks) =>
    key.explanation && opened(key.explanation, key.salt, "explanation", marks.map((m) => m.share).join("\n"));

  const optionSaid = (key, choice) => JSON.parse(opened(key.options[choice - 1], key.salt, "option", choice));

  globalThis.learnSite = { sha256, hexadecimal, canonical, mark };
  if (typeof document === "undefined") return;

  // MARK: The page

  const outcome = document.getElementById("outcome");
  const phrase = (name) => document.getElementById("say-" + name).content.cloneNode(true);

  function element(name, ...content) {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  }

  function fill(made, name, value) {
    for (const place of made.querySelectorAll("." + name)) place.textContent = value;
    return made;
  }

  function html(text) {
    const made = document.createElement("div");
    made.append(...new DOMParser().parseFromString(text, "text/html").body.childNodes);
    return made;
  }

  // A part of an answer: what it is, what was typed, and what is said of it.
  function line(label, typed, result) {
    const item = element("li", phrase("part-" + result));
    const place = item.querySelector(".label");
    place.textContent = label;
    if (typed !== null) {
      const shown = element("bdi", typed);
      shown.className = "typed";
      place.after(" ", shown);
    }
    return item;
  }

  function say(heading, lines, rest = []) {
    const list = element("ul", ...lines);
    list.className = "parts";
    outcome.replaceChildren(heading, ...(lines.length ? [list] : []), ...rest);
    outcome.scrollIntoView({ block: "nearest" });
  }

  function passed(key, marks, lines) {
    const text = explanation(key, marks);
    say(phrase("passed"), lines, text ? [phrase("explanation"), html(text)] : []);
  }

  function checkChoice(key, form) {
    const chosen = [...form.querySelectorAll("[name=choice]:checked")].map((field) => field.value);
    if (chosen.length === 0) return say(phrase("unreadable"), []);
    const said = chosen.map((choice) => optionSaid(key, choice));
    const lines = chosen.map((choice, i) => {
      const label = form.querySelector(`label[for="choice-${choice}"]`);
      const item = line(choice, null, said[i].right ? "right" : "wrong");
      const text = element("p", ...label.cloneNode(true).childNodes);
      if (label.lang) [text.lang, text.dir] = [label.lang, label.dir];
      item.append(text, ...(said[i].why ? [html(said[i].why)] : []));
      return item;
    });
    const right = said.filter((option) => option.right).length;
    const answer = mark(key, 0, [chosen.join(",")]);
    if (answer.result === "right") return passed(key, [answer], lines);
    const points = right - (chosen.length - right);
    say(key.partial && points > 0 ? partly(points, said[0].of) : phrase("wrong"), lines);
  }

  const partly = (points, possible) => fill(fill(element("div", phrase("partly")), "points", points), "possible", possible);

  function checkTyped(key, form) {
    const typed = key.parts.map((part) => part.fields.map((name) => form.elements[name].value));
    const marks = key.parts.map((_, index) => mark(key, index, typed[index]));
    const linesOf = (result) =>
      marks.flatMap((m, i) => (!result || m.result === result ? [line(i + 1, typed[i].join(" "), m.result)] : []));
    const has = (result) => marks.some((m) => m.result === result);
    const count = marks.filter((m) => m.result === "right").length;
    // What cannot be read, or is not decided, is said alone, so that the rest is not given away.
    if (has("empty")) return say(phrase("unreadable"), linesOf("empty"));
    if (has("undecided")) return say(phrase("undecided"), linesOf("undecided"));
    if (count === marks.length) return passed(key, marks, linesOf());
    say(count > 0 ? partly(count, marks.length) : phrase("wrong"), linesOf());
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.dataset.key) return;
    event.preventDefault();
    const key = JSON.parse(form.dataset.key);
    if (key.options) checkChoice(key, form);
    else checkTyped(key, form);
  });
})();
