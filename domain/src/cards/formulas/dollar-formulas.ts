/** `$…$` and `$$…$$`, as LaTeX and Markdown write formulas: no space inside their ends, and no number after them, as there is in prices. */
const dollars = /(?<![\\$])\$\$([^$]{1,2000}?)\$\$(?!\$)|(?<![\\$])\$(?![\s$])([^$\n]{1,500}?)(?<![\s\\])\$(?![\d$])/g;
/** Something that a price or a sentence has not. */
const looksLikeTex = /[\\^_{}=<>+*/|]|^[a-zA-Zα-ωΑ-Ω]'?$|^\d*[a-z]$|^[a-zA-Z]\([a-z]\)$/;

/** A text with its `$…$` as formulas of ours; null where it has none. */
export function dollarsAsFormulas(text: string): string | null {
  let found = 0;
  const changed = text.replace(dollars, (all: string, displayed: string | undefined, inline: string | undefined) => {
    const tex = (displayed ?? inline ?? "").trim();
    if (!looksLikeTex.test(tex)) return all;
    found++;
    return displayed === undefined ? `\\(${tex}\\)` : `\\[${tex}\\]`;
  });
  return found === 0 ? null : changed;
}
