import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCodePoint } from "../../test/any-code-point.ts";
import { blocksOf } from "./text/blocks.ts";
import { mediaNames, mediaText, mediaWritten, picturesIn, renamedMedia } from "./card-media.ts";

test("a side uses its pictures and sounds, each once", () => {
  expect(mediaNames("![a](media/x1.png) ![](media/y-_.mp3) **![b](media/x1.png)**\n- ![c](media/z.webp)")).toEqual(["x1", "y-_", "z"]);
});

test("media in a gap or its hint are used, on either side", () => {
  expect(mediaNames("{{c1::![a](media/x.png)::![b](media/y.png)}}")).toEqual(["x", "y"]);
});

test.each([
  "`![a](media/x.png)`",
  "```\n![a](media/x.png)\n```",
  "![a](media/../x.png)",
  "![a](https://b.org/media/x.png)",
  "\\(![a](media/x.png)\\)",
])("%j uses nothing", (side) => {
  expect(mediaNames(side)).toEqual([]);
});

test("for any side, the media it uses are in its text, and as code it uses none", () => {
  const side = "**![a](media/x1.png)** {{c1::![](media/y-_.mp3)}} `![a](media/z.png)` ![b](media/../u.png) ![c](media/.png)";
  expect(mediaNames(side)).toEqual(["x1", "y-_"]);
  expect(mediaWritten(side)).toEqual(["x1", "y-_", "z"]);
  expect(mediaNames(`${side} ${"a".repeat(100_000)} ${side}`)).toEqual(["x1", "y-_", "z"]);
});

test("the pictures of a side are named in order, each once, without sounds and without those in code", () => {
  const side = "![a](media/y.png) ![b](media/x.mp3) `![c](media/z.png)` ![d](media/x.webp) ![e](media/y.png)";
  expect(picturesIn(side)).toEqual(["y.png", "x.webp"]);
});

test("renaming media leaves the rest of the text as it was typed", () => {
  const side = "**a** ![b](media/x.png) `![c](media/x.png)` ![d](media/y.mp3)";
  expect(renamedMedia(side, (id, extension) => (id === "x" ? `new.${extension}` : null))).toBe(
    "**a** ![b](media/new.png) `![c](media/x.png)` ![d](media/y.mp3)",
  );
});

test("a picture is written so that it can be read back, with any description", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: anyCodePoint }), fc.string({ unit: fc.constantFrom("[", "]", "(", ")", "\\", "`", "\n", "!", "*") })),
      (shows) => {
        const written = mediaText(shows, "Ab_-1.png");
        expect(mediaNames(written)).toEqual(["Ab_-1"]);
        expect(blocksOf(written)).toHaveLength(1);
      },
    ),
  );
});
