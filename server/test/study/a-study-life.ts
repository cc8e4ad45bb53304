import { dayMs } from "@recollect/domain/time/units.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";

import type { EntryInput } from "../../src/features/study/log/entry.schemas.ts";
import { morning, type Learner } from "./a-learner.ts";

/** Whether the entry counts in any state of the card: a test's answer to a card that is not due does not. */
const isSure = (entry: EntryInput) => entry.kind !== "undo" && (entry.kind !== "answer" || entry.source === "study");

/** Fifty entries of every kind for a deck's cards over some weeks, as one device after the other may send them. */
export function aStudyLife({ answer, common, undo, deck }: Learner, random: () => number): EntryInput[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const entries: EntryInput[] = [];
  const undone = new Set<EntryInput>();
  let at = morning;
  for (let number = 0; number < 50; number += 1) {
    at += Math.floor(random() ** 4 * 5 * dayMs);
    const place = { cardId: pick(deck.cards).id, at };
    const lot = random();
    const earlier = pick([...entries.filter((entry) => isSure(entry) && !undone.has(entry)), undefined]);
    if (lot < 0.1 && earlier) {
      undone.add(earlier);
      entries.push({ ...undo(earlier), at });
    } else if (lot < 0.2)
      entries.push({ ...common(), ...place, kind: pick(["suspend", "resume", "start-over", "bury", "unbury"] as const) });
    else if (lot < 0.3)
      entries.push({ ...common(), ...place, kind: "answer", source: "multiple-choice", isCorrect: random() < 0.5, tookMs: 9 });
    else entries.push(answer({ ...place, rating: pick(ratings) }));
  }
  return entries;
}

/** The same entries in the order of arrival when a second device sends its half afterwards. */
export function secondDeviceLate(life: readonly EntryInput[], random: () => number): [first: EntryInput[], late: EntryInput[]] {
  const phone = new Set(life.filter(() => random() < 0.5).map(({ cardId, at }) => `${cardId} ${at}`));
  const isLate = (entry: EntryInput): boolean =>
    entry.kind === "undo" ? life.some((other) => other.id === entry.undoes && isLate(other)) : phone.has(`${entry.cardId} ${entry.at}`);
  return [life.filter((entry) => !isLate(entry)), life.filter(isLate)];
}
