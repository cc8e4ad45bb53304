import type { NoticeKind } from "@recollect/domain/moderation/notice.ts";
import { t } from "../../lib/language/t.ts";

/** What happened, in a sentence or two. The server's mails say the same (account-mails.ts). */
export const noticeTexts = {
  "deck-hide": (title: string) => t("Your deck “{title}” was hidden from the Library. It can still be opened by its link.", { title }),
  "deck-take-down": (title: string) => t("Your deck “{title}” was taken down. You keep it, but you can't share it.", { title }),
  "deck-restore": (title: string) => t("Your deck “{title}” was restored. It is as visible as you wish again.", { title }),
  "deck-warn": (title: string) => t("You are warned about your deck “{title}”. Nothing was changed.", { title }),
  "account-warn": () => t("You are warned. Nothing was changed."),
  "account-suspend": () => t("Your account was suspended. You can't log in until the suspension ends; your decks stay as they are."),
  "account-unsuspend": () => t("Your account is no longer suspended. You can log in again."),
  "account-end-sessions": () => t("You were logged out on all your devices."),
  "account-reset-link": () => t("A link was made with which you choose a new password. It works once, within one hour."),
} satisfies Record<NoticeKind, (title: string) => string>;

export const untitledDeck = t("Untitled Deck");
