import type { Store } from "../../src/store/store.ts";
import { aStudent } from "../a-student.ts";

/** People as they are left by what they did. */
export type Crowd = {
  size: number;
  /** when each made a profile, in ms since 1970 */
  joinedAt: (at: number) => number;
  studyDays: number;
};

/** Writes people who have studied on some days straight into the database; returns their ids. */
export async function aCrowd(store: Store, { size, joinedAt, studyDays }: Crowd): Promise<string[]> {
  const uids: string[] = [];
  for (let at = 0; at < size; at += 1) uids.push(await aStudent(store));
  await store.write(async ({ db }) => {
    for (const [at, uid] of uids.entries()) {
      await db
        .updateTable("users")
        .set({ setupDate: joinedAt(at) })
        .where("id", "=", uid)
        .execute();
      if (studyDays > 0) await db.insertInto("studyVisits").values({ userId: uid, days: studyDays, lastDay: 20_000 }).execute();
    }
  });
  return uids;
}

/** Each of them finds each of the decks helpful. */
export async function findHelpful(store: Store, uids: readonly string[], decks: readonly { ownerId: string; id: number }[]): Promise<void> {
  await store.write(async ({ db }) => {
    for (const { ownerId, id } of decks)
      await db
        .insertInto("deckMarks")
        .values(
          uids.map((userId) => ({
            userId,
            deckOwnerId: ownerId,
            deckId: id,
            savedAt: null,
            starredAt: null,
            removedAt: null,
            thankedAt: 1,
          })),
        )
        .execute();
  });
}
