import { picturesIn } from "../../cards/card-media.ts";
import type { Card } from "../../cards/card.ts";
import { readableTerm } from "../../cards/text/readable.ts";
import type { CardState } from "../schedule/card-state.ts";

/** A card that was forgotten this often after it had been learned costs more time than it is worth as it is. */
export const leechLapses = 8;
/** From this stability on, in days, it has been learned after all. */
const learnedStability = 60;

/** Whether a studied card is a leech: it is forgotten again and again, and not strong yet. */
export function isLeech({ lapses, stability }: Pick<CardState, "lapses" | "stability">): boolean {
  return lapses >= leechLapses && stability < learnedStability;
}

/** What can make a card easier to remember: fewer things on it, a picture, or a hint of one's own that is shown with the answer. */
export type LeechAdvice = "split" | "picture" | "mnemonic";

/** An answer with more words, lines or parts than this is several answers. */
const mostWords = 12;
const mostParts = 3;

/** What the card does not have yet, the likeliest help first. */
export function leechAdvice(card: Pick<Card, "term" | "definition" | "extra">, answer: string): LeechAdvice[] {
  const advice: LeechAdvice[] = [];
  if (isSeveralAnswers(answer)) advice.push("split");
  if ([card.term, card.definition, card.extra ?? ""].every((side) => picturesIn(side).length === 0)) advice.push("picture");
  if ((card.extra ?? "").trim() === "") advice.push("mnemonic");
  // With all of that it still does not stick, so less has to be remembered at once.
  return advice.length > 0 ? advice : ["split"];
}

function isSeveralAnswers(answer: string): boolean {
  const words = readableTerm(answer);
  const lines = answer.split("\n").filter((line) => line.trim() !== "");
  const parts = words.split(/[,;]/).filter((part) => part.trim() !== "");
  return words.split(/\s+/).filter(Boolean).length > mostWords || lines.length >= mostParts || parts.length > mostParts;
}
