import * as fc from "fast-check";
import { expect, test } from "vitest";

import { lawRuns } from "../../../test/law-runs.ts";
import { hostileStrings } from "../../../test/hostile-strings.ts";
import { readText } from "./read-text.ts";
import { writeLines } from "./tables/write-table.ts";

/** How Mnemosyne 2.9 reads a line: entities with a number first, then tabs; a line of one field ends the import. */
function mnemosyneFields(text: string): string[][] {
  return text
    .split(/\r\n|\n|\r/)
    .slice(0, -1)
    .map((line) =>
      line
        .trimEnd()
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
        .split("\t"),
    );
}

test("the extra text follows the definition, and line breaks and signs of HTML are written as HTML", () => {
  const cards = [
    { term: "two\nlines", definition: "a < b & c", extra: "e.g.\tx", tags: ["t"] },
    { term: "{{c1::gap}}", definition: "" },
  ];
  expect(writeLines(cards)).toBe("two<br>lines\ta &lt; b &amp; c<br>e.g. x\n{{c1::gap}}\t<br>\n");
});

test("Mnemosyne finds two fields on each line, whatever the cards hold", () => {
  const side = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...hostileStrings.map(({ text }) => text.slice(0, 500))));
  fc.assert(
    fc.property(fc.array(fc.record({ term: side.filter((text) => text.trim() !== ""), definition: side })), (cards) => {
      const fields = mnemosyneFields(writeLines(cards));
      expect(fields.map((one) => one.length)).toEqual(cards.map(() => 2));
    }),
    { numRuns: lawRuns(300) },
  );
});

test("the file comes back with its line breaks and signs", () => {
  const readHtml = (html: string) => html.replaceAll("<br>", "\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const cards = [{ term: "one\ntwo", definition: "a<b & <br>" }];
  expect(readText(writeLines(cards), { fileName: "x.txt", readHtml }).decks[0]?.cards).toEqual(cards);
});
