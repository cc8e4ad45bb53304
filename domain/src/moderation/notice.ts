import type { AccountAction, DeckAction } from "./actions.ts";

/** Notices about an action on a student's deck, account, question or suggestion. Dismissed reports have none. */
export type ModerationNoticeKind =
  | `deck-${Exclude<DeckAction, "dismiss">}`
  | `account-${AccountAction}`
  | "question-delete"
  | "suggestion-delete";

/** Notices about what happens in a student's groups, about suggested corrections, and about co-authors: to the deck's author, and to the other person. */
const groupNoticeKinds = [
  "assignment-made",
  "question-asked",
  "question-answered",
  "suggestion-made",
  "suggestion-accepted",
  "suggestion-declined",
  "co-author-invited",
  "co-author-joined",
] as const;
export type GroupNoticeKind = (typeof groupNoticeKinds)[number];

export type NoticeKind = ModerationNoticeKind | GroupNoticeKind;

/** What the sentence and the link of a notice need beside its deck. */
export type NoticeData = {
  /** absent outside of groups */
  groupName?: string;
  questionId?: string;
  /** the card of a question or a suggestion */
  cardId?: string;
  /** of an assignment */
  title?: string;
  /** the due day of an assignment, such as `2026-12-11` */
  due?: string;
  /** the deck's author, who decided a suggestion or invites, or the co-author who joined; and the beginning of what was suggested */
  author?: string;
  words?: string;
};

/** A notice about something in a group, a suggestion or a co-author; `why` is the beginning of what was written. */
export type NoticeAboutGroup = {
  kind: GroupNoticeKind;
  /** null outside of groups */
  groupId: string | null;
  /** whose words it repeats: it goes with the account; null for an assignment, which stays when its teacher goes */
  byId: string | null;
  /** the id of the assignment, question, answer, suggestion or co-author: its notices go with it */
  subjectId: string;
  deckId: number;
  deckTitle: string;
  why: string;
  data: NoticeData;
};

/** A notice to a student, shown in the app until it is read; those of moderators are also sent by mail. */
export type Notice = {
  id: string;
  kind: NoticeKind;
  deckId: number | null;
  /** the title that its deck had; null for an account */
  deckTitle: string | null;
  /** the reason, as the actor wrote it, or the beginning of what was written */
  why: string;
  /** ms since 1970; null while it is not read */
  readAt: number | null;
  groupId: string | null;
  /** null for those of moderators */
  data: NoticeData | null;
  /** older unread notices of the same kind about the same deck, shown as one with this; absent if there are none */
  earlier?: { count: number; /** those that differ from `why`, each once, the newest first */ reasons: string[] };
};

type StoredNotice = Omit<Notice, "earlier">;

/**
 * Notices as a student is shown them: of the unread ones of one kind about one deck in one group (or about the account) only the newest, with the reasons
 * of the others. The newest come first, as they are given.
 */
export function collapsedNotices(newestFirst: readonly StoredNotice[]): Notice[] {
  const shown = new Map<string, Notice>();
  for (const notice of newestFirst) {
    const key = notice.readAt === null ? `${notice.kind} ${notice.deckId} ${notice.groupId}` : notice.id;
    const newest = shown.get(key);
    shown.set(key, newest ? withEarlier(newest, notice) : notice);
  }
  return [...shown.values()];
}

function withEarlier(newest: Notice, { why }: Pick<Notice, "why">): Notice {
  const { count, reasons } = newest.earlier ?? { count: 0, reasons: [] };
  const isKnown = why === newest.why || why === "" || reasons.includes(why);
  return { ...newest, earlier: { count: count + 1, reasons: isKnown ? reasons : [...reasons, why] } };
}

export function isGroupNotice(kind: NoticeKind): kind is GroupNoticeKind {
  return groupNoticeKinds.some((one) => one === kind);
}
