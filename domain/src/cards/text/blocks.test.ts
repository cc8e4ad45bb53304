import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";
import { escaped, plainTerm, plainText } from "./format.ts";
import type { FormulaPart } from "./gaps.ts";
import type { Block, Span } from "./spans.ts";

/** Blocks as one text: paragraphs as they are, `<- …>` and `<1 …>` items, `<code js …>`; spans as `[kind text]`. */
function drawn(side: string, gaps = true): string {
  return blocksOf(side, { gaps }).map(drawnBlock).join("|");
}

function drawnBlock(block: Block): string {
  if (block.kind === "code block") return `<code ${block.language} ${block.text}>`;
  if (block.kind === "paragraph") return drawnSpans(block.spans);
  return `<${block.items.map(({ number, spans }) => `${number ?? "-"} ${drawnSpans(spans)}`).join("; ")}>`;
}

function drawnSpans(spans: readonly Span[]): string {
  return spans.map(drawnSpan).join("");
}

function drawnSpan(span: Span): string {
  if (span.kind === "text") return span.text;
  if (span.kind === "link") return `[link ${span.text} ${span.href}]`;
  if (span.kind === "picture" || span.kind === "sound") return `[${span.kind} ${span.text} ${span.id} ${span.extension}]`;
  if (span.kind === "formula") return `[${span.isDisplayed ? "display" : "formula"} ${span.parts.map(drawnPart).join("")}]`;
  if (span.kind === "gap") return `[${span.number} ${drawnSpans(span.children)}${span.hint && ` ? ${span.hint}`}]`;
  return `[${span.kind} ${"children" in span ? drawnSpans(span.children) : span.text}]`;
}

function drawnPart(part: FormulaPart): string {
  return typeof part === "string" ? part : `<${part.number} ${part.tex}${part.hint && ` ? ${part.hint}`}>`;
}

type Row = [meaning: string, typed: string, shown: string];
const stays = (meaning: string, typed: string): Row => [meaning, typed, typed];

