import type { AccountAction, DeckAction } from "./actions.ts";

/** The kinds of notices: every action on a student's deck or account. Dismissed reports have none. */
export type NoticeKind = `deck-${Exclude<DeckAction, "dismiss">}` | `account-${AccountAction}`;

/** A notice to a student, shown in the app until it is read, and sent by mail. */
export type Notice = {
  id: string;
  kind: NoticeKind;
  /** the title that its deck had; null for an account */
  deckTitle: string | null;
  /** the reason, as the actor wrote it */
  why: string;
  /** ms since 1970; null while it is not read */
  readAt: number | null;
  /** unread notices before it of the same kind about the same deck, which it stands for; absent if there are none */
  earlier?: { count: number; /** those that differ from `why`, each once, the newest first */ reasons: string[] };
};

type StoredNotice = Omit<Notice, "earlier"> & { deckId: number | null };

/**
 * Notices as a student is shown them: of the unread ones of one kind about one deck (or about the account) only the newest, with the reasons of the others. The
 * newest come first, as they are given.
 */
export function collapsedNotices(newestFirst: readonly StoredNotice[]): Notice[] {
  const shown = new Map<string, Notice>();
  for (const { deckId, ...notice } of newestFirst) {
    const key = notice.readAt === null ? `${notice.kind} ${deckId}` : notice.id;
    const newest = shown.get(key);
    shown.set(key, newest ? withEarlier(newest, notice) : notice);
  }
  return [...shown.values()];
}

function withEarlier(newest: Notice, { why }: Pick<Notice, "why">): Notice {
  const { count, reasons } = newest.earlier ?? { count: 0, reasons: [] };
  const isKnown = why === newest.why || reasons.includes(why);
  return { ...newest, earlier: { count: count + 1, reasons: isKnown ? reasons : [...reasons, why] } };
}
