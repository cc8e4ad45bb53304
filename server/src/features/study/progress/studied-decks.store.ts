import type { Day } from "@recollect/domain/study/day.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import type { MasteryCounts } from "@recollect/domain/study/mastery.ts";
import { sql } from "kysely";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db } from "../../../store/tables.ts";
import { studyDay } from "../settings/study-day.store.ts";
import { masteriesByCard, masteriesOfPrompts } from "./masteries.store.ts";
import { isAmongDecks } from "../decks/among-decks.store.ts";
import { canBeStudied } from "../decks/studyable-cards.store.ts";

/** How far a student is with a deck: how many of its cards are new, in learning and known. */
export type StudiedDeck = MasteryCounts & {
  deckKey: string;
  deckId: number;
  /** the study day of the last answer; null for none */
  lastDay: Day | null;
  /** when the next review is due, in ms since 1970; null for none */
  nextDue: number | null;
  /** such as `2026-06-01`; null without an exam in the future */
  exam: string | null;
};

export type StudiedDecks = { today: Day; dayShiftMs: number; decks: StudiedDeck[] };

const ofDeck = sql`"userId" = "studyDecks"."userId" and "deckOwnerId" = "studyDecks"."deckOwnerId" and "deckId" = "studyDecks"."deckId"`;

/** The begun decks with what of them is known; known and restarted cards have their own indexes. */
function selectBegunDecks(db: Db, uid: string) {
  return db
    .selectFrom("studyDecks")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "studyDecks.deckOwnerId").onRef("decks.id", "=", "studyDecks.deckId"))
    .select(["decks.ownerId", "decks.id", "decks.cardCount", "studyDecks.touched"])
    .select([
      sql<number>`(select count(*) from "studyCards" where ${ofDeck} and "stage" = 'review' and "scheduledDays" >= 21 and "isPresent" = 1)`.as(
        "known",
      ),
      sql<number>`(select count(*) from "studyCards" where ${ofDeck} and "stage" = 'new' and "isPresent" = 1)`.as("newAgain"),
    ])
    .where("studyDecks.userId", "=", uid)
    .where("studyDecks.touched", ">", sql.lit(0))
    .where(mayOpen(uid));
}

const selectTitles = precompiled((db, { uid }: { uid: string }) => selectBegunDecks(db, uid).select("decks.title"));

/** Each begun deck that the student may still open, with its prompts that were answered, and of these the known ones. */
export async function begunShares(db: Db, uid: string) {
  const { rows } = await selectTitles(db, { uid });
  return rows.map(({ ownerId, id, title, cardCount, touched, known, newAgain }) => {
    return { deckKey: deckKeyOf(ownerId, id), isOwn: ownerId === uid, deckId: id, title, cardCount, begun: touched - newAgain, known };
  });
}

/** The next due card and the last day are at the end of an index. */
const select = precompiled((db, { uid }: { uid: string }) =>
  selectBegunDecks(db, uid)
    .leftJoin("deckPrompts", (join) =>
      join.onRef("deckPrompts.deckOwnerId", "=", "studyDecks.deckOwnerId").onRef("deckPrompts.deckId", "=", "studyDecks.deckId"),
    )
    .select("deckPrompts.prompts")
    .select([
      sql<number | null>`(select min("due") from "studyCards" where ${ofDeck} and "stage" = 'review' and ${canBeStudied})`.as("nextDue"),
      sql<number | null>`(select "day" from "studyDays" where ${ofDeck} and "answers" > 0 order by "day" desc limit 1)`.as("lastDay"),
    ]),
);

/** Every deck that the student has begun and may still open, and those with an exam. */
export async function studiedDecks(db: Db, { uid, now }: { uid: string; now: number }): Promise<StudiedDecks> {
  const [{ rows }, { today, dayShiftMs, exams }] = await Promise.all([select(db, { uid }), studyDay(db, uid, now)]);
  const asksMore = rows.some(({ prompts, cardCount }) => prompts !== null && prompts !== cardCount);
  const byCard = asksMore ? await masteriesByCard(db, uid, null) : new Map<string, MasteryCounts>();
  const studiedList = rows.map(({ ownerId, id, cardCount, touched, known, newAgain, nextDue, lastDay }) => {
    const deckKey = deckKeyOf(ownerId, id);
    const masteries = byCard.get(deckKey) ?? masteriesOfPrompts({ cards: cardCount, begun: touched - newAgain, known });
    return { deckKey, deckId: id, ...masteries, lastDay, nextDue, exam: examOf(exams.get(deckKey)) };
  });
  const studiedKeys = new Set(studiedList.map(({ deckKey }) => deckKey));
  return { today, dayShiftMs, decks: [...studiedList, ...(await onlyExams(db, uid, exams, studiedKeys))] };
}

/** Decks with an exam or an assignment that were not begun yet. */
async function onlyExams(db: Db, uid: string, exams: ReadonlyMap<string, Day>, studiedKeys: ReadonlySet<string>): Promise<StudiedDeck[]> {
  const deckKeys = [...exams.keys()].filter((deckKey) => !studiedKeys.has(deckKey));
  if (deckKeys.length === 0) return [];
  const rows = await db
    .selectFrom("decks")
    .select(["ownerId", "id", "cardCount"])
    .where(isAmongDecks(deckKeys))
    .where(mayOpen(uid))
    .execute();
  const none = { lastDay: null, nextDue: null };
  return rows.flatMap(({ ownerId, id, cardCount }) => {
    const deckKey = deckKeyOf(ownerId, id);
    const exam = examOf(exams.get(deckKey));
    return exam === null || studiedKeys.has(deckKey) ? [] : [{ deckKey, deckId: id, new: cardCount, learning: 0, known: 0, ...none, exam }];
  });
}

function examOf(day: Day | undefined): string | null {
  return day === undefined ? null : dayText(day);
}