const tables: Record<string, Row[]> = {
  lists: [
    ["with dashes", "- a\n- b", "<- a; - b>"],
    ["with numbers, which stay as they were typed", "3. a\n7. b", "<3 a; 7 b>"],
    ["after a line and before one", "Three:\n- a\n- b\nEnd", "Three:|<- a; - b>|End"],
    ["of two kinds", "- a\n1. b", "<- a>|<1 b>"],
    ["apart by an empty line", "- a\n\n- b", "<- a>|<- b>"],
    ["with marks in their items", "- **a** `b`\n- *c*", "<- [bold a] [code b]; - [italic c]>"],
    ["whose marks and backticks end with the item", "- **a\n- b** it`s\n- he`s", "<- **a; - b** it`s; - he`s>"],
    stays("one level: what is set in stays", "a\n  - b"),
    stays("need a space and a text", "-a\n1.b\n- \n2. "),
    stays("need a number of at most nine figures", "1234567890. a"),
    stays("asterisks are none", "* a\n* b"),
    stays("a year inside a sentence", "in 1945. It"),
    ["an escaped dash and number are text", "\\- a\n1\\. b", "- a\n1. b"],
  ],

  "blocks of code": [
    ["with a language", "```js\nlet a = 1;\n```", "<code js let a = 1;>"],
    ["without one", "```\na\n\nb\n```", "<code  a\n\nb>"],
    ["between lines", "before\n```C++\na\n```\nafter", "before|<code c++ a>|after"],
    [
      "hold marks, gaps and media as they are",
      "```\n**a** {{c1::b}} ![c](media/d.png)\n- e\n```",
      "<code  **a** {{c1::b}} ![c](media/d.png)\n- e>",
    ],
    ["hold a shorter row of backticks", "````\n```\na\n```\n````", "<code  ```\na\n```>"],
    stays("one that is never closed", "```js\nlet a"),
    ["after a backtick that stands alone", "it`s\n```\n`a`\n```", "it`s|<code  `a`>"],
    ["with a Windows line break", "```js\r\na\r\n```\r\nb", "<code js a>|b"],
  ],

  formulas: [
    ["in the line", "\\(x^2\\) is", "[formula x^2] is"],
    ["on its own, over several lines, where a dash begins no list", "\\[a\n- b\\]", "[display a\n- b]"],
    ["hold marks and brackets as they are", "\\(a*b*c [d](https://e)\\)", "[formula a*b*c [d](https://e)]"],
    ["whose line breaks stand before a bracket", "\\(f(a \\\\)\\)", "[formula f(a \\\\)]"],
    ["end where the first one ends", "\\(a\\) \\)", "[formula a] \\)"],
    ["begin at the nearest opening", "\\(a \\(b\\)", "\\(a [formula b]"],
    stays("around nothing", "\\( \\) \\[\\]"),
    stays("never closed", "\\(a \\[b"),
    ["after an escaped backslash are none", "\\\\(a\\\\)", "\\(a\\)"],
    ["in a mark", "**\\(a\\)**", "[bold [formula a]]"],
  ],

  links: [
    ["to the web", "[a b](https://c.org/d?e#f)", "[link a b https://c.org/d?e#f]"],
    ["with pairs of brackets", "[a](http://b.org/c_(d))", "[link a http://b.org/c_(d)]"],
    ["the inner one of two brackets", "[a [b](https://c.org)", "[a [link b https://c.org]"],
    ["inside a mark", "*[a](https://b.org)*", "[italic [link a https://b.org]]"],
    stays("to a script", "[a](javascript:alert(1))"),
    stays("to data, a file, mail and this site", "[a](data:text/html,b) [a](file:///b) [a](mailto:b) [a](/b) [a](//b.org)"),
    stays("with a name before the host", "[a](https://bank.example@evil.example/)"),
    stays("with a space, a quote or a turn of direction", '[a](https://b c) [a](https://b"c) [a](https://b\u202Ec)'),
    stays("without words or host", "[ ](https://b.org) [a](https://)"),
    stays("never closed", "[a](https://b.org"),
    ["with an escaped bracket are none", "[a\\](https://b.org)", "[a](https://b.org)"],
  ],

  "pictures and sounds": [
    ["by their ending", "![a cell](media/Ab-_9.png) ![](media/b.mp3)", "[picture a cell Ab-_9 png] [sound  b mp3]"],
    stays("of other sites", "![a](https://b.org/c.png)"),
    stays("of other folders", "![a](media/../../b.png) ![a](/media/b.png) ![a](media/b/c.png)"),
    stays("of another kind", "![a](media/b.html) ![a](media/b) ![a](media/b.png.exe)"),
    stays("with more than a name", '![a](media/b.png "c") ![a](media/b.png?c)'),
  ],

  "set lower and higher": [
    ["in chemistry", "H~2~O, C~6~H~12~O~6~, Ca^2+^, ^14^C", "H[sub 2]O, C[sub 6]H[sub 12]O[sub 6], Ca[sup 2+], [sup 14]C"],
    ["in mathematics", "x^2^ + 10^-3^ = 2^10^, log~2~8, x^n+1^", "x[sup 2] + 10[sup -3] = 2[sup 10], log[sub 2]8, x[sup n+1]"],
    ["at the ends of words", "the 1^st^ **x**~i~", "the 1[sup st] [bold x][sub i]"],
    stays("a formula without spaces", "a^2+b^2=c^2, 2^3^4, (x^2)/(y^2)"),
    stays("faces", "^_^ ^^ (^o^) ^-^"),
    stays("ranges", "1~2,3~4, 3~4월,5~6월, 서울~부산~대구, ~5 and ~6"),
    stays("with a space inside", "a^b c^ a~b c~"),
    ["with a backslash", "a\\^b\\^ c\\~d\\~", "a^b^ c~d~"],
  ],

  gaps: [
    ["in a sentence", "The {{c1::cell}} is", "The [1 cell] is"],
    ["with a hint, whose marks are left out", "{{c2::a::not *b*}}", "[2 a ? not b]"],
    ["several", "{{c1::a}}{{c2::b}} {{c1::c}}", "[1 a][2 b] [1 c]"],
    [
      "around marks, formulas and pictures",
      "{{c1::**a** \\(\\frac{b}{c}\\) ![d](media/e.png)}}",
      "[1 [bold a] [formula \\frac{b}{c}] [picture d e png]]",
    ],
    ["inside a mark", "**a {{c1::b}} c**", "[bold a [1 b] c]"],
    ["keep their marks to themselves", "**a {{c1::b** c}}", "**a [1 b** c]"],
    ["in a formula", "\\(a = {{c1::\\frac{1}{2}::half}}\\)", "[formula a = <1 \\frac{1}{2} ? half>]"],
    ["that end a formula's bracket", "\\(\\sqrt{{{c1::x}}}\\)", "[formula \\sqrt{<1 x>}]"],
    ["in one another", "{{c1::a {{c2::b}} c}}", "[1 a [2 b] c]"],
    ["over several lines, which begin no list", "{{c1::a\n- b}}", "[1 a\n- b]"],
    ["in a list", "- {{c1::a}}\n- {{c2::b}}", "<- [1 a]; - [2 b]>"],
    ["with code that has two colons", "{{c1::`std::a`}}", "[1 [code std::a]]"],
    ["with a brace of its own", "{{c1::\\{}}", "[1 {]"],
    ["hide no code", "`{{c1::a}}`", "[code {{c1::a}}]"],
    stays("around nothing", "{{c1::}} {{c1:: }} {{c1::::a}}"),
    stays("without a number from 1 to 999", "{{c0::a}} {{c::a}} {{c1000::a}} {{cx::a}}"),
    stays("never closed", "{{c1::a} {{c1::b"),
    stays("whose braces do not fit", "{{c1::a{}}"),
    ["with a backslash", "\\{{c1::a}}", "{{c1::a}}"],
  ],
};

