import type { CardContent } from "@recollect/domain/cards/card.ts";
import { beginningOf } from "@recollect/domain/cards/text/portions.ts";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { AskedGap } from "@recollect/domain/cards/text/spans.ts";
import { sideInWords, termInWords } from "./in-words.ts";

const longestSpoken = 2000;

/** A side as read aloud. A very long text is cut; the card has the rest. */
export function spokenSide(text: string): string {
  return cutToSpoken(sideInWords(beginningOf(text, longestSpoken * 2), { signs: false }));
}

/** A term as read aloud: filled, or with the asked gap as a blank. */
export function spokenTerm(term: string, gap: AskedGap | null): string {
  return cutToSpoken(termInWords(beginningOf(term, longestSpoken * 2), { askedGap: gap, signs: false }));
}

/** A card's back as text: for a term with gaps the filled term and its definition; then the note. */
export function spokenAnswer({ term, definition, extra = "" }: Pick<CardContent, "term" | "definition" | "extra">): string {
  const filled = gapsOf(term).length === 0 ? "" : spokenTerm(term, null);
  return [filled, spokenSide(definition), spokenSide(extra)].filter((text) => text !== "").join(". ");
}

function cutToSpoken(plain: string): string {
  return plain.length > longestSpoken ? `${plain.slice(0, longestSpoken)}…` : plain;
}
