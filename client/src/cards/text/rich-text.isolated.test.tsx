import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GapView } from "@recollect/domain/cards/text/spans.ts";
import { FormattedText } from "./formatted-text.tsx";
import { WholeText } from "./whole-text.tsx";

// jsdom has no layout, so nothing is observed to be in view: what waits for its own frame is rendered in the next one.
beforeEach(() => void vi.stubGlobal("IntersectionObserver", undefined));
afterEach(() => vi.unstubAllGlobals());

function drawn(text: string, props: { as?: "span"; gaps?: "filled" | GapView } = {}): HTMLElement {
  return render(<FormattedText text={text} {...props} />).container.firstElementChild as HTMLElement;
}

describe("lists", () => {
  test("are lists, with the numbers as they were typed", () => {
    drawn("Three:\n- **a**\n- b\n4. c\n9. d");
    const [dashes, numbers] = screen.getAllByRole("list") as [HTMLElement, HTMLElement];
    expect(
      within(dashes)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["a", "b"]);
    expect(
      within(numbers)
        .getAllByRole("listitem")
        .map((item) => (item as HTMLLIElement).value),
    ).toEqual([4, 9]);
  });

  test("are lines in a heading or a button", () => {
    const element = drawn("- a\n- b", { as: "span" });
    expect(element.textContent).toBe("• a• b");
    expect(element.querySelector("ul, ol, li, div, pre")).toBeNull();
  });
});

describe("formulas", () => {
  test("are rendered, and are MathML for screen readers", async () => {
    const element = drawn("\\(x^2\\) is");
    await waitFor(() => expect(element.querySelector("math annotation")?.textContent).toBe("x^2"));
    expect(element.querySelector(".katex-html")).toHaveAttribute("aria-hidden", "true");
  });

  test("show all of a text with a percent sign", async () => {
    const element = drawn("\\(50% of x\\)");
    await waitFor(() => expect(element.querySelector(".katex-html")).toHaveTextContent("50%ofx"));
  });

  test.each(["align", "align*", "gather", "gather*", "equation", "split", "multline", "eqnarray"])(
    "of displayed lines (%s) are rendered within a line as well, without numbers",
    async (name) => {
      for (const [before, after] of ["\\(\\)", "\\[\\]"].map((pair) => [pair.slice(0, 2), pair.slice(2)])) {
        const element = drawn(`${before}\\begin{${name}}x^2 = y\\end{${name}}${after}`);
        await waitFor(() => expect(element.querySelector("small, .katex-html")).not.toBeNull());
        expect(element.querySelector("small")).toBeNull();
        expect(element.querySelector(".eqn-num")).toBeNull();
      }
    },
  );

  test("show a tag within a line behind the formula", async () => {
    const element = drawn("\\(\\begin{align}x&=1\\tag{3}\\\\y&=2\\tag*{B}\\end{align}\\)");
    await waitFor(() => expect(element.querySelector(".katex-html")).toHaveTextContent(/\(3\).*B/s));
  });

  test.each([
    ["a wrong one", "\\frac{1", "Unexpected end of input in a macro argument, expected '}'"],
    ["one that grows without end", "\\def\\a{\\a\\a}\\a", "Too many expansions: infinite loop or need to increase maxExpand setting"],
    ["one that is too long", "a+".repeat(600), "too long to draw"],
  ])("%s shows its source and the reason", async (_what, tex, reason) => {
    const element = drawn(`\\(${tex}\\)`);
    await waitFor(() => expect(element.querySelector("small")?.textContent).toBe(`(${reason})`));
    expect(element).toHaveTextContent(tex.slice(0, 20));
    expect(element.querySelector("math")).toBeNull();
  });

  test.each([
    "\\href{javascript:alert(1)}{x}",
    "\\url{https://b.org}",
    "\\htmlData{a=b}{x}",
    "\\includegraphics{https://b.org/c.png}",
    "{".repeat(990),
  ])("%s renders only a formula", async (tex) => {
    const element = drawn(`\\(${tex}\\)`);
    await waitFor(() => expect(element.querySelector("small, .katex")).not.toBeNull());
    expect(element.querySelector("a, img, script, [data-a], [onclick]")).toBeNull();
  });
});

