import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import { codeFiles, isTest } from "./project-files.ts";

/** A file of fewer lines with one importer belongs into it. */
const few = 20;
/** Lines of the two together: a longer file would be about two ideas. */
const ceiling = 300;

/** Kinds that have files of their own, however short: texts, routes, tables and SQL, migrations, rules and tables of the examiner, formats of media. */
const ofItsKind = /\.(texts|routes|tables|store)\.ts$|\/migrations\/|\/practice\/examiner\/|\/media\/clean\//;

const production = codeFiles.filter(({ path }) => /^(client|domain|server)\/src\//.test(path) && !isTest(path));
const lines = new Map(production.map(({ path, text }) => [path, text.trimEnd().split("\n").length]));

/** What is loaded later, or runs as a thread or a process of its own. */
const apart = new Set(
  production.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\bimport|\bURL)\("(\.[^"]+)"/g)].map(([, to = ""]) => posix.join(posix.dirname(path), to)),
  ),
);

/** The importers of a file that are no tests: benches as well. */
const importers = new Map<string, string[]>();
for (const file of codeFiles.filter(({ path }) => !/\.test\.tsx?$/.test(path))) {
  for (const target of new Set(importsOf(file).map((one) => one.target)))
    importers.set(target, [...(importers.get(target) ?? []), file.path]);
}

/** The noun of a file: a feature of the server, else the first folder of its workspace's sources. */
function nounOf(path: string): string {
  const [workspace, , first, second] = path.split("/");
  return first === "features" ? `${workspace} ${second}` : `${workspace} ${first}`;
}

test("a file of under twenty lines with one importer is part of that importer", () => {
  const apartForNothing = production.flatMap(({ path }) => {
    const [only, ...others] = importers.get(path) ?? [];
    const own = lines.get(path) ?? 0;
    if (only === undefined || others.length > 0 || own >= few) return [];
    const hasReason = ofItsKind.test(path) || apart.has(path) || nounOf(only) !== nounOf(path) || own + (lines.get(only) ?? 0) > ceiling;
    return hasReason ? [] : [`${path} (${own} lines) belongs in ${only}`];
  });
  expect(production.length).toBeGreaterThan(1000);
  expect(apartForNothing).toEqual([]);
});
