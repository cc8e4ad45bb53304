import { basename } from "node:path";
import { expect, test } from "vitest";
import { codeFiles, files, isTest } from "./project-files.ts";

/** Lines beyond which a file is usually about two ideas. A test file has more cases of one idea. */
const ceilings = { code: 300, test: 400 };
/** Long for a good reason, which is given beside each. */
const mayBeLong = new Map<string, string>([["domain/src/errors/catalogue.ts", "one table of all failures"]]);

test("no file is left unfinished", () => {
  // The character class keeps this very line from matching.
  const mark = /\b(TO[D]O|FIX[M]E|XX[X])\b/;
  expect(codeFiles.filter(({ text }) => mark.test(text)).map(({ path }) => path)).toEqual([]);
});

test(`no code file is longer than ${ceilings.code} lines, no test longer than ${ceilings.test}`, () => {
  const long = codeFiles
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ path, lines }) => lines > (isTest(path) ? ceilings.test : ceilings.code) && !mayBeLong.has(path));
  expect(long).toEqual([]);
});

test("exports have names; only a tool's configuration has a default export", () => {
  const nameless = codeFiles.filter(({ path, text }) => !path.endsWith(".config.ts") && /^export default\b/m.test(text));
  expect(nameless.map(({ path }) => path)).toEqual([]);
});

test("files are named in kebab case", () => {
  const named = files.map(({ path }) => path).filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
  expect(named.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(basename(path)))).toEqual([]);
});

test("a test that mocks a module is called .isolated.test, since files that share a worker would get the mock too", () => {
  // The character class keeps this very line from matching.
  const replaces = /\bvi[.](mock|doMock|resetModules)\(/;
  const told = codeFiles.filter(({ path, text }) => /\.test\.tsx?$/.test(path) && !path.includes(".isolated.") && replaces.test(text));
  expect(told.map(({ path }) => path)).toEqual([]);
});

test("no test is skipped, and none is run alone", () => {
  const switched = /\b(test|it|describe)\.(only|skip|todo)\b/;
  expect(
    codeFiles
      .filter(({ path, text }) => /\.(test|journey)\.tsx?$/.test(path) && path !== "test/habits.test.ts" && switched.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});

test("a part that can't be loaded is caught behind `then`: the bundler waits for its style sheets outside of it", () => {
  const caught = /\bimport\("[^"]+\.tsx"\)\.then\(\n/;
  expect(codeFiles.filter(({ path, text }) => path.startsWith("client/src/") && caught.test(text)).map(({ path }) => path)).toEqual([]);
});

test("a table that is looked up by users' words is made by tableOf, since a plain object also has `constructor`", () => {
  const asked = codeFiles.filter(({ path }) => path.startsWith("domain/src/") && !isTest(path));
  const plain = asked.flatMap(({ path, text }) =>
    [...text.matchAll(/^(?:export )?const (\w+): \S*Record<string, .*> = (?:\{|Object\.fromEntries\()/gm)].map(
      ([, name]) => `${path} ${name}`,
    ),
  );
  expect(plain).toEqual([]);
});

test("the lengths of a minute, an hour and a day are only in domain/src/time/units.ts", () => {
  const said = /\bconst (?:minute|hour|day)Ms = (?:\d|24 \*)/;
  const saying = codeFiles.filter(({ path, text }) => path !== "domain/src/time/units.ts" && said.test(text));
  expect(saying.map(({ path }) => path)).toEqual([]);
});
