import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { canonicalUsername } from "@recollect/domain/accounts/username.ts";
import type { CoAuthors, DeckRole, Writer } from "@recollect/domain/decks/co-authors/co-author.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { CO_AUTHOR } from "@recollect/domain/limits/limits.ts";
import type { NoticeAboutGroup } from "@recollect/domain/moderation/notice.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import { createLeakyBucket } from "../../../http/limits/leaky-bucket.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { announceToWriters } from "./announce-to-writers.ts";
import {
  change,
  findByUsername,
  findOffered,
  findRow,
  invitationsSince,
  invite,
  namesOf,
  peopleOf,
  type DeckKey,
  type OfferedDeck,
} from "./co-authors.store.ts";

type CoAuthorsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** tells students by a notice in the app */
  notify: (tx: Transaction, notice: NoticeAboutGroup & { uids: readonly string[]; now: number }) => Promise<void>;
  /** removes the notices about things that are gone */
  forgetNotices: (tx: Transaction, subjectIds: readonly string[]) => Promise<void>;
  /** false lifts the limit on how often somebody says to write */
  limits?: boolean;
};

/** One sign of life each few seconds, and some at once when somebody goes from card to card. */
const signsOfLife = { burst: 20, aSecond: 0.5 };

type Viewer = Pick<SessionViewer, "uid">;
type Notices = { invited: string; joined: string };

export type CoAuthorsService = ReturnType<typeof createCoAuthors>;

/**
 * The people who write a deck beside its owner. They are invited by username, and accept. Somebody to whom the deck is not offered gets the reply for a deck that
 * does not exist.
 */
