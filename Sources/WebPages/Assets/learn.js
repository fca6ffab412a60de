"use strict";
// Sends what is typed without loading the page anew, and follows what happens to the step elsewhere. Everything on the
// page works without this file too.
(() => {
  const FRAGMENT = "text/x-learn-fragment";
  const INDENT = "    ";
  const outcome = document.getElementById("outcome");
  // What the student's files were saved as last, by name: news of it is no news.
  const saved = new Map();
  let busy = false;
  // Tells the server which page sent something, since its own doings are no news to it.
  const tab = Math.random().toString(36).slice(2);

  const phrase = (name) => document.getElementById("say-" + name)?.content.cloneNode(true) ?? "";
  const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

  // MARK: Saying

  function tell(nodes) {
    if (!outcome) return;
    outcome.replaceChildren(...nodes);
    outcome.scrollIntoView({ block: "nearest" });
  }

  function paragraph(...content) {
    const element = document.createElement("p");
    element.append(...content);
    return element;
  }

  function button(name, action) {
    const element = document.createElement("button");
    element.type = "button";
    element.append(phrase(name));
    element.addEventListener("click", action);
    return element;
  }

  // A notice above the given place, once.
  function notify(place, name, ...buttons) {
    if (place.querySelector(":scope > .notice")) return;
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.append(paragraph(phrase(name)), paragraph(...buttons));
    place.prepend(notice);
  }

  // Puts each region of an answer where it belongs; what is no fragment is a whole page, whose content is said.
  function apply(html) {
    const page = parsed(html);
    const regions = page.querySelectorAll("[data-region]");
    if (regions.length === 0) {
      const main = page.querySelector("main");
      return tell(main ? [...main.childNodes] : [...page.body.childNodes]);
    }
    for (const region of regions) {
      const name = region.dataset.region;
      if (name === "outcome") tell([...region.childNodes]);
      else if (name === "files") applyFiles(region);
      else document.getElementById(name)?.replaceChildren(...region.childNodes);
    }
  }

  // MARK: Sending

  async function send(form, submitter) {
    if (busy) return;
    busy = true;
    outcome?.setAttribute("aria-busy", "true");
    const fields = new URLSearchParams(new FormData(form, submitter));
    fields.set("tab", tab);
    try {
      const answer = await fetch(form.action, {
        method: "POST", body: fields, headers: { Accept: FRAGMENT }, credentials: "same-origin",
      });
      if (answer.ok && fields.has("file")) saved.set(fields.get("file"), lines(fields.get("text")));
      apply(await answer.text());
    } catch {
      tell([paragraph(phrase("no-answer"))]);
    } finally {
      busy = false;
      outcome?.removeAttribute("aria-busy");
    }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.dataset.action || !outcome) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  // MARK: The student's files

  const lines = (text) => text.replace(/\r\n?/g, "\n");
  const fieldOf = (section) => section.querySelector("textarea");
  // What was refused stands on no disk.
  const isUnsaved = (field) => field.value !== field.defaultValue || "refused" in field.dataset;

  function applyFiles(region) {
    const place = document.getElementById("files");
    for (const section of [...region.children]) {
      const old = place?.querySelector(`[data-file="${CSS.escape(section.dataset.file)}"]`);
      if (old) renew(old, section);
      else place?.append(section);
    }
  }

  // What the student is writing stays, whatever happens to the file.
  function renew(old, section) {
    const [mine, theirs] = [fieldOf(old), fieldOf(section)];
    const isTouched = mine && isUnsaved(mine);
    if (!isTouched || (theirs && theirs.value === mine.value)) return replace(old, section);
    if (theirs && !("refused" in theirs.dataset) && saved.get(section.dataset.file) === theirs.value) {
      mine.defaultValue = theirs.value;
      return adoptVersion(old, section);
    }
    old.querySelector(":scope > .notice")?.remove();
    notify(
      old, "on-disk",
      button("take", () => replace(old, section)),
      " ",
      button("keep", () => {
        adoptVersion(old, section);
        old.querySelector(":scope > .notice")?.remove();
        mine.focus();
      }));
  }

  function adoptVersion(old, section) {
    const [mine, theirs] = [old, section].map((place) => place.querySelector("[name=version]"));
    if (mine && theirs) mine.value = theirs.value;
  }

  function replace(old, section) {
    const field = fieldOf(old);
    const [hadFocus, hadButton] = [document.activeElement === field, old.contains(document.activeElement)];
    const place = field && [field.selectionStart, field.selectionEnd, field.scrollTop];
    old.replaceWith(section);
    const fresh = fieldOf(section);
    if (hadButton && !hadFocus) section.querySelector("button")?.focus({ preventScroll: true });
    if (!hadFocus || !fresh) return;
    fresh.focus({ preventScroll: true });
    if (!place) return;
    fresh.setSelectionRange(place[0], place[1]);
    fresh.scrollTop = place[2];
  }

  // MARK: The editor

  // As if typed, so that it can be taken back.
  function type(field, start, end, text) {
    field.setSelectionRange(start, end);
    const done = text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
    if (!done) field.setRangeText(text, start, end, "end");
  }

  function shift(field, outwards) {
    const { value, selectionStart: from, selectionEnd: to } = field;
    const start = value.lastIndexOf("\n", from - 1) + 1;
    const next = value.indexOf("\n", Math.max(start, to > from ? to - 1 : to));
    const end = next < 0 ? value.length : next;
    const old = value.slice(start, end);
    const moved = outwards ? old.replace(/^(?: {1,4}|\t)/gm, "") : old.replace(/^(?=.)/gm, INDENT);
    if (moved === old) return;
    type(field, start, end, moved);
    if (to > from) field.setSelectionRange(start, start + moved.length);
    else field.selectionStart = field.selectionEnd = Math.max(start, from + moved.length - old.length);
  }

  function breakLine(field) {
    const { value, selectionStart: from, selectionEnd: to } = field;
    const line = value.slice(value.lastIndexOf("\n", from - 1) + 1, from);
    const margin = line.match(/^[ \t]*/)[0];
    type(field, from, to, "\n" + margin + (/[{(\[]\s*$/.test(line) ? INDENT : ""));
  }

  // Where the keyboard writes no Latin letters, the place of the key counts.
  const isLetterS = (event) => /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === "s" : event.code === "KeyS";

  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) || event.isComposing) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "F2" && isPlain) shift(field, event.shiftKey);
    else if (event.key === "Enter" && isPlain && !event.shiftKey) breakLine(field);
    else if (isLetterS(event) && (event.ctrlKey || event.metaKey) && !event.altKey) field.form.requestSubmit();
    else return;
    event.preventDefault();
  });

  const isTyping = () =>
    [...document.querySelectorAll("main input, main textarea")].some((field) =>
      field.type === "radio" || field.type === "checkbox"
        ? field.checked !== field.defaultChecked
        : isUnsaved(field));

  window.addEventListener("beforeunload", (event) => {
    const fields = [...document.querySelectorAll("textarea")];
    if (fields.some(isUnsaved)) event.preventDefault();
  });

  // MARK: What happens elsewhere

  async function fresh() {
    try {
      // Asked for so, the page is not taken for one that a person opened.
      const answer = await fetch(location.href, {
        credentials: "same-origin", headers: { Accept: "text/x-learn-fragment" },
      });
      return parsed(await answer.text());
    } catch {
      return null;
    }
  }

  const loadAnew = () => location.reload();

  // The course was edited: whoever is in the middle of something decides.
  function changedCourse() {
    const main = document.getElementById("main");
    if (!isTyping() && !main.contains(document.activeElement)) return loadAnew();
    notify(main, "elsewhere", button("anew", loadAnew));
  }

  async function changedProgress() {
    const page = await fresh();
    if (!page) return;
    const standing = page.getElementById("standing");
    if (outcome) {
      if (standing) document.getElementById("standing")?.replaceWith(standing);
      const files = page.getElementById("files");
      if (files) applyFiles(files);
      return;
    }
    const [main, news] = [document.getElementById("main"), page.getElementById("main")];
    if (news && !main.contains(document.activeElement)) main.replaceChildren(...news.childNodes);
  }

  let source = null;

  function follow() {
    source?.close();
    source = null;
    if (document.hidden) return;
    source = new EventSource(`${document.body.dataset.events}?tab=${tab}`);
    for (const name of ["changed", "verdict"]) source.addEventListener(name, (event) => apply(event.data));
    source.addEventListener("progress", changedProgress);
    source.addEventListener("course", changedCourse);
    // A browser gives up where it was refused, for want of room say.
    source.addEventListener("error", (event) => {
      if (event.target.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
    });
  }

  // A browser opens few connections to a server, so that a page which nobody sees keeps none.
  if (document.body.dataset.events) {
    follow();
    document.addEventListener("visibilitychange", () => {
      follow();
      if (!document.hidden) changedProgress();
    });
    window.addEventListener("pagehide", () => source?.close());
    window.addEventListener("pageshow", (event) => event.persisted && loadAnew());
  }
})();
