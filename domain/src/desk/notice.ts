import type { AccountAct, DeckAct } from "./acts.ts";

/** What a student is told of: every act on a deck or an account of theirs. That nothing was found wrong concerns no one. */
export type NoticeKind = `deck-${Exclude<DeckAct, "dismiss">}` | `account-${AccountAct}`;

/** What a student is told, in the app until it is read, and by mail. */
export type Notice = {
  id: string;
  kind: NoticeKind;
  /** the deck that it is about, and its title then; null for an account */
  deckId: number | null;
  deckTitle: string | null;
  /** the reason, in the words of who did it */
  why: string;
  /** ms since 1970 */
  createdAt: number;
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

/** What happened, in a sentence or two. */
export function noticeText({ kind, deckTitle }: Pick<Notice, "kind" | "deckTitle">): string {
  return happened[kind](deckTitle ?? "Untitled Deck");
}
