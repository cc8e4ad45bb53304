import { setImmediate as nextTurn } from "node:timers/promises";

import { sql, type RawBuilder } from "kysely";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { CopiedFrom } from "@recollect/domain/decks/deck.ts";

import type { Store, Transaction } from "../../store/store.ts";
import { traits } from "../../store/database-capabilities.ts";
import { accountKey } from "../attempts/attempts.store.ts";
import { reserveReleasedUsername } from "../names/released-usernames.store.ts";
import { endSessionsOf } from "../sessions/sessions.store.ts";

/** Number of rows deleted in one transaction: on SQLite other writers wait for it. */
const atOnce = 100;
const scannedAtOnce = 2000;

type Large = { table: string; column: string; uid: string };

/**
 * Deletes an account whose time is up, with its rows in every table: first the logins, then the large tables in portions, then the rest
 * with the account itself. An interrupted deletion continues where it stopped. Returns false if the student came back meanwhile.
 */
export async function deleteAccount(store: Store, uid: string, { now }: { now: number }): Promise<boolean> {
  const startedDeletion = await store.write((tx) => shutWaysIn(tx, uid, now));
  if (!startedDeletion) return false;
  await forgetAuthor(store, uid, startedDeletion.label);
  while ((await store.write((tx) => deleteAnswersToTests(tx, store.kind, uid))) === atOnce);
  for (const large of keptOfStudents.large) {
    while ((await store.write((tx) => deleteSome(tx, store.kind, { ...large, uid }))) === atOnce);
  }
  await store.write(async (tx) => {
    const user = await tx.db.selectFrom("users").select(["email", "username"]).where("id", "=", uid).executeTakeFirst();
    if (!user) return;
    if (user.username !== null) await reserveReleasedUsername(tx, user.username, null, now);
    await deleteWithoutKeys(tx, uid, user.email);
    await tx.db.deleteFrom("users").where("id", "=", uid).execute();
  });
  return true;
}

/** Makes the account impossible to sign in to. */
async function shutWaysIn(tx: Transaction, uid: string, now: number): Promise<{ label: string } | null> {
  const dueAccount = await tx.db
    .updateTable("users")
    .set({ deletionAt: 0 })
    .where("id", "=", uid)
    .where("deletionAt", "<=", now)
    .returning(["username", "displayName"])
    .executeTakeFirst();
  if (!dueAccount) return null;
  await tx.db.deleteFrom("accounts").where("userId", "=", uid).execute();
  await endSessionsOf(tx, uid, { now });
  return { label: authorLabel(dueAccount) };
}

