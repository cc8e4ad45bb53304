import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import type { TestedDeck } from "../test-deck.tsx";

/** Marks an answer without the server, by the rules alone. Throws `failure` if it has another reason than the network, or the code can't be loaded. */
export async function markHere(deck: TestedDeck, { key, answer }: { key: string; answer: string }, failure: unknown): Promise<Evaluation> {
  if (cutOffOf(failure) !== "network") throw failure;
  const code = await import("./tests-of-device.ts").catch(() => null);
  const evaluation = code?.evaluateHere(deck, key, answer);
  if (!evaluation) throw failure;
  return evaluation;
}
