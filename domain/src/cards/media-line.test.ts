import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mediaNames } from "./card-media.ts";
import { withMedium } from "./media-line.ts";
import type { Edit } from "./text-edits.ts";

const medium = "![heart](media/x.png)";

/** A text whose selection is between `‹` and `›`; a single `|` is the caret. `@` is the medium. */
function edit(shown: string): Edit {
  if (shown.includes("|")) return { text: shown.replace("|", ""), from: shown.indexOf("|"), to: shown.indexOf("|") };
  return { text: shown.replace(/[‹›]/g, ""), from: shown.indexOf("‹"), to: shown.indexOf("›") - 1 };
}

function drawn({ text, from, to }: Edit): string {
  expect(from).toBe(to);
  return `${text.slice(0, from)}|${text.slice(from)}`.replace(medium, "@");
}

describe("a picture or a sound is inserted on a line of its own", () => {
  test.each([
    ["in an empty side", "|", "@|"],
    ["below the line whose word has the caret", "Which chambe|r has the wall?", "Which chamber has the wall?\n@|"],
    ["below the line whose words are around the caret", "der |Hund", "der Hund\n@|"],
    ["after the end of the line", "der |", "der \n@|"],
    ["above the line at whose start the caret is", "|der Hund", "@|\nder Hund"],
    ["above the second line at whose start the caret is", "a\n|b", "a\n@|\nb"],
    ["between two lines", "a|\nb", "a\n@|\nb"],
    ["on the empty line with the caret", "a\n|\nb", "a\n@|\nb"],
    ["on the empty last line", "a\n|", "a\n@|"],
    ["on a line of spaces", "a\n  |\nb", "a\n  @|\nb"],
    ["behind another picture", "![a](media/a.png)|", "![a](media/a.png)\n@|"],
    ["below a selection, which stays", "one ‹two›\nthree", "one two\n@|\nthree"],
    ["below a selection of several lines", "o‹ne\nt›wo", "one\ntwo\n@|"],
    ["below a line that is wholly selected", "‹one›\ntwo", "one\n@|\ntwo"],
    ["below an item of a list", "- o|ne\n- two", "- one\n@|\n- two"],
    ["below a block of code", "```\nlet a|;\nlet b;\n```\nend", "```\nlet a;\nlet b;\n```\n@|\nend"],
    ["above a block of code", "|```\nlet a;\n```", "@|\n```\nlet a;\n```"],
    ["below a formula of several lines", "\\[a|\n+ b\\] is", "\\[a\n+ b\\] is\n@|"],
    ["below a gap of several lines", "The {{c1::left|\nright::side}} one", "The {{c1::left\nright::side}} one\n@|"],
    ["below code within a text that goes on in the next line", "`a|\nb` c", "`a\nb` c\n@|"],
  ])("%s", (_where, before, after) => {
    expect(drawn(withMedium(edit(before), medium))).toBe(after);
  });
});

test("nothing else of any side changes, the medium has its line, and it is shown", () => {
  const part = fc.constantFrom(
    "a",
    "bc",
    " ",
    "\n",
    "\n\n",
    "`",
    "```\n",
    "\n```",
    "\\[",
    "\\]",
    "\\(",
    "\\)",
    "{{c1::",
    "}}",
    "::",
    "**",
    "- ",
    "[",
    "](",
    ")",
    "\\",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), fc.nat(), fc.nat(), (parts, one, other) => {
      const text = parts.join("");
      const [from, to] = [one % (text.length + 1), other % (text.length + 1)].toSorted((a, b) => a - b) as [number, number];
      const after = withMedium({ text, from, to }, medium);
      const start = after.from - medium.length;
      const [head, tail] = [after.text.slice(0, start), after.text.slice(after.from)];
      expect([head + tail, head.replace(/\n$/, "") + tail, head + tail.replace(/^\n/, "")]).toContain(text);
      expect(after.text.split("\n").map((line) => line.trim())).toContain(medium);
      expect(mediaNames(after.text)).toContain("x");
    }),
    { numRuns: 1000 },
  );
});

test("a side of 20,000 characters is read once", () => {
  const side = "`a\nb` ".repeat(3300);
  expect(withMedium({ text: side, from: 1, to: 1 }, medium).text).toBe(`${side}\n${medium}`);
});
