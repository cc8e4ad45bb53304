import type { GroupNoticeKind, ModerationNoticeKind } from "@recollect/domain/moderation/notice.ts";
import { t } from "../../lib/language/t.ts";

/** What happened, in a sentence or two. The server's mails say the same (account-mails.ts). */
export const noticeTexts = {
  "deck-hide": (title: string) => t("Your deck “{title}” was hidden from the Library. It can still be opened by its link.", { title }),
  "deck-take-down": (title: string) => t("Your deck “{title}” was taken down. You keep it, but you can't share it.", { title }),
  "deck-restore": (title: string) => t("Your deck “{title}” was restored. It is as visible as you wish again.", { title }),
  "deck-warn": (title: string) => t("You are warned about your deck “{title}”. Nothing was changed.", { title }),
  "question-delete": (title: string) => t("Your question about a card of “{title}” was deleted, with its answers.", { title }),
  "suggestion-delete": (title: string) => t("Your suggestion for a card of “{title}” was deleted.", { title }),
  "account-warn": () => t("You are warned. Nothing was changed."),
  "account-suspend": () => t("Your account was suspended. You can't log in until the suspension ends; your decks stay as they are."),
  "account-unsuspend": () => t("Your account is no longer suspended. You can log in again."),
  "account-end-sessions": () => t("You were logged out on all your devices."),
  "account-reset-link": () => t("A link was made with which you choose a new password. It works once, within one hour."),
} satisfies Record<ModerationNoticeKind, (title: string) => string>;

type GroupNoticeValues = { deck: string; group: string; title: string; due: string; author: string; words: string };

/** What happened in a group, or between those who write a deck; `why` has the words themselves. */
export const groupNoticeTexts = {
  "assignment-made": ({ group, title, due }: GroupNoticeValues) => t("{group}: “{title}” is due on {due}.", { group, title, due }),
  "question-asked": ({ group, deck }: GroupNoticeValues) => t("{group}: somebody asks about a card of “{deck}”.", { group, deck }),
  "question-answered": ({ group, deck }: GroupNoticeValues) =>
    t("{group}: your question about a card of “{deck}” has an answer.", { group, deck }),
  "suggestion-made": ({ deck }: GroupNoticeValues) => t("A reader suggests other words for a card of your deck “{deck}”.", { deck }),
  "suggestion-accepted": ({ deck, author, words }: GroupNoticeValues) =>
    t("{author} took your words for a card of “{deck}”: “{words}”. Thank you!", { author, deck, words }),
  "suggestion-declined": ({ deck, author, words }: GroupNoticeValues) =>
    t("{author} declined your words for a card of “{deck}”: “{words}”.", { author, deck, words }),
  "co-author-invited": ({ deck, author }: GroupNoticeValues) =>
    t("{author} invites you to write the deck “{deck}” together.", { author, deck }),
  "co-author-joined": ({ deck, author }: GroupNoticeValues) => t("{author} writes your deck “{deck}” with you now.", { author, deck }),
} satisfies Record<GroupNoticeKind, (values: GroupNoticeValues) => string>;

/** The link of each of them. */
export const noticeLinkTexts = {
  "assignment-made": t("Open the assignments"),
  "question-asked": t("Open the question"),
  "question-answered": t("Open the answer"),
  "suggestion-made": t("Look at the suggestion"),
  "suggestion-accepted": t("Open the card"),
  "suggestion-declined": t("Open the card"),
  "co-author-invited": t("Look at the invitation"),
  "co-author-joined": t("Open the deck"),
} satisfies Record<GroupNoticeKind, string>;

export const untitledDeck = t("Untitled Deck");
