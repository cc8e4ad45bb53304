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

const happened: Readonly<Record<NoticeKind, (title: string) => string>> = {
  "deck-hide": (title) => `Your deck “${title}” was hidden from the Library. It can still be opened by its link.`,
  "deck-take-down": (title) => `Your deck “${title}” was taken down. You keep it, but you can't share it.`,
  "deck-restore": (title) => `Your deck “${title}” was restored. It is as visible as you wish again.`,
  "deck-warn": (title) => `You are warned about your deck “${title}”. Nothing was changed.`,
  "account-warn": () => "You are warned. Nothing was changed.",
  "account-suspend": () => "Your account was suspended. You can't log in until the suspension ends; your decks stay as they are.",
  "account-unsuspend": () => "Your account is no longer suspended. You can log in again.",
  "account-end-sessions": () => "You were logged out on all your devices.",
  "account-reset-link": () => "A link was made with which you choose a new password. It works once, within one hour.",
};

/** A sentence or two about what happened. */
export function noticeText({ kind, deckTitle }: Pick<Notice, "kind" | "deckTitle">): string {
  return happened[kind](deckTitle ?? "Untitled Deck");
}
