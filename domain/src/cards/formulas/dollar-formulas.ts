/** `$…$` and `$$…$$`, as LaTeX and Markdown write formulas: no space inside their ends, and no number after them, unlike prices. */
const dollars = /(?<![\\$])\$\$([^$]{1,2000}?)\$\$(?!\$)|(?<![\\$])\$(?![\s$])([^$\n]{1,500}?)(?<![\s\\])\$(?![\d$])/g;
/** Something that a price or a sentence does not contain. */
const looksLikeTex = /[\\^_{}=<>+*/|]|^[a-zA-Zα-ωΑ-Ω]'?$|^\d*[a-z]$|^[a-zA-Z]\([a-z]\)$/;

type Sides = { readonly term: string; readonly definition: string };

/** Cards with the `$…$` of their sides as formulas, and how many have such: for lists of cards from other programs. */
export function dollarsOfCardsAsFormulas<Card extends Sides>(cards: readonly Card[]): { cards: readonly Card[]; changed: number } {
  let changed = 0;
  const read = cards.map((card) => {
    const [term, definition] = [dollarsAsFormulas(card.term), dollarsAsFormulas(card.definition)];
    if (term === null && definition === null) return card;
    changed++;
    return { ...card, term: term ?? card.term, definition: definition ?? card.definition };
  });
  return { cards: read, changed };
}

/** A text with its `$…$` converted to our formulas; null if it has none. */
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
