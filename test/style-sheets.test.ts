import { expect, test } from "vitest";
import { files } from "./project-files.ts";

const sheets = files.filter(({ path }) => path.startsWith("client/") && path.endsWith(".css"));

/** Properties and values that name a side of the screen, which is the wrong one for right-to-left text. */
const sides =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sidesByValue = /^(?:text-align|float|clear)$/;
const fourSides = /^(?:margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/;

/** The sides of a drawn arrow: it is mirrored as a whole. */
const drawn = new Set(["client/src/study/settings/settings-form.module.css: border-width: 0 2px 2px 0"]);

test("style sheets have start and end, not left and right", () => {
  const found = sheets.flatMap(({ path, text }) =>
    declarationsIn(text)
      .filter(({ name, value }) => namesASide(name, value))
      .map(({ name, value }) => `${path}: ${name}: ${value}`),
  );
  expect(found.filter((told) => !drawn.has(told))).toEqual([]);
});

function namesASide(name: string, value: string): boolean {
  if (sides.test(name)) return true;
  if (sidesByValue.test(name)) return /\b(?:left|right)\b/.test(value);
  if (!fourSides.test(name)) return false;
  const [, right, , left] = partsOf(value);
  return left !== undefined && left !== right;
}

/** Colours that are the same in both schemes: on screens for printing, on paper, of code, and of masks. */
const sameInEveryRoom = [
  "client/src/styles/tokens.css",
  "client/src/cards/text/code-block.module.css",
  "client/src/cards/text/highlighted-code.module.css",
  "client/src/cards/flip/flip-card.module.css",
  "client/src/exchange/print/print.module.css",
  "client/src/styles/base.css",
];

test("style sheets take their colours from tokens.css, which has day and night", () => {
  const found = sheets
    .filter(({ path }) => !sameInEveryRoom.includes(path))
    .flatMap(({ path, text }) =>
      declarationsIn(text)
        .filter(({ value }) => /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|white|black)\b/i.test(value.replace(/url\([^)]*\)/g, "")))
        .map(({ name, value }) => `${path}: ${name}: ${value}`),
    );
  expect(found).toEqual([]);
});

test("the width of the navbar and of wide pages stands in tokens.css alone", () => {
  const tokens = sheets.find(({ path }) => path === "client/src/styles/tokens.css")?.text ?? "";
  const widths = declarationsIn(tokens).flatMap(({ name, value }) => (name === "--wide-width" ? [value] : []));
  expect(widths).toEqual(["1360px", "1680px"]);
  const found = sheets
    .filter(({ text }) => text !== tokens)
    .flatMap(({ path, text }) =>
      declarationsIn(text)
        .filter(({ value }) => widths.some((width) => value.includes(width)))
        .map(({ name, value }) => `${path}: ${name}: ${value}`),
    );
  expect(found).toEqual([]);
});

test("boxes and circles to choose with take their colour from base.css; sliders have their own", () => {
  const found = sheets.filter(({ text }) => declarationsIn(text).some(({ name }) => name === "accent-color")).map(({ path }) => path);
  expect(found.toSorted()).toEqual([
    "client/src/study/progress/memory/memory-part.module.css",
    "client/src/study/settings/settings-form.module.css",
    "client/src/styles/base.css",
  ]);
});

function declarationsIn(text: string): { name: string; value: string }[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...plain.matchAll(/(?:^|[{;])\s*([a-z-]+):\s*([^;{}]+)(?=[;}])/g)].map(([, name = "", value = ""]) => ({
    name,
    value: value.trim().replace(/\s+/g, " "),
  }));
}

/** The parts of a value, with brackets kept together. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
