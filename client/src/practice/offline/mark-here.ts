import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { evaluateHere } from "./tests-of-device.ts";

/**
 * Marks an answer without the server, by the rules alone: without a network, and in a deck that the server has under another number, where the mark is checked
 * later. Throws `failure` otherwise, or if the deck has no such question.
 */
export function markHere(deck: TestedDeck, { key, answer }: { key: string; answer: string }, failure: unknown): Evaluation {
  const evaluation = cutOffOf(failure) === "network" || isTemporaryDeckId(deck.id) ? evaluateHere(deck, key, answer) : null;
  if (!evaluation) throw failure;
  return evaluation;
}
