import type { Review } from "@recollect/domain/study/memory/reviews.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import type { Db } from "../../src/store/tables.ts";

const ratings = ["again", "hard", "good", "easy"] as const;

type OfCard = { userId: string; deckOwnerId: string; deckId: number; cardId: string };

/** Writes the answers of cards straight into the log, with the fields that learning reads. */
export async function writeAnswers(db: Db, cards: readonly (OfCard & { reviews: readonly Review[] })[]): Promise<void> {
  const rows = cards.flatMap(({ reviews, ...of }) =>
    reviews.map(({ day, grade }, at) => ({
      ...of,
      id: `${of.deckOwnerId}-${of.deckId}-${of.cardId}-${at}`,
      kind: "answer" as const,
      at: day * dayMs + at,
      received: day * dayMs + at,
      source: "study" as const,
      stageBefore: null,
      rating: ratings[grade - 1] ?? "good",
      day,
      asked: null,
      undoes: null,
      entry: "{}",
    })),
  );
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto("studyLog")
      .values(rows.slice(start, start + 500))
      .execute();
  }
}
