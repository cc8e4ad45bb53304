import type { Card } from "@recollect/domain/cards/card.ts";
import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { learnAhead, type LearnAhead } from "@recollect/domain/practice/learn/learn-ahead.ts";
import { mergedSittings } from "@recollect/domain/practice/learn/merge-sittings.ts";
import { readSitting } from "@recollect/domain/practice/learn/read-sitting.ts";
import type { LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";
import { unpackStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { readCardStandings } from "../../study/requests/study-api.ts";
import { lostRuns, runs } from "../runs/run-storage.ts";
import { readLearnSitting } from "./use-known-sitting.ts";

type LearnAheadInput = {
  uid: string;
  deckId: number;
  cards: readonly Card[];
  /** only cards with it */ tag: string | null;
  signal: AbortSignal;
};

/** What Learn would do with the deck now. Throws AppError. */
export async function readLearnAhead({ uid, deckId, cards, tag, signal }: LearnAheadInput): Promise<LearnAhead> {
  const [standings, sitting] = await Promise.all([standingsOf(deckId, signal), knownSitting(uid, deckId, signal)]);
  return learnAhead(sitting, {
    cards,
    choice: tag === null ? { kind: "all" } : { kind: "tag", tag },
    starred: new Set(),
    standingOf: (key) => unpackStanding(standings[key] ?? 0),
  });
}

/** Empty, as in Learn, for a deck that was made on this device, and without a network if this device does not keep them. */
async function standingsOf(deckId: number, signal: AbortSignal): Promise<Readonly<Record<string, number>>> {
  if (isTemporaryDeckId(deckId)) return {};
  try {
    return (await readCardStandings(deckId, signal)).standings;
  } catch (failure) {
    if (failure instanceof AppError && failure.code === "database/network-error") return {};
    throw failure;
  }
}

/** The sitting as Learn would open it: this device's and, if the server can be reached, the one of all others. */
async function knownSitting(uid: string, deckId: number, signal: AbortSignal): Promise<LearnSitting | null> {
  const [here, elsewhere] = await Promise.all([
    lostRuns.restore().then(() => sittingOfDevice(uid, deckId)),
    isTemporaryDeckId(deckId) ? null : readLearnSitting(deckId, signal).catch(() => null),
  ]);
  return here && elsewhere ? mergedSittings(here, elsewhere) : (here ?? elsewhere);
}

function sittingOfDevice(uid: string, deckId: number): LearnSitting | null {
  try {
    return readSitting(runs.take({ uid, deckId, what: "learn" }, ""));
  } catch {
    // The browser refuses storage.
    return null;
  }
}