export function createCoAuthors({ store, clock, notify, forgetNotices, limits = true }: CoAuthorsDeps) {
  const signs = createLeakyBucket(signsOfLife, clock);

  async function requireOffered(db: Db, { uid }: Viewer, id: number): Promise<OfferedDeck & { role: DeckRole }> {
    const deck = await findOffered(db, uid, id);
    if (!deck) throw new AppError("deck/not-found");
    return { ...deck, role: deck.ownerId === uid ? "owner" : deck.acceptedAt === null ? "invited" : "co-author" };
  }

  async function requireOwn(db: Db, viewer: Viewer, id: number): Promise<OfferedDeck> {
    const deck = await requireOffered(db, viewer, id);
    if (deck.role !== "owner") throw new AppError("deck/not-yours-to-edit");
    return deck;
  }

  async function read(viewer: Viewer, id: number): Promise<CoAuthors> {
    const { ownerId, title, role, ...names } = await requireOffered(store.read, viewer, id);
    const rows = role === "invited" ? [] : await peopleOf(store.read, { ownerId, id });
    const people = rows
      .filter(({ acceptedAt }) => role === "owner" || acceptedAt !== null)
      .map((person) => ({ uid: person.uid, name: authorLabel(person), acceptedAt: person.acceptedAt }));
    return { deckId: id, title, ownerId, author: authorLabel(names), role, people };
  }

  /** The owner's row is locked, so that two invitations at once do not pass the limits together. */
  async function checkRoom(db: Db, deck: DeckKey): Promise<void> {
    if ((await peopleOf(db, deck)).length >= CO_AUTHOR.mostOfDeck) throw new AppError("co-author/too-many");
    if ((await invitationsSince(db, deck.ownerId, clock() - dayMs)) >= CO_AUTHOR.mostADay) throw new AppError("co-author/too-many-today");
  }

  /** Their lists and open pages show the deck otherwise from now on. */
  function announceTo(tx: Transaction, uids: readonly string[]): void {
    for (const uid of uids) {
      tx.announce({ kind: "notices", uid });
      tx.announce({ kind: "study", uid, entryId: null });
    }
  }

  return {
    /** Throws `deck/not-found`. */
    read,

    /**
     * Invites somebody to write an own deck. Throws `deck/not-found`, `deck/not-yours-to-edit`, `co-author/unknown`, `co-author/yourself`,
     * `co-author/there-already`, `co-author/resting`, and the limits.
     */
    async invite(viewer: Viewer, id: number, username: string): Promise<CoAuthors> {
      await store.write(async (tx) => {
        const { db } = tx;
        const { ownerId, title, ...names } = await requireOwn(db, viewer, id);
        await lockStudent(db, ownerId);
        const userId = await findByUsername(db, canonicalUsername(username.trim().replace(/^@/, "")));
        if (userId === null) throw new AppError("co-author/unknown");
        if (userId === ownerId) throw new AppError("co-author/yourself");
        const now = clock();
        const row = await findRow(db, { ownerId, id }, userId);
        if (row && row.endedAt === null) throw new AppError("co-author/there-already");
        if (row && row.endedByOwner === 0 && (row.endedAt ?? 0) > now - CO_AUTHOR.restMs) throw new AppError("co-author/resting");
        await checkRoom(db, { ownerId, id });
        await invite(db, { ownerId, id }, userId, now);
        const about = { groupId: null, byId: ownerId, deckId: id, deckTitle: title, why: "", now };
        const { invited } = noticesAbout(id, userId);
        await notify(tx, { ...about, kind: "co-author-invited", subjectId: invited, data: { author: authorLabel(names) }, uids: [userId] });
        announceTo(tx, [ownerId]);
      });
      return read(viewer, id);
    },

    /** Accepts an invitation; a second time it changes nothing. Throws `deck/not-found`, `co-author/not-found`. */
    async accept(viewer: Viewer, id: number): Promise<CoAuthors> {
      const { uid } = viewer;
      await store.write(async (tx) => {
        const { db } = tx;
        const { ownerId, title } = await requireOffered(db, viewer, id);
        const row = await findRow(db, { ownerId, id }, uid);
        if (!row || row.endedAt !== null) throw new AppError("co-author/not-found");
        if (row.acceptedAt !== null) return;
        const now = clock();
        await change(db, { ownerId, id }, uid, { acceptedAt: now });
        const { invited, joined } = noticesAbout(id, uid);
        await forgetNotices(tx, [invited]);
        const about = { groupId: null, byId: uid, deckId: id, deckTitle: title, why: "", now };
        const data = { author: authorLabel(await namesOf(db, uid)) };
        await notify(tx, { ...about, kind: "co-author-joined", subjectId: joined, data, uids: [ownerId] });
        announceTo(tx, [uid]);
      });
      return read(viewer, id);
    },

    /**
     * Tells the others who write the deck where this person writes; `isHere` is false when they stop. Throws `deck/not-found`, also for somebody who is only
     * invited, and `api/rate-limit`.
     */
    async writes(viewer: Viewer, id: number, { cardId, isHere }: Pick<Writer, "cardId" | "isHere">): Promise<void> {
      const retryAfterSeconds = limits ? signs.count(viewer.uid, 1) : null;
      if (retryAfterSeconds !== null) throw new AppError("api/rate-limit", { details: { retryAfterSeconds } });
      await store.write(async (tx) => {
        const { ownerId, role } = await requireOffered(tx.db, viewer, id);
        if (role === "invited") throw new AppError("deck/not-found");
        const writer = { uid: viewer.uid, name: authorLabel(await namesOf(tx.db, viewer.uid)), cardId, isHere };
        await announceToWriters(tx, { ownerId, id }, viewer.uid, { deckId: id, writer });
      });
    },

    /**
     * Ends an invitation or the writing of a co-author: the owner anybody's, everybody else their own. What they wrote stays. Throws `deck/not-found`,
     * `deck/not-yours-to-edit`, `co-author/not-found`.
     */
    async end(viewer: Viewer, id: number, userId: string): Promise<void> {
      await store.write(async (tx) => {
        const { db } = tx;
        const { ownerId, role } = await requireOffered(db, viewer, id);
        if (role !== "owner" && userId !== viewer.uid) throw new AppError("deck/not-yours-to-edit");
        const row = await findRow(db, { ownerId, id }, userId);
        if (!row || row.endedAt !== null) throw new AppError("co-author/not-found");
        await change(db, { ownerId, id }, userId, { endedAt: clock(), endedByOwner: role === "owner" ? 1 : 0 });
        await forgetNotices(tx, Object.values(noticesAbout(id, userId)));
        announceTo(tx, [ownerId, userId]);
      });
    },
  };
}

/** What the notices about one person and deck are found by when it ends. */
function noticesAbout(deckId: number, userId: string): Notices {
  return { invited: `co-author ${deckId} ${userId}`, joined: `co-author joined ${deckId} ${userId}` };
}