describe("formulas far down a page", () => {
  const many = Array.from({ length: 200 }, (_, at) => `\\(x^{${at}}\\)`).join(" ");
  const drawnCount = (element: HTMLElement) => element.querySelectorAll("math").length;

  /** A page of which only the top is ever in view. */
  class NothingComesIntoView {
    observe(): void {}
    disconnect(): void {}
  }

  test("are rendered when they are nearly in view; on paper all are", async () => {
    vi.stubGlobal("IntersectionObserver", NothingComesIntoView);
    const onScreen = render(<FormattedText text={many} />).container;
    const onPaper = render(
      <section data-on-paper>
        <WholeText text={many} />
      </section>,
    ).container;
    await waitFor(() => expect(drawnCount(onPaper)).toBe(200));
    expect(drawnCount(onScreen)).toBeLessThan(200);
  });

  test("that still wait for a frame are rendered before the page is printed", async () => {
    vi.stubGlobal("IntersectionObserver", NothingComesIntoView);
    const onPaper = render(
      <section data-on-paper>
        <WholeText text={many} />
      </section>,
    ).container;
    await waitFor(() => expect(drawnCount(onPaper)).toBeGreaterThan(0));
    window.dispatchEvent(new Event("beforeprint"));
    expect(drawnCount(onPaper)).toBe(200);
  });
});

describe("code", () => {
  test("a block keeps its lines, and is highlighted if its language is known", async () => {
    const element = drawn("```js\nlet a = 1;\n// b\n```");
    const block = screen.getByRole("group", { name: "Code" });
    expect(block.textContent).toBe("let a = 1;\n// b");
    await waitFor(() => expect(element.querySelectorAll("code span").length).toBeGreaterThan(1));
    expect(block.textContent).toBe("let a = 1;\n// b");
  });

  test("in a line keeps several blanks, and only then its blanks at a line's end", () => {
    const element = drawn("`a  b` and `a b`");
    expect([...element.querySelectorAll("code")].map((code) => [code.textContent, code.hasAttribute("data-exact")])).toEqual([
      ["a  b", true],
      ["a b", false],
    ]);
  });

  test("what looks like HTML in it stays text", async () => {
    const element = drawn("```html\n<img src=x onerror=alert(1)>\n```");
    await waitFor(() => expect(element.querySelectorAll("code span").length).toBeGreaterThan(1));
    expect(element.textContent).toBe("<img src=x onerror=alert(1)>");
    expect(element.querySelector("img")).toBeNull();
  });
});

describe("links, pictures and sounds", () => {
  test("a link opens in a new tab without access to this one", () => {
    drawn("[a](https://b.org/)");
    const link = screen.getByRole("link", { name: "a" });
    expect(link).toHaveAttribute("href", "https://b.org/");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("a link is its text in a heading or a button", () => {
    expect(drawn("[a](https://b.org/)", { as: "span" }).querySelector("a")).toBeNull();
  });

  test("a picture is loaded from this site, with its description", () => {
    drawn("![a cell](media/x.png)");
    expect(screen.getByRole("img", { name: "a cell" })).toHaveAttribute("src", "/api/media/x.png");
  });

  test("nothing is requested from another site, and nothing for a name inside code", () => {
    expect(drawn("![a](https://b.org/c.png) `![a](media/x.png)`").querySelector("img, audio")).toBeNull();
  });
});

describe("gaps", () => {
  const term = "The {{c1::**cell**::small}} and \\(a\\) {{c2::b}}";

  test("the one that is asked for is a blank with its hint; the others are filled", () => {
    const element = drawn(term, { gaps: { askedGap: 1, isAnswered: false } });
    expect(element).toHaveTextContent("The blank[small] and");
    expect(element).not.toHaveTextContent("cell");
    expect(element).toHaveTextContent(/b$/);
  });

  test("the answered one is marked", () => {
    const element = drawn(term, { gaps: { askedGap: 1, isAnswered: true } });
    expect(element.querySelector("mark")).toHaveTextContent("cell");
  });

  test("all can be blanks at once, or none", () => {
    expect(drawn(term, { gaps: { askedGap: "all", isAnswered: false } })).toHaveTextContent("blank[…]");
    expect(drawn(term, { gaps: "filled" }).querySelector("mark")).toBeNull();
  });

  test("one in a formula is an empty box, and the source does not contain it either", async () => {
    const element = drawn("\\(a={{c1::SECRET}}\\)", { gaps: { askedGap: 1, isAnswered: false } });
    expect(element.innerHTML).not.toContain("SECRET");
    await waitFor(() => expect(element.querySelector("math")).not.toBeNull());
    expect(element.innerHTML).not.toContain("SECRET");
  });
});
