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
};
