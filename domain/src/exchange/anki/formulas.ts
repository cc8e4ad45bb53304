import type { Placeholders } from "./placeholders.ts";

const formula =
  /\[latex\]([\s\S]*?)\[\/latex\]|\[\$\$\]([\s\S]*?)\[\/\$\$\]|\[\$\]([\s\S]*?)\[\/\$\]|\\\(((?:\\(?![()])[\s\S]|[^\\])*)\\\)|\\\[((?:\\(?![[\]])[\s\S]|[^\\])*)\\\]/gi;

/**
 * HTML with its formulas taken out: Anki's `[latex]`, `[$]` and `[$$]`, which it has drawn as pictures, and MathJax's `\( \)` and `\[ \]`.
 * Of openings inside one another the innermost counts, and two backslashes are one that is meant, as in our own texts. What is inside is HTML too
 * (`&lt;`, `<br>`), so it is made text by `textOf`.
 */
export function withoutFormulas(html: string, placeholders: Placeholders, textOf: (html: string) => string): string {
  const put = (tex: string, isBlock: boolean) => placeholders.put({ kind: "formula", tex: tex.trim(), isBlock });
  return html.replace(formula, (whole, latex?: string, displayed?: string, inline?: string, round?: string, square?: string) => {
    const inside = latex ?? displayed ?? inline ?? round ?? square ?? "";
    if (inside.trim() === "") return "";
    // A gap may begin inside of a formula and end outside of it; then it is the gap that must be whole.
    if (/\{\{c\d/.test(inside) && latex === undefined) return whole;
    const tex = textOf(inside);
    return latex === undefined ? put(tex, displayed !== undefined || square !== undefined) : latexParts(tex, put);
  });
}

/** `[latex]` holds a piece of a LaTeX document: one formula as a rule, else text with formulas in it. */
function latexParts(tex: string, put: (tex: string, isBlock: boolean) => string): string {
  const whole = tex.trim();
  const block = /^(?:\$\$([^$]+)\$\$|\\\[([\s\S]+)\\\]|\\begin\{displaymath\}([\s\S]+)\\end\{displaymath\})$/.exec(whole);
  if (block) return put(block[1] ?? block[2] ?? block[3] ?? "", true);
  const environment = /^\\begin\{(equation|align|gather|eqnarray)(\*?)\}([\s\S]+)\\end\{\1\2\}$/.exec(whole);
  if (environment)
    return put(
      /^(?:align|eqnarray)/.test(environment[1] ?? "") ? `\\begin{aligned}${environment[3] ?? ""}\\end{aligned}` : (environment[3] ?? ""),
      true,
    );
  if (!whole.includes("$"))
    return put(whole.replace(/^\\\(([\s\S]+)\\\)$/, "$1").replace(/^\\begin\{math\}([\s\S]+)\\end\{math\}$/, "$1"), false);
  return whole
    .split(/(\$\$[^$]+\$\$|\$[^$]+\$)/)
    .map((part) => {
      if (part.startsWith("$$") && part.length > 4) return put(part.slice(2, -2), true);
      if (part.startsWith("$") && part.length > 2) return put(part.slice(1, -1), false);
      return asHtml(part);
    })
    .join("");
}

function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
}
