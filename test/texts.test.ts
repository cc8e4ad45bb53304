import { describe, expect, test } from "vitest";
import { englishIn } from "./english.ts";
import { files, isTest } from "./project-files.ts";

/** Names of the code that look like words: kinds of steps and states, keys, headers of HTTP, products, and fonts. */
const names: ReadonlySet<string> = new Set(
  `both ways, card added, cards added, card deleted, card put back, card moved, cards deleted, cards put back, cards moved, cards merged,
  text replaced, put back, add many, as they were, not yet, not begun, deck gone,
  typed answer, The card was changed somewhere else, signUps, Unlisted, {} extra, Enter, Space, Backspace, Delete, Escape, Home, End, Accept, Front, Back, 1em KaTeX_Main,
  italic 1em KaTeX_Math, Control, Shift, Edge, Opera, Samsung Internet, Firefox, Chrome, Safari, Android, Chromebook, Windows, Mac, Linux`
    .split(/,\s+/)
    .concat("max(40px, var(--touch))"),
);

/** 'Buenos Aires, Argentina' is one name, and no list. */
const namesOfPlaces: readonly string[] = ["client/src/study/settings/time-zone-choices.ts"];

/** So that a translator finds every word of a screen in one place. */
test("every screen has its words in texts files, as messages", () => {
  const sources = files.filter(({ path }) => /^client\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !path.endsWith(".texts.ts"));
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(({ path, text }) =>
    englishIn(path, text)
      .filter((english) => !names.has(english.text))
      .map((english) => `${path}:${english.line}: ${english.text}`),
  );
  expect(found).toEqual([]);
});

test("no texts file has words that are no message", () => {
  const texts = files.filter(({ path }) => /^client\/src\/.*\.texts\.ts$/.test(path));
  expect(texts.length).toBeGreaterThan(90);
  expect(texts.filter(({ text }) => !text.includes('language/t.ts"')).map(({ path }) => path)).toEqual([]);
  const found = texts.flatMap(({ path, text }) =>
    englishIn(path, text)
      .filter((english) => !names.has(english.text) && !/^(?:Ctrl|Alt|Shift|Esc|Tab|Enter)\b/.test(english.text))
      .map((english) => `${path}:${english.line}: ${english.text}`),
  );
  expect(found).toEqual([]);
});

test("numbers, days and lists are written in the reader's language", () => {
  const fixed = [
    'Format("',
    'Format(["',
    'Rules("',
    'Names(["',
    'String("',
    'LowerCase("',
    'UpperCase("',
    "toLocaleString()",
    '.join(", ")',
  ];
  const found = files
    .filter(({ path }) => /^client\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !namesOfPlaces.includes(path))
    .flatMap(({ path, text }) => fixed.filter((call) => text.includes(call)).map((call) => `${path}: ${call}`));
  expect(found).toEqual([]);
});

describe("the guard finds", () => {
  test.each([
    ["words between tags", "const a = <p>No decks yet</p>;", "No decks yet"],
    ["words beside a value", "const a = <p>and {count} more</p>;", "and"],
    ["an attribute", 'const a = <Field label="Title" />;', "Title"],
    ["an attribute of a component of ours", 'const a = <Paged empty="No reports wait." />;', "No reports wait."],
    ["a template in an attribute", "const a = <Field labelContext={`of card ${number}`} />;", "of card {}"],
    ["a template with one word", 'const a = <b aria-label={`${isOn ? "Stop" : "Play"}: ${name}`} />;', "Stop"],
    ["a choice of words", 'const a = { label: isOn ? "Undo" : "Redo" };', "Undo"],
    ["a sentence that is returned", 'function a() { return "This file is empty."; }', "This file is empty."],
    ["a count", "const a = `${count} due`;", "{} due"],
    ["a quotation mark beside a value", "const a = <b>“{title}”</b>;", "“"],
    ["quotation marks around a value", "const a = `“${title}”`;", "“{}”"],
    ["words in a list", 'const a = ["Day", "Cards due"];', "Cards due"],
  ])("%s", (_what, code, text) => {
    expect(englishIn("a.tsx", code).map((english) => english.text)).toContain(text);
  });

  test.each([
    'import { a } from "Some Module";',
    "const a = <p className={classNames(styles.name, `level ${x}`)} />;",
    "const a = <kbd>Enter</kbd>;",
    "throw new Error(`No row of ${name} is there`);",
    'const a = kind === "put back" || kind === "Some Name";',
    "const a = `/api/decks/${id}/cards`;",
    'type A = "Some Thing" | "Other Thing";',
    'const a = { "Some Key": 1 };',
    "const a = <b>{texts.title}</b>;",
    'const a = t("Some words");',
  ])("nothing in %s", (code) => {
    expect(englishIn("a.tsx", code)).toEqual([]);
  });
});