describe.each(Object.entries(tables))("%s", (_about, rows) => {
  test.each(rows)("%s: %s", (_meaning, typed, shown) => {
    expect(drawn(typed)).toBe(shown);
  });

  test.each(rows)("escaped they are text: %s: %s", (_meaning, typed) => {
    expect(blocksOf(escaped(typed), { gaps: true })).toEqual([{ kind: "paragraph", spans: [{ kind: "text", text: typed }] }]);
  });
});

test("a definition has no gaps", () => {
  expect(drawn("{{c1::a}} **b**", false)).toBe("{{c1::a}} [bold b]");
});

describe("the words of a side", () => {
  test.each([
    ["what a picture shows", "![a cell](media/b.png) has", "a cell has"],
    ["a formula's TeX", "\\( x^2 \\) is", "x^2 is"],
    ["a list as it was typed", "- a\n- **b**\n\n2. c", "- a\n- b\n2. c"],
    ["code without its fences", "a\n```js\nb\n```\nc", "a\nb\nc"],
    ["a link's words", "[a](https://b.org)", "a"],
    ["signs set lower and higher", "H~2~O^+^", "H2O+"],
  ])("%s", (_what, typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  test("a term's full text has its gaps filled", () => {
    expect(plainTerm("The {{c1::**cell**::small}} \\(a={{c2::b}}\\)")).toBe("The cell a=b");
  });

  test("a question shows only the hint of its gap, and fills the others", () => {
    const term = "{{c1::Rome::a city}} {{c2::lies {{c1::here}}}} \\(a={{c1::b}}+{{c2::d}}\\)";
    expect(plainTerm(term, 1)).toBe("[a city] lies […] a=[…]+d");
    expect(plainTerm(term, 2)).toBe("Rome […] a=b+[…]");
  });
});
