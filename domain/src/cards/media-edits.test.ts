import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySide } from "../../test/any-side.ts";
import { lawRuns } from "../../test/law-runs.ts";
import { replaced, withFile, withDescription, withMediumMoved, withoutMedium, type MediumPlace } from "./media-edits.ts";
import { pieces } from "./text/inline-tokens.ts";

const markup = "![heart](media/x.png)";

/** `@` stands for the picture. */
function side(shown: string): { text: string; medium: MediumPlace } {
  const from = shown.indexOf("@");
  return { text: shown.replace("@", markup), medium: { from, to: from + markup.length, id: "x", extension: "png" } };
}

const seen = (text: string) => text.replace(markup, "@");

describe("a picture is taken out", () => {
  test.each([
    ["with its line", "a\n@\nb", "a\nb"],
    ["with the first line", "@\nb", "b"],
    ["with the only line", "@", ""],
    ["with its item of a list", "- a\n- @\n- b", "- a\n- b"],
    ["from within a word, which is whole again", "Which chambe@r is it?", "Which chamber is it?"],
  ])("%s", (_name, before, after) => {
    const { text, medium } = side(before);
    expect(withoutMedium(text, medium).text).toBe(after);
  });
});

describe("a picture is moved", () => {
  test.each([
    ["up past a line", -1, "a\nb\n@", "a\n@\nb"],
    ["down past a line", 1, "@\na\nb", "a\n@\nb"],
    ["down past an empty line", 1, "@\n\nb", "\n@\nb"],
    ["down past a block of code as a whole", 1, "@\n```\nlet a;\nlet b;\n```\nend", "```\nlet a;\nlet b;\n```\n@\nend"],
    ["up past a formula of two lines", -1, "\\[a\n+b\\]\n@", "@\n\\[a\n+b\\]"],
    ["up out of a word, to a line of its own", -1, "Which chambe@r is it?", "@\nWhich chamber is it?"],
    ["down out of a word, to a line of its own", 1, "Which chambe@r is it?", "Which chamber is it?\n@"],
    ["with its sign of a list", -1, "- a\n- @", "- @\n- a"],
  ] as const)("%s", (_name, step, before, after) => {
    const { text, medium } = side(before);
    expect(seen(withMediumMoved(text, medium, step)?.text ?? "nothing")).toBe(after);
  });

  test.each([
    ["above the first line", -1, "@\na"],
    ["below the last line", 1, "a\n@"],
  ] as const)("not %s", (_name, step, before) => {
    const { text, medium } = side(before);
    expect(withMediumMoved(text, medium, step)).toBeNull();
  });
});

test("a description is changed, and the picture stays", () => {
  const { text, medium } = side("a @ b");
  expect(withDescription(text, medium, "a [lung]\nin red").text).toBe("a ![a (lung) in red](media/x.png) b");
});

test("a file that replaces another one takes its place, or a line of its own if it is gone", () => {
  const caret = { text: `a ${markup} b`, from: 0, to: 0 };
  expect(withFile(caret, "![lung](media/y.png)", { replaces: "x.png" }).text).toBe("a ![lung](media/y.png) b");
  expect(withFile(caret, "![lung](media/y.png)", { replaces: "gone.png" }).text).toBe(`![lung](media/y.png)\na ${markup} b`);
});

test("a part of a picture takes its place and keeps its description", () => {
  const caret = { text: `a ${markup} b`, from: 0, to: 0 };
  expect(withFile(caret, "![](media/y.webp)", { replaces: "x.png", isPart: true }).text).toBe("a ![heart](media/y.webp) b");
  expect(withFile(caret, "![](media/y.webp)", { replaces: "x.png" }).text).toBe("a ![](media/y.webp) b");
});

test("another picture takes the place of one", () => {
  const { text, medium } = side("a\n@\nb");
  expect(replaced(text, medium, "![lung](media/y.png)").text).toBe("a\n![lung](media/y.png)\nb");
});

/** The signs of a side without lines: a move changes only these. */
const signsOf = (text: string) => text.replaceAll("\n", "").split("").toSorted().join("");

test("in any side a move keeps every sign, and the picture is shown", () => {
  fc.assert(
    fc.property(anySide, anySide, fc.constantFrom(-1 as const, 1 as const), (before, after, step) => {
      const text = `${before}${markup}${after}`;
      const medium = pieces(text, { lines: true, gaps: true, marks: false }).find((piece) => "id" in piece && piece.id === "x");
      fc.pre(medium !== undefined && "id" in medium);
      const moved = withMediumMoved(text, medium, step);
      if (moved === null) return;
      expect(signsOf(moved.text)).toBe(signsOf(text));
      expect(
        pieces(moved.text, { lines: true, gaps: true, marks: false }).filter((piece) => "id" in piece && piece.to === moved.to),
      ).toHaveLength(1);
    }),
    { numRuns: lawRuns(10_000) },
  );
});
