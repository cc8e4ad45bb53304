import { render } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "@recollect/domain/cards/format.ts";
import { FormattedText } from "./formatted-text.tsx";

function drawn(text: string): HTMLElement {
  return render(<FormattedText text={text} />).container.firstElementChild as HTMLElement;
}

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

describe("whatever is typed stays text", () => {
  test.each([
    "<script>window.hacked = true</script>",
    "<img src=x onerror=window.hacked=true>",
    "[click](javascript:alert(1))",
    "**<b onclick=alert(1)>x</b>**",
    "&lt;b&gt; &amp; &nbsp;",
    "`<svg/onload=alert(1)>`",
  ])("%s", (text) => {
    const element = drawn(text);
    expect(element.textContent).toBe(plainText(text));
    expect(element.querySelectorAll("script, img, a, svg, b, [onclick], [onerror]")).toHaveLength(0);
  });

  test("only the five marks' elements are ever drawn, and the text is the text without its marks", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("*", "_", "~", "`", "\\", "<b>", "&", "a", " ", "\n", "😀"), maxLength: 40 }),
        (text) => {
          const element = drawn(text);
          expect(element.textContent).toBe(plainText(text));
          expect([...element.querySelectorAll("*")].every(({ tagName }) => ["EM", "STRONG", "CODE", "U", "S"].includes(tagName))).toBe(
            true,
          );
        },
      ),
    );
  });

  test("the direction follows the text itself", () => {
    expect(drawn("مرحبا")).toHaveAttribute("dir", "auto");
  });
});
