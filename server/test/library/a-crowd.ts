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
      const days = Array.from({ length: studyDays }, (_, day) => ({ userId: uid, deckOwnerId: uid, deckId: 0, day: 20_000 + day }));
      const counts = { answers: 1, right: 1, mature: 0, matureRight: 0, asked: 0 };
      if (days.length > 0)
        await db
          .insertInto("studyDays")
          .values(days.map((day) => ({ ...day, ...counts })) as never)
          .execute();
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
