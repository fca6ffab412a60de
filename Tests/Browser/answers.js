// The page's grader against the table of the grader's own tests: `node Tests/Browser/answers.js`, in a browser the same.
const { readFileSync } = require("node:fs");
const { createHash } = require("node:crypto");
const { join } = require("node:path");

const root = join(__dirname, "../..");
(0, eval)(readFileSync(join(root, "Sources/WebPages/Assets/learn-site.js"), "utf8"));
const site = globalThis.learnSite;

let faults = 0;
const check = (holds, what) => { if (!holds) { faults += 1; console.error(what); } };

for (const text of ["", "abc", "مرحبا", "a".repeat(55), "a".repeat(56), "a".repeat(64), "a".repeat(1000)]) {
  check(site.hexadecimal(site.sha256(text)) === createHash("sha256").update(text).digest("hex"), `SHA-256 of ${text}`);
}
const rows = JSON.parse(readFileSync(join(__dirname, "answers.json"), "utf8"));
for (const { key, texts, mark } of rows) {
  const said = site.mark(key, 0, texts).result;
  check(said === mark, `${JSON.stringify(texts)} is ${said}, not ${mark}: ${JSON.stringify(key)}`);
}
check(rows.length >= 300, `only ${rows.length} answers`);
console.log(`${rows.length} answers, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
