import { othersPairs } from "./answers.ts";
import type { JudgedPair } from "./by-kind.ts";
import { freshPairs } from "./fresh/all.ts";
import { pairsByKind } from "./kinds/all.ts";
import { allPairs } from "./pairs/all.ts";

/** What weights are fitted on: the halves of all sets that may be looked at. */
export function seenPairs(): Pick<JudgedPair, "term" | "definition" | "deck" | "answer" | "verdict">[] {
  return [
    ...allPairs()
      .filter(({ half }) => half === "tuned")
      .map(({ card: { term, definition }, answer, verdict, deck }) => ({ term, definition, answer, verdict, deck })),
    ...[...pairsByKind(), ...freshPairs(), ...(othersPairs() ?? [])].filter(({ half }) => half === "seen"),
  ];
}
