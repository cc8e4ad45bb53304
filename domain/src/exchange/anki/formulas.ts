import { escapeHtmlText } from "../../words/escape-html.ts";
import { tableOf } from "../../words/table-of.ts";
import type { Placeholders } from "./placeholders.ts";

const opening = /\[latex\]|\[\$\$?\]|\\[([]|<anki-mathjax(?:[\s/][^<>]*)?>/gi;

/** The kind of a formula that an element of Anki's editor holds. */
const mathjaxElement = "<anki-mathjax>";

/** The end of each kind of formula by its opening, and its display mode. MathJax's ends match two characters at a time. */
const kinds = tableOf<{ ends: RegExp; isBlock: boolean }>({
  [mathjaxElement]: { ends: /<\/anki-mathjax>/gi, isBlock: false },
  "[latex]": { ends: /\[\/latex\]/gi, isBlock: false },
  "[$]": { ends: /\[\/\$\]/g, isBlock: false },
  "[$$]": { ends: /\[\/\$\$\]/g, isBlock: true },
  "\\(": { ends: /\\[\s\S]/g, isBlock: false },
  "\\[": { ends: /\\[\s\S]/g, isBlock: true },
});

type FormulaMatch = { kind: string; inside: string; isBlock: boolean; at: number; end: number };

/** The formulas in HTML, in order. If an opening has no end, later ones of its kind are not searched again, which would take minutes. */
function* formulasIn(html: string): Generator<FormulaMatch> {
  const inVain = new Map<string, number>();
  for (let from = 0; ;) {
    opening.lastIndex = from;
    const open = opening.exec(html);
    if (!open) return;
    const sign = open[0].toLowerCase();
    const isElement = sign.startsWith("<");
    const kind = isElement ? mathjaxElement : sign;
    const { ends, ...mode } = kinds[kind] ?? { ends: opening, isBlock: false };
    const isBlock = isElement ? /\sblock\s*=\s*["']?true\b/.test(sign) : mode.isBlock;
    const begins = open.index + sign.length;
    from = open.index + 1;
    if (begins <= (inVain.get(kind) ?? 0)) continue;
    ends.lastIndex = begins;
    let end = ends.exec(html);
    if (kind.startsWith("\\")) {
      const [again, closes] = kind === "\\(" ? ["\\(", "\\)"] : ["\\[", "\\]"];
      while (end && end[0] !== again && end[0] !== closes) end = ends.exec(html);
      if (end && end[0] === again) {
        inVain.set(kind, end.index);
        continue;
      }
    }
    if (!end) {
      inVain.set(kind, html.length);
      continue;
    }
    from = end.index + end[0].length;
    yield { kind, inside: html.slice(begins, end.index), isBlock, at: open.index, end: from };
  }
}

/**
 * HTML with its formulas replaced: Anki's `[latex]`, `[$]` and `[$$]`, which it renders as pictures, and MathJax's `\( \)` and `\[ \]`. The
 * innermost opening wins, and two backslashes are an escaped one, as in our own texts. The element `<anki-mathjax>` of Anki's editor, which
 * some fields hold, is a formula too. A formula is taken out before HTML is read, so that `a<b` in it stays; its content is the text that
 * `texOf` gives.
 */
export function withoutFormulas(html: string, placeholders: Placeholders, texOf: (html: string) => string): string {
  const put = (tex: string, isBlock: boolean) => placeholders.put({ kind: "formula", tex: tex.trim(), isBlock });
  const textOfFormula = ({ kind, inside, isBlock, at, end }: FormulaMatch): string => {
    if (inside.trim() === "") return "";
    // A gap may begin inside a formula and end outside; then the gap has to stay whole.
    if (/\{\{c\d/.test(inside) && kind !== "[latex]") return html.slice(at, end);
    const tex = texOf(inside);
    return kind === "[latex]" ? latexParts(tex, put) : put(tex, isBlock);
  };
  let result = "";
  let copiedTo = 0;
  for (const formula of formulasIn(html)) {
    result += html.slice(copiedTo, formula.at) + textOfFormula(formula);
    copiedTo = formula.end;
  }
  return result + html.slice(copiedTo);
}

/** `[latex]` contains LaTeX source: usually one formula, otherwise text with formulas. */
function latexParts(tex: string, replaceTex: (tex: string, isBlock: boolean) => string): string {
  const whole = tex.trim();
  const block = /^(?:\$\$([^$]+)\$\$|\\\[([\s\S]+)\\\]|\\begin\{displaymath\}([\s\S]+)\\end\{displaymath\})$/.exec(whole);
  if (block) return replaceTex(block[1] ?? block[2] ?? block[3] ?? "", true);
  const environment = /^\\begin\{(equation|align|gather|eqnarray)(\*?)\}([\s\S]+)\\end\{\1\2\}$/.exec(whole);
  if (environment)
    return replaceTex(
      /^(?:align|eqnarray)/.test(environment[1] ?? "") ? `\\begin{aligned}${environment[3] ?? ""}\\end{aligned}` : (environment[3] ?? ""),
      true,
    );
  if (!whole.includes("$"))
    return replaceTex(whole.replace(/^\\\(([\s\S]+)\\\)$/, "$1").replace(/^\\begin\{math\}([\s\S]+)\\end\{math\}$/, "$1"), false);
  return whole
    .split(/(\$\$[^$]+\$\$|\$[^$]+\$)/)
    .map((part) => {
      if (part.startsWith("$$") && part.length > 4) return replaceTex(part.slice(2, -2), true);
      if (part.startsWith("$") && part.length > 2) return replaceTex(part.slice(1, -1), false);
      return asHtml(part);
    })
    .join("");
}

function asHtml(text: string): string {
  return escapeHtmlText(text).replaceAll("\n", "<br>");
}
