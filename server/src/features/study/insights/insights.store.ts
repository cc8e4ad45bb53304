import type { PartCount } from "@recollect/domain/study/insights/parts-of-day.ts";
import { leechLapses } from "@recollect/domain/study/insights/leeches.ts";
import type { Day } from "@recollect/domain/study/day.ts";

import { sql } from "kysely";

import { traits } from "../../../store/database-capabilities.ts";
import type { Store } from "../../../store/store.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import { columnsOfParts, partColumns } from "../progress/day-parts.ts";
import type { ProgressScope } from "../progress/progress.store.ts";

/** The reviews since a day by part of the day, from midnight; without undone ones. */
export async function reviewsByPart(db: Db, { uid, deck }: ProgressScope, since: Day): Promise<PartCount[]> {
  const all = db.selectFrom("studyDays").where("userId", "=", uid).where("day", ">=", since);
  const days = deck ? all.where("deckOwnerId", "=", deck.deckOwnerId).where("deckId", "=", deck.deckId) : all;
  const sums = await days.select(({ fn }) => partColumns.map((column) => fn.sum<number | null>(column).as(column))).executeTakeFirst();
  return columnsOfParts.map(([reviews, recalled]) => ({ answers: sums?.[reviews] ?? 0, right: sums?.[recalled] ?? 0 }));
}

export type ForgottenRow = Pick<Tables["studyCards"], "deckOwnerId" | "deckId" | "cardId" | "state">;

/** The learned cards that were forgotten often, without suspended ones. */
export async function forgottenOften({ read, kind }: Pick<Store, "read" | "kind">, scope: ProgressScope): Promise<ForgottenRow[]> {
  return selectForgotten(read, kind, scope).execute();
}

/** Its conditions are those of the index `studyCardsForgotten`, literally. */
export function selectForgotten(db: Db, kind: Store["kind"], { uid, deck }: ProgressScope) {
  const all = db
    .selectFrom("studyCards")
    .select(["deckOwnerId", "deckId", "cardId", "state"])
    .where("userId", "=", uid)
    .where("isPresent", "=", sql.lit(1))
    .where("isSuspended", "=", sql.lit(0))
    .where("stage", "in", [sql.lit<"review">("review"), sql.lit<"relearning">("relearning")])
    .where(traits[kind].numberIn("state", "lapses"), ">=", sql.lit(leechLapses));
  return deck ? all.where("deckOwnerId", "=", deck.deckOwnerId).where("deckId", "=", deck.deckId) : all;
}
