import { render } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "@recollect/domain/cards/text/format.ts";
import { hostileStrings } from "@recollect/domain/test/hostile-strings.ts";
import { WholeText } from "./whole-text.tsx";

function drawn(text: string): HTMLElement {
  return render(<WholeText text={text} />).container.firstElementChild as HTMLElement;
}

const markElements: ReadonlySet<string> = new Set(["em", "strong", "code", "u", "s", "sub", "sup"]);

describe("marks become elements", () => {
  test.each([
    ["*italic*", "<em>italic</em>"],
    ["**bold**", "<strong>bold</strong>"],
    ["`code`", "<code>code</code>"],
    ["__under__", "<u>under</u>"],
    ["~~gone~~", "<s>gone</s>"],
    ["**bold and *both***", "<strong>bold and <em>both</em></strong>"],
    ["plain", "plain"],
    ["", ""],
  ])("%j is %s", (text, html) => {
    expect(drawn(text).innerHTML).toBe(html);
  });
});

describe("any input stays text", () => {
  test.each(hostileStrings)("$name", ({ text }) => {
    const element = drawn(text);
    expect(element.textContent).toBe(plainText(text));
    const inside = [...element.querySelectorAll("*")];
    expect(new Set(inside.map(({ localName }) => localName).filter((name) => !markElements.has(name)))).toEqual(new Set());
    expect(inside.filter((one) => one.attributes.length > 0)).toEqual([]);
    expect(globalThis).not.toHaveProperty("hacked");
  });

  test("only the marks' elements are ever rendered, and the text is the input without its marks", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("*", "_", "~", "`", "\\", "<b>", "&", "a", " ", "\n", "😀"), maxLength: 40 }),
        (text) => {
          const element = drawn(text);
          expect(element.textContent).toBe(plainText(text));
          expect([...element.querySelectorAll("*")].every(({ localName }) => markElements.has(localName))).toBe(true);
        },
      ),
    );
  });

  test("the direction follows the text itself", () => {
    expect(drawn("مرحبا")).toHaveAttribute("dir", "auto");
  });
});
