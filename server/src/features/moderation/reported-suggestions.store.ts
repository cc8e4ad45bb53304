import { suggestionStart, type SuggestedField } from "@recollect/domain/decks/suggestions/suggestion.ts";
import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import { sql } from "kysely";

import type { Db } from "../../store/tables.ts";

/** Where a list of suggestions continues: after this one, last reported at this time (ms since 1970). */
export type SuggestionPlace = { at: number; id: string };

/** A reported suggestion with its words, and no word about its deck or about who sent what. */
export type ReportedSuggestion = {
  id: string;
  field: SuggestedField;
  text: string;
  /** the beginning of the side that it would replace; null if that is not known */
  base: string | null;
  /** what was written to the author beside it */
  sentence: string;
  /** open ones, without who sent them */
  reports: { reason: ReportReason; text: string; createdAt: number }[];
  lastAt: number;
};

/** Reports that wait; those of a suggestion that was taken back have nothing to judge any more. */
function openReports(db: Db) {
  return db
    .selectFrom("suggestionReports")
    .innerJoin("cardSuggestions", "cardSuggestions.id", "suggestionReports.suggestionId")
    .where("suggestionReports.settledAt", "is", null)
    .where((eb) => eb.or([eb("cardSuggestions.decision", "is", null), eb("cardSuggestions.decision", "<>", "withdrawn")]));
}

/** Suggestions with open reports, the last reported first; those after a place, or from the newest on. */
export async function reportedSuggestions(
  db: Db,
  { after, most }: { after: SuggestionPlace | null; most: number },
): Promise<ReportedSuggestion[]> {
  const rows = await openReports(db)
    .select(({ fn }) => ["cardSuggestions.id", fn.max("suggestionReports.createdAt").as("lastAt")])
    .groupBy("cardSuggestions.id")
    .$if(after !== null, (query) =>
      query.having((eb) => {
        const [last, { at, id }] = [eb.fn.max("suggestionReports.createdAt"), after ?? { at: 0, id: "" }];
        return eb.or([eb(last, "<", at), eb.and([eb(last, "=", at), eb("cardSuggestions.id", ">", id)])]);
      }),
    )
    .orderBy(({ fn }) => fn.max("suggestionReports.createdAt"), "desc")
    .orderBy("cardSuggestions.id")
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const columns = ["id", "field", "text", "base", "sentence"] as const;
  const suggestions = await db.selectFrom("cardSuggestions").select(columns).where("id", "in", ids).execute();
  const reports = await openReports(db)
    .select(["suggestionId", "suggestionReports.reason", "suggestionReports.text", "suggestionReports.createdAt"])
    .where("suggestionId", "in", ids)
    .orderBy("suggestionReports.createdAt", "desc")
    .execute();
  return rows.flatMap(({ id, lastAt }) => {
    const suggestion = suggestions.find((one) => one.id === id);
    if (!suggestion) return [];
    const own = reports.filter(({ suggestionId }) => suggestionId === id);
    const base = suggestion.base === null ? null : suggestionStart(suggestion.base);
    return { ...suggestion, base, lastAt, reports: own.map(({ reason, text, createdAt }) => ({ reason, text, createdAt })) };
  });
}

export type SuggestionCase = { byId: string; deckOwnerId: string; deckId: number; deckTitle: string; openReports: number };

/** A suggestion for the one who acts on it, with its open reports counted; null if it is gone or was taken back. */
export async function suggestionCase(db: Db, id: string): Promise<SuggestionCase | null> {
  const row = await db
    .selectFrom("cardSuggestions")
    .select(["byId", "deckOwnerId", "deckId", "deckTitle", "decision"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.decision === "withdrawn") return null;
  const counted = await openReports(db)
    .select(({ fn }) => fn.countAll<number>().as("openReports"))
    .where("suggestionId", "=", id)
    .executeTakeFirstOrThrow();
  const { byId, deckOwnerId, deckId, deckTitle } = row;
  return { byId, deckOwnerId, deckId, deckTitle, ...counted };
}

export async function settleSuggestionReports(db: Db, id: string, settledAt: number): Promise<void> {
  await db.updateTable("suggestionReports").set({ settledAt }).where("suggestionId", "=", id).where("settledAt", "is", null).execute();
}

/** Takes a suggestion's words away. Its row goes on counting for the day of its proposer. */
export async function deleteSuggestionWords(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable("cardSuggestions")
    .set({ decision: "withdrawn", decidedAt: sql<number>`coalesce("decidedAt", ${now})`, base: null, text: "", sentence: "" })
    .where("id", "=", id)
    .execute();
}
