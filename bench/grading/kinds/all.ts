import { createHash } from "node:crypto";

import type { JudgedPair } from "../by-kind.ts";
import type { MarkedCard } from "./marked.ts";
import { everydayWords } from "./everyday-words.ts";
import { everyday } from "./everyday.ts";
import { negations } from "./negations.ts";
import { padded } from "./padded.ts";
import { paraphrases } from "./paraphrases.ts";
import { parts } from "./parts.ts";
import { shorts } from "./shorts.ts";
import { signs } from "./signs.ts";
import { swaps } from "./swaps.ts";
import { synonyms } from "./synonyms.ts";

/** Every kind's cards, which are one deck. */
const kinds: Readonly<Record<string, readonly MarkedCard[]>> = {
  synonyms,
  paraphrases,
  negations,
  swaps,
  everyday: [...everyday, ...everydayWords],
  shorts,
  padded,
  parts,
  signs,
};

/**
 * Our own second set: pairs that were written kind by kind before the rules of November 2026. Half of its cards, by a hash of the term,
 * are held back: of these only figures are printed.
 */
export function pairsByKind(): JudgedPair[] {
  return judged(kinds);
}

/** Every answer with its verdict; the cards of one kind are one deck. */
export function judged(decks: Readonly<Record<string, readonly MarkedCard[]>>): JudgedPair[] {
  return Object.entries(decks).flatMap(([kind, deck]) =>
    deck.flatMap((card) => {
      const { term, definition, right = [], partial = [], wrong = [] } = card;
      const marks = [
        ...right.map((answer) => [answer, "full"] as const),
        ...partial.map((answer) => [answer, "partial"] as const),
        ...wrong.map((answer) => [answer, "wrong"] as const),
      ];
      return marks.map(([answer, verdict]) => ({
        id: term,
        kind,
        half: halfOf(term),
        term,
        definition,
        deck,
        answer,
        verdict,
        why: kind,
      }));
    }),
  );
}

function halfOf(term: string): JudgedPair["half"] {
  return (createHash("sha256").update(term).digest()[0] ?? 0) % 2 === 0 ? "seen" : "held";
}
