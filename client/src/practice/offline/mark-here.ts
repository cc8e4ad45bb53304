import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { evaluateHere } from "./tests-of-device.ts";

/** Marks an answer without the server, by the rules alone. Throws `failure` if it has another reason than the network, or the deck has no such question. */
export function markHere(deck: TestedDeck, { key, answer }: { key: string; answer: string }, failure: unknown): Evaluation {
  const evaluation = cutOffOf(failure) === "network" ? evaluateHere(deck, key, answer) : null;
  if (!evaluation) throw failure;
  return evaluation;
}
