import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { JudgedPair } from "./by-kind.ts";

type File = {
  cards: Record<string, { term: string; definition: string }[]>;
  pairs: { id: string; deck: string; term: string; answer: string; verdict: "right" | "partial" | "wrong"; why: string }[];
};

/**
 * The pairs that another author wrote, from the file that `--answers=PATH` or `GRADING_ANSWERS` names; null where there is none. It
 * is not a part of this project. Half of it, by a hash of the id, is held back: no rule was written with it in sight.
 */
export function othersPairs(): JudgedPair[] | null {
  const named = process.argv.find((argument) => argument.startsWith("--answers="))?.slice("--answers=".length);
  const path = named ?? process.env.GRADING_ANSWERS;
  if (path === undefined) return null;
  const { cards, pairs } = JSON.parse(readFileSync(path, "utf8")) as File;
  // The kind of a pair is what its id begins with.
  return pairs.map(({ id, deck, term, answer, verdict, why }) => {
    const own = cards[deck] ?? [];
    const definition = own.find((card) => card.term === term)?.definition;
    if (definition === undefined) throw new Error(`${id} answers a card that the file does not have`);
    const kind = id.replace(/-\d+$/, "");
    return { id, kind, half: halfOf(id), term, definition, deck: own, answer, verdict: verdict === "right" ? "full" : verdict, why };
  });
}

/** Even: seen while rules are written. Odd: only its figures are looked at. */
function halfOf(id: string): JudgedPair["half"] {
  return (createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 0 ? "seen" : "held";
}
