import { describe, expect, test } from "vitest";

import { bounds, longestBound } from "./bounds.ts";
import { isBounded, placesOf } from "./places.ts";
import { areOutdated, expressionsToJudge, foundExpressions, judged, knownVerdicts, samples } from "./verdicts.ts";

const verdicts = knownVerdicts();
const command = "run `npm run expressions`, and rewrite what it refuses";

const literals = foundExpressions.flatMap((one) => (one.kind === "literal" ? [one] : []));
const builders = foundExpressions.flatMap((one) => (one.kind === "built" ? [one] : []));

describe("the regular expressions of the product", () => {
  test("are found in its code", () => expect(literals.length).toBeGreaterThan(500));

  test(`each have a verdict; ${command}`, () => {
    expect(expressionsToJudge().filter((expression) => !verdicts.has(expression))).toEqual([]);
  });

  test(`that are gone have no verdict any more; ${command}`, () => {
    const still = new Set(expressionsToJudge());
    expect([...verdicts.keys()].filter((expression) => !still.has(expression))).toEqual([]);
  });

  test(`have verdicts of the installed version of recheck; ${command}`, () => expect(areOutdated()).toBe(false));

  test("take neither exponential nor cubic time, and none is undecided", () => {
    const refused = [...verdicts].filter(([, verdict]) => !/^safe|^quadratic$/.test(verdict));
    expect(refused.map(([expression, verdict]) => ({ verdict, expression, places: placesOf(expression) }))).toEqual([]);
  });

  test("take quadratic time only where their input is bounded", () => {
    const quadratic = [...verdicts].filter(([, verdict]) => verdict === "quadratic").map(([expression]) => expression);
    const unbounded = quadratic.flatMap((expression) =>
      placesOf(expression)
        .filter((place) => !isBounded(place))
        .map((place) => [place, expression]),
    );
    expect(unbounded).toEqual([]);
    expect(bounds.filter(({ most }) => most > longestBound)).toEqual([]);
  });

  test("are bounded in no file without a quadratic one", () => {
    const quadratic = [...verdicts].filter(([, verdict]) => verdict === "quadratic").flatMap(([expression]) => placesOf(expression));
    expect(bounds.filter(({ path }) => !quadratic.some((place) => place.startsWith(path)))).toEqual([]);
  });
});

describe("the expressions that are built at run time", () => {
  test("each have a sample; a call that changes needs a new one in built.tsv", () => {
    const known = new Set(samples().map(({ path, code }) => `${path} ${code}`));
    expect(builders.map(({ path, code }) => `${path} ${code}`).filter((one) => !known.has(one))).toEqual([]);
    const still = new Set(builders.map(({ path, code }) => `${path} ${code}`));
    expect([...known].filter((one) => !still.has(one))).toEqual([]);
  });

  test("have samples with all that their calls say literally", () => {
    const astray = samples().filter(({ code, expression }) => {
      const template = /^(?:new )?RegExp\(\s*(?:String\.raw)?`((?:[^`\\]|\\[\s\S])*)`/.exec(code)?.[1];
      const parts = template?.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/) ?? [];
      const isRaw = code.includes("String.raw");
      const plain = parts.map((part) => (isRaw ? part : part.replace(/\\\\/g, "\\")));
      return plain.some((part) => !expression.includes(part));
    });
    expect(astray).toEqual([]);
  });
});

test("the kept verdicts are those that are computed: a sample, another one every day", async () => {
  const proved = [...verdicts].filter(([expression, verdict]) => verdict === "safe, proved" && expression.length < 60);
  const start = Math.floor(Date.now() / 86_400_000) * 7;
  const sample = Array.from({ length: 8 }, (_, at) => proved[(start + at * 97) % proved.length]).filter((one) => one !== undefined);
  for (const [expression, verdict] of sample) expect([expression, await judged(expression)]).toEqual([expression, verdict]);
  expect(await judged("/^(?:\\p{Lu}[\\p{L}'’.-]*\\s?)+$/u")).toBe("exponential");
  expect(await judged("/^\\s*[-*+]\\s+(.+?):\\s+(.+)$/")).toBe("cubic or more");
});
