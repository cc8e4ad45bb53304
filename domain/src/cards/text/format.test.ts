import { describe, expect, test } from "vitest";
import { escaped, formattedSpans, plainText } from "./format.ts";
import type { Span } from "./spans.ts";

/** Spans as one line: [i …] italic, [b …] bold, [u …] underline, [s …] strike, [c …] code; adjacent text spans would be separated by a |. */
function drawn(spans: readonly Span[]): string {
  return spans
    .map((span, at) => {
      if (span.kind === "text") return (spans[at - 1]?.kind === "text" ? "|" : "") + span.text;
      return `[${span.kind.charAt(0)} ${"children" in span ? drawn(span.children) : span.text}]`;
    })
    .join("");
}

type Row = [meaning: string, typed: string, shown: string];

const stays = (meaning: string, typed: string): Row => [meaning, typed, typed];

const tables: Record<string, Row[]> = {
  "the five marks": [
    ["italic", "*a*", "[i a]"],
    ["bold", "**a**", "[b a]"],
    ["underline", "__a__", "[u a]"],
    ["strike", "~~a~~", "[s a]"],
    ["code", "`a`", "[c a]"],
    ["in the middle of a sentence", "the **mitochondrion** is", "the [b mitochondrion] is"],
    ["several on a line", "*a* **b** `c` __d__ ~~e~~", "[i a] [b b] [c c] [u d] [s e]"],
    ["around several words", "**a b, c**", "[b a b, c]"],
    ["side by side", "*a*`b`**c**", "[i a][c b][b c]"],
    ["inside a word, as language students need", "un*believ*able, go**ing**", "un[i believ]able, go[b ing]"],
    ["next to punctuation", '(*a*), **b**. "__c__"', '([i a]), [b b]. "[u c]"'],
    ["in scripts without spaces", "これは**大事**です", "これは[b 大事]です"],
    ["in right-to-left text", "**שלום** עולם", "[b שלום] עולם"],
    ["across a line break", "*a\nb*", "[i a\nb]"],
  ],

  "marks inside marks": [
    ["bold and italic at once", "***both***", "[b [i both]]"],
    ["italic inside bold", "**bold with *italic* inside**", "[b bold with [i italic] inside]"],
    ["bold inside italic", "*italic with **bold** inside*", "[i italic with [b bold] inside]"],
    ["underline inside strike", "~~__x__~~", "[s [u x]]"],
    ["strike inside underline", "__~~x~~__", "[u [s x]]"],
    ["all four and code", "**_ __~~*`x`*~~__**", "[b _ [u [s [i [c x]]]]]"],
    ["italic closes first at the end", "**bold *it***", "[b bold [i it]]"],
    ["bold closes first at the end", "*it **bold***", "[i it [b bold]]"],
    ["three asterisks that close one by one, italic first", "***a* b**", "[b [i a] b]"],
    ["three asterisks that close one by one, bold first", "***a** b*", "[i [b a] b]"],
    ["one row that closes and opens", "**a***b*", "[b a][i b]"],
    ["a mark inside itself adds nothing", "*a *b* c*", "[i a b c]"],
    ["bold inside bold inside italic", "***a **b** c***", "[b [i a b c]]"],
  ],

  "what only looks like a mark": [
    stays("an asterisk", "*"),
    stays("a multiplication with spaces", "2 * 3 * 4"),
    stays("a multiplication without", "2*3*4"),
    stays("powers", "2**10 and 3**2"),
    stays("digits of other scripts", "٢*٣*٤"),
    stays("a tilde pair with spaces", "5 ~~ 6"),
    stays("a tilde", "~5 and ~6"),
    stays("one underscore", "_a_"),
    stays("a name in snake case", "snake_case_name"),
    stays("a name with double underscores", "my__init__name"),
    stays("letters beyond the first 65,536", "𝒜__x__𝒜"),
    stays("a letter with an accent of its own", "e\u0301__x__e\u0301"),
    stays("a mark never closed", "a**b"),
    stays("marks never opened", "a* b** c__ d~~"),
    stays("arguments", "f(*args, **kwargs)"),
    stays("pointers", "char *a, *b;"),
    stays("a comment", "/* a */"),
    stays("a list", "* one\n* two\n* three"),
    stays("a list without spaces", "*one\n*two"),
    stays("empty marks", "**** ____ ~~~~"),
    stays("marks around a space", "* * ** ** __ __ ~~ ~~"),
    stays("a space after the opening mark", "** a**"),
    stays("a space before the closing mark", "**a **"),
    stays("a space that does not break", "*\u00A0a*"),
    stays("a gap to fill in", "The capital of ____ is ___."),
    stays("censored words", "f****** and d***"),
    stays("rows that are too long", "****a**** ___a___ ~~~a~~~"),
    stays("one asterisk closed by two", "*a**"),
    stays("headings, quotes, lists, links and tags", "# a\n> b\n- c\n1. d\n[e](f) ![g](h) <b>i</b> &amp;"),
  ],

  "marks that do not fit": [
    ["the one that closes first wins", "**a *b** c*", "[b a *b] c*"],
    ["also between different marks", "**a __b** c__", "[b a __b] c__"],
    ["the nearest opening mark is taken", "*note: *this*", "*note: [i this]"],
    ["two asterisks closed by one of three", "***a** b", "*[b a] b"],
    ["bold closed by three", "**a***", "[b a]*"],
    ["a mark cannot close through code", "*a `b* c`", "*a [c b* c]"],
  ],

  code: [
    ["wins over every mark inside it", "`**a** __b__ ~~c~~`", "[c **a** __b__ ~~c~~]"],
    ["keeps its backslashes", "`C:\\new\\*`", "[c C:\\new\\*]"],
    ["keeps its spaces", "` a  b `", "[c  a  b ]"],
    ["holds a space alone", "` `", "[c  ]"],
    ["holds a backtick between two", "``a`b``", "[c a`b]"],
    ["holds a backtick at its edge, after a space that is left out", "`` ` ``", "[c `]"],
    ["holds only spaces between two", "``  ``", "[c   ]"],
    ["holds two backticks between three", "```a``b```", "[c a``b]"],
    stays("is not closed by another number of backticks", "``a`"),
    stays("needs something inside", "``"),
    stays("needs a second backtick", "it`s"),
    ["begins after an escaped backtick", "\\``a`", "`[c a]"],
    ["goes over a line break", "`a\nb`", "[c a\nb]"],
    ["may stand inside a mark", "*`a*b`*", "[i [c a*b]]"],
  ],

  "a backslash": [
    ["shows an asterisk", "\\*a\\*", "*a*"],
    ["shows an underscore", "\\__a\\__", "__a__"],
    ["shows a tilde", "\\~~a~~", "~~a~~"],
    ["shows a backtick", "\\`a\\`", "`a`"],
    ["shows itself", "a\\\\b", "a\\b"],
    ["leaves a mark after an escaped one", "\\**a*", "*[i a]"],
    ["two of them leave the mark", "\\\\*a*", "\\[i a]"],
    stays("before anything else stays", "\\a \\n \\( C:\\dir \\"),
    ["escapes inside a mark", "*a\\*b*", "[i a*b]"],
  ],

  "whole characters": [
    ["an emoji family inside bold", "**👩‍👩‍👧‍👦**", "[b 👩‍👩‍👧‍👦]"],
    ["an emoji on both sides", "😀*a*😀", "😀[i a]😀"],
    stays("a keycap asterisk is an emoji", "*️⃣ a *️⃣"),
    ["a keycap asterisk inside bold", "**press *️⃣**", "[b press *️⃣]"],
    stays("an accent keeps the asterisk that it sits on", "*\u0301a*\u0301"),
    ["accents inside italic", "*e\u0301*", "[i e\u0301]"],
    ["lone surrogates", "*\uD800* \uDC00", "[i \uD800] \uDC00"],
    ["NUL", "*\u0000*", "[i \u0000]"],
    stays("zero-width and bidi characters", "\u200B\u202Ea\u202C\u2066b\u2069\uFEFFc"),
  ],
};

describe.each(Object.entries(tables))("%s", (_about, rows) => {
  test.each(rows)("%s: %s", (_meaning, typed, shown) => {
    expect(drawn(formattedSpans(typed))).toBe(shown);
  });
});

test("an empty text has no spans", () => {
  expect(formattedSpans("")).toEqual([]);
});

test("the plain text is the text without its marks", () => {
  expect(plainText("**The *French* word** for `cat` is __le ~~chien~~ chat__ \\*")).toBe("The French word for cat is le chien chat *");
});

test("escaping adds a backslash before characters that could be a mark, and before backslashes", () => {
  expect(escaped("a * b_c ~ `d` \\ e")).toBe("a \\* b\\_c \\~ \\`d\\` \\\\ e");
});
