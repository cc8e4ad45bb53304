import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import type { Restriction } from "@recollect/domain/moderation/restriction.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { isShared } from "@recollect/domain/permissions/decks.ts";

import type { Db } from "../../store/tables.ts";
import { countReports, type DeckPlace } from "./reports.store.ts";

/** A deck as moderators see it: of a Private deck only the title that it had while others could read it. */
export type ModerationCase = {
  id: number;
  ownerId: string;
  title: string;
  author: string;
  /** whether others can open it now: a moderator can open it only then, as every student can */
  isShared: boolean;
  restriction: Restriction | null;
  openReports: number;
  allReports: number;
};

/**
 * The deck with this id if it is shared, reported or restricted. Throws `desk/deck-not-found` otherwise: a Private deck and one that does
 * not exist look the same.
 */
export async function findCase(db: Db, id: number): Promise<ModerationCase> {
  const ownerId = isTutorialId(id) ? OFFICIAL_UID : await ownerOf(db, id);
  if (ownerId === null) throw new AppError("desk/deck-not-found");
  const key = { ownerId, id };
  const [deck, restriction, reports, user] = await Promise.all([
    db.selectFrom("decks").select(["title", "visibility"]).where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst(),
    db
      .selectFrom("deckRestrictions")
      .select(["level", "deckTitle"])
      .where("ownerId", "=", ownerId)
      .where("deckId", "=", id)
      .executeTakeFirst(),
    countReports(db, key),
    db.selectFrom("users").select(["username", "displayName"]).where("id", "=", ownerId).executeTakeFirst(),
  ]);
  const shared = deck !== undefined && isShared(deck);
  if (!user || !(shared || restriction || reports.all > 0)) throw new AppError("desk/deck-not-found");
  return {
    ...key,
    title: (shared ? deck.title : (restriction?.deckTitle ?? reports.title)) ?? "",
    author: authorLabel(user),
    isShared: shared,
    restriction: restriction?.level ?? null,
    openReports: reports.open,
    allReports: reports.all,
  };
}

/** A deck in the trash or deleted is known by its reports. */
async function ownerOf(db: Db, id: number): Promise<string | null> {
  const deck = await db.selectFrom("decks").select("ownerId").where("id", "=", id).executeTakeFirst();
  if (deck) return deck.ownerId;
  const restriction = await db.selectFrom("deckRestrictions").select("ownerId").where("deckId", "=", id).executeTakeFirst();
  if (restriction) return restriction.ownerId;
  return (await db.selectFrom("reports").select("deckOwnerId").where("deckId", "=", id).executeTakeFirst())?.deckOwnerId ?? null;
}

export type RestrictedDeckRow = { id: number; title: string; author: string; level: Restriction; since: number };

/** The restricted decks, the last restricted first. */
export async function restrictedDecks(db: Db, { after, most }: { after: DeckPlace | null; most: number }): Promise<RestrictedDeckRow[]> {
  const rows = await db
    .selectFrom("deckRestrictions")
    .innerJoin("users", "users.id", "deckRestrictions.ownerId")
    .select(["deckId as id", "deckTitle as title", "level", "since", "username", "displayName"])
    .$if(after !== null, (query) =>
      query.where(({ eb, or, and }) => {
        const { at, id } = after ?? { at: 0, id: 0 };
        return or([eb("since", "<", at), and([eb("since", "=", at), eb("deckId", ">", id)])]);
      }),
    )
    .orderBy("since", "desc")
    .orderBy("deckId")
    .limit(most)
    .execute();
  return rows.map(({ username, displayName, ...row }) => ({ ...row, author: authorLabel({ username, displayName }) }));
}