/** Deletes a portion of a student's rows; returns how many there were. */
async function deleteSome({ db }: Transaction, kind: Store["kind"], { table, column, uid }: Large): Promise<number> {
  const [name, row] = [sql.table(table), traits[kind].rowName];
  const some = sql`select ${row} from ${name} where ${sql.ref(column)} = ${uid} limit ${atOnce}`;
  const result = await sql`delete from ${name} where ${row} in (${some})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * Deletes a portion of the answers to class tests that go with this account: those of its decks' texts, and of groups without another teacher. Returns
 * how many there were. The tests themselves go with the account and the groups, by keys.
 */
async function deleteAnswersToTests({ db }: Transaction, kind: Store["kind"], uid: string): Promise<number> {
  const row = traits[kind].rowName;
  const tests = sql`select "classTests"."id" from ${sql.table("classTests")} inner join ${sql.table("groups")} on "groups"."id" = "classTests"."groupId"
    where "classTests"."deckOwnerId" = ${uid} or ${isWithoutOtherTeacher(uid)}`;
  const some = sql`select ${row} from ${sql.table("classTestAnswers")} where "testId" in (${tests}) limit ${atOnce}`;
  const result = await sql`delete from ${sql.table("classTestAnswers")} where ${row} in (${some})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Rows without a foreign key: their key is the email, or a text that contains the id. */
async function deleteWithoutKeys({ db }: Transaction, uid: string, email: string): Promise<void> {
  const attempts = accountKey(email);
  await db
    .updateTable("media")
    .set({ unusedSince: 0 })
    .where("ownerId", "=", uid)
    .where(sql<boolean>`not exists (select 1 from "mediaUses" where "mediaUses"."mediaId" = "media"."id")`)
    .execute();
  await db.updateTable("deskLog").set({ why: "", deckId: null }).where("subjectId", "=", uid).execute();
  await db.deleteFrom("deckMarks").where("deckOwnerId", "=", uid).execute();
  await deleteGroupsWithoutOtherTeacher({ db }, uid);
  await db.deleteFrom("examinerUse").where("key", "like", `% ${uid}`).execute();
  await db.deleteFrom("invitations").where("email", "=", email).execute();
  await db.deleteFrom("outgoingMail").where("recipient", "=", email).execute();
  await db.deleteFrom("verifications").where("value", "like", `%${uid}%`).execute();
  await db
    .deleteFrom("signInAttempts")
    .where((eb) => eb.or([eb("key", "=", attempts), eb("key", "like", `${attempts} %`), eb("key", "like", `% ${uid}`)]))
    .execute();
}

/** A group never is without a teacher: it ends with its only one's account. */
async function deleteGroupsWithoutOtherTeacher({ db }: Pick<Transaction, "db">, uid: string): Promise<void> {
  await db.deleteFrom("groups").where(isWithoutOtherTeacher(uid)).execute();
}

/** Whether this person is the only teacher of the group, in a query on groups. */
function isWithoutOtherTeacher(uid: string): RawBuilder<boolean> {
  const isTeacher = sql<boolean>`"teacher"."groupId" = "groups"."id" and "teacher"."role" = 'teacher' and "teacher"."leftAt" is null`;
  const teachers = (who: RawBuilder<boolean>) =>
    sql<boolean>`exists (select 1 from ${sql.table("groupMembers")} as "teacher" where ${isTeacher} and ${who})`;
  return sql<boolean>`${teachers(sql<boolean>`"teacher"."userId" = ${uid}`)} and not ${teachers(sql<boolean>`"teacher"."userId" <> ${uid}`)}`;
}

/**
 * Copies of this student's decks show "by Anonymous" from now on, also those in the trash. Read in portions, since all decks are checked.
 */
async function forgetAuthor(store: Store, uid: string, label: string): Promise<void> {
  const own = await Promise.all(
    deckTables.map((table) => store.read.selectFrom(table).select("id").where("ownerId", "=", uid).where("id", ">", 1).execute()),
  );
  const ids = new Set(own.flat().map(({ id }) => id));
  // A username is unique; a display name may also be another student's, so there the deck decides.
  const isTheirs = ({ originalId, originalAuthor }: CopiedFrom) =>
    originalAuthor === label && (label.startsWith("@") || ids.has(originalId));
  for (const table of deckTables) await forgetAuthorIn(store, table, isTheirs);
}

const deckTables = ["decks", "trashedDecks"] as const;

async function forgetAuthorIn(
  store: Store,
  table: (typeof deckTables)[number],
  isTheirs: (copiedFrom: CopiedFrom) => boolean,
): Promise<void> {
  let after = { ownerId: "", id: -1 };
  for (;;) {
    const { ownerId, id } = after;
    const rows = await store.read
      .selectFrom(table)
      .select(["ownerId", "id", "copiedFrom"])
      .where((eb) => eb.or([eb("ownerId", ">", ownerId), eb.and([eb("ownerId", "=", ownerId), eb("id", ">", id)])]))
      .orderBy("ownerId")
      .orderBy("id")
      .limit(scannedAtOnce)
      .execute();
    for (const copy of rows) {
      const from = copy.copiedFrom === null ? null : (JSON.parse(copy.copiedFrom) as CopiedFrom);
      if (from === null || !isTheirs(from)) continue;
      const copiedFrom = JSON.stringify({ ...from, originalAuthor: "Anonymous" });
      await store.write(async ({ db }) => {
        await db.updateTable(table).set({ copiedFrom }).where("ownerId", "=", copy.ownerId).where("id", "=", copy.id).execute();
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < scannedAtOnce) return;
    after = last;
    await nextTurn();
  }
}

/**
 * Where students' data is, besides tables that a foreign key clears with the account or its decks. A test compares this with the database:
 * it fails for a new table that is neither cleared by a key nor listed here.
 */
export const keptOfStudents = {
  /** cleared in portions before the account, so that others don't wait; a key would clear them at once */
  large: [
    { table: "decks", column: "ownerId" },
    { table: "deckVersions", column: "ownerId" },
    { table: "studyLog", column: "userId" },
    { table: "studyCards", column: "userId" },
    { table: "studyDays", column: "userId" },
    { table: "classTestAnswers", column: "userId" },
  ],

  /** cleared by `deleteWithoutKeys`, since no key leads from them to the account; of groups those without another teacher */
  withoutKeys: ["examinerUse", "groups", "invitations", "outgoingMail", "signInAttempts", "verifications"],

  /** cleared with the decks by triggers */
  byTriggers: ["library", "libraryTerms", "libraryVocabularySearch", "libraryWaiting"],

  /** cleared by a sweep that `deleteWithoutKeys` starts for the account's media; media used by others' copies stay, without an owner */
  bySweep: ["media"],

  /** files outside of the database: what clears each kind of them; a test compares them with the folders of the data folder */
  files: {
    exports: "removed when the export is sent, and at the start",
    imports: "`sweepImports`, after accounts were deleted and every night: the rows go with the account, by a key",
    "earlier-pages": "the program's own files, of builds before this one",
    media: "the sweep of `media`",
    uploads: "removed when the file is stored, and a day later at the latest",
    backups: "the backups of the last seven days and four weeks contain what there was on their day",
  },

  /** of PostgreSQL alone, with nothing about a student */
  ofPostgresAlone: { expansions: "the program's own", libraryRefolds: "numbers, for processes of the version before" },

  /** contain nothing about a student, or nothing that identifies one */
  nothing: {
    assignments:
      "a group's own; a key takes the name of the teacher who made one, and the id of the deck's owner leads to no one once the account is gone",
    backupsMade: "numbers",
    worthRenewals: "a time",
    replicaMarks: "the program's own",
    serverProcesses: "the program's own",
    sharedJobs: "the program's own",
    deskLog: "pseudonyms, once the account is gone: `deleteWithoutKeys` takes the reasons of what was done to it",
    libraryCounts: "numbers",
    libraryVocabulary: "words of all decks in the Library, without whose they are; a nightly job takes those that no deck has any more",
    migrations: "the program's own",
    programTexts: "the program's own",
    restingNames: "a digest of the name, which leads to no one once the account is gone",
  },
} as const;
