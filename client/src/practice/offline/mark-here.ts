import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { mayGoOnHere } from "./may-go-on-here.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { evaluateHere } from "./tests-of-device.ts";

/** Marks an answer without the server, by the rules alone; the mark is checked later. Throws `failure` where the server can be asked, or if the deck has no such question. */
export function markHere(deck: TestedDeck, { key, answer }: { key: string; answer: string }, failure: unknown): Evaluation {
  const evaluation = mayGoOnHere(failure, deck.id) ? evaluateHere(deck, key, answer) : null;
  if (!evaluation) throw failure;
  return evaluation;
}
