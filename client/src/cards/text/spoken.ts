import type { CardContent } from "@recollect/domain/cards/card.ts";
import { beginningOf } from "@recollect/domain/cards/text/portions.ts";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { AskedGap } from "@recollect/domain/cards/text/spans.ts";
import { sideInWords, termInWords } from "./in-words.ts";

const longestSpoken = 2000;

/** A side of a card as it is read out. A very long text is begun; the rest can be read in the card. */
export function spoken(text: string): string {
  return begun(sideInWords(beginningOf(text, longestSpoken * 2), { signs: false }));
}

/** A term as it is read out: filled, or with the gap that is asked for as a blank. */
export function spokenTerm(term: string, asked: AskedGap | null): string {
  return begun(termInWords(beginningOf(term, longestSpoken * 2), { asked, signs: false }));
}

/** What is on a card's back: of a term with gaps the term, filled, and what is said of it; then what else the student wrote down. */
export function spokenAnswer({ term, definition, extra = "" }: Pick<CardContent, "term" | "definition" | "extra">): string {
  const filled = gapsOf(term).length === 0 ? "" : spokenTerm(term, null);
  return [filled, spoken(definition), spoken(extra)].filter((text) => text !== "").join(". ");
}

function begun(plain: string): string {
  return plain.length > longestSpoken ? `${plain.slice(0, longestSpoken)}…` : plain;
}
