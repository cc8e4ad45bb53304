import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";

/** Students whose answers are deleted by one statement, each with at most `CLASS_TEST.maxQuestions`: on SQLite others wait for it. */
const studentsAtOnce = 10;

/** Deletes a test, its answers in portions before. */
export async function removeClassTest(store: Store, id: string): Promise<void> {
  while (await store.write(({ db }) => deleteSomeAnswers(db, id)));
  await store.write(async ({ db }) => void (await db.deleteFrom("classTests").where("id", "=", id).execute()));
}

/** Deletes all tests of a group that ends. */
export async function removeClassTestsOf(store: Store, groupId: string): Promise<void> {
  const rows = await store.read.selectFrom("classTests").select("id").where("groupId", "=", groupId).execute();
  for (const { id } of rows) await removeClassTest(store, id);
}

/** Returns whether more may be left. */
async function deleteSomeAnswers(db: Db, testId: string): Promise<boolean> {
  const rows = await db
    .selectFrom("classTestAnswers")
    .select("userId")
    .distinct()
    .where("testId", "=", testId)
    .limit(studentsAtOnce)
    .execute();
  if (rows.length === 0) return false;
  const students = rows.map(({ userId }) => userId);
  await db.deleteFrom("classTestAnswers").where("testId", "=", testId).where("userId", "in", students).execute();
  return true;
}
