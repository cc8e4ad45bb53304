import type { ModerationNoticeKind } from "@recollect/domain/moderation/notice.ts";
import type { Translate } from "@recollect/domain/words/translate.ts";

import { letter, type Letter } from "../../mail/letter.ts";
import { isWaiting, type Waiting } from "../../mail/outgoing-mail.store.ts";
import type { Store } from "../../store/store.ts";
import { dayInWords } from "../../languages/day-in-words.ts";
import { textsIn } from "../../languages/texts-in.ts";
import { languageOfEmail, uidOfEmail } from "../names/emails.store.ts";
import { addLink, isLinkValid, type LinkKind } from "../sessions/account-links.store.ts";

type AccountMailsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  brand: string;
  /** the only prefix of addresses in mails */
  publicUrl: string;
};

/** Mails about accounts, written when they are sent. Null for an obsolete mail. */
export function createAccountMails({ store, clock, brand, publicUrl }: AccountMailsDeps): (mail: Waiting) => Promise<Letter | null> {
  const signature = { brand, site: publicUrl };
  const link = (path: string, token: string) => `${publicUrl}${path}?token=${token}`;

  const isValid = (kind: LinkKind, token: unknown) => isLinkValid(store.read, kind, String(token), clock());

  /**
   * The link is created now, so that its hour begins when the mail is sent; an address without an account gets none, and neither does a
   * student whose links have all ended since the mail was asked for.
   */
  async function resetPassword({ id, recipient: to }: Waiting, language: string | null): Promise<Letter | null> {
    const t = textsIn(language);
    const uid = await uidOfEmail(store.read, to);
    if (uid === null) return null;
    const token = await store.write(async (tx) => {
      const newLink = await addLink(tx, { kind: "reset-password", userId: uid, now: clock() });
      return (await isWaiting(tx, id)) ? newLink : null;
    });
    if (token === null) return null;
    const content = {
      subject: t("Choose a new password for {brand}", { brand }),
      paragraphs: [
        t("We were asked for a new password for your account at {brand}. With this link you choose one. It works once, within one hour.", {
          brand,
        }),
        t("If you did not ask for it, you need not do anything: your password stays as it is."),
      ],
      action: { label: t("Choose a new password"), url: link("/reset-password", token) },
    };
    return letter(to, content, { ...signature, t, language });
  }

  /** The language that the student chose. A mail to an address that no account has, yet or any more, carries its language. */
  async function languageOfMail({ recipient, details }: Waiting): Promise<string | null> {
    return typeof details["language"] === "string" ? details["language"] || null : languageOfEmail(store.read, recipient);
  }

  return async (mail) => {
    const { kind, recipient, details } = mail;
    const language = await languageOfMail(mail);
    const t = textsIn(language);
    if (kind === "reset-password") return resetPassword(mail, language);
    if (kind === "confirm-email") {
      if (!(await isValid("confirm-email", details["token"]))) return null;
      const action = { label: t("Confirm this address"), url: link("/confirm-email", String(details["token"])) };
      if (details["isOwn"] === "yes") {
        const confirmation = {
          subject: t("Confirm your email address for {brand}", { brand }),
          paragraphs: [
            t(
              "You asked {brand} to send you mails. With this link you confirm that this is your address. It works once, within one hour.",
              {
                brand,
              },
            ),
            t("If you did not ask for it, you need not do anything."),
          ],
          action,
        };
        return letter(recipient, confirmation, { ...signature, t, language });
      }
      const content = {
        subject: t("Confirm your new email address for {brand}", { brand }),
        paragraphs: [
          t(
            "You asked to sign in to {brand} with this address from now on. With this link you confirm it. It works once, within one hour.",
            { brand },
          ),
          t("If you did not ask for it, you need not do anything."),
        ],
        action,
      };
      return letter(recipient, content, { ...signature, t, language });
    }
    if (kind === "email-change-asked") {
      if (!(await isValid("stop-email-change", details["token"]))) return null;
      const content = {
        subject: t("A new email address was asked for at {brand}", { brand }),
        paragraphs: [
          t(
            "Someone who is logged in to your account at {brand} asked to sign in with another address, {address}, instead of this one. Nothing changes until that address is confirmed, within one hour.",
            { brand, address: masked(String(details["email"])) },
          ),
          t(
            "If it was you, you need not do anything here. If it was not you, stop it with this link, and choose a new password at once: that logs out everybody else.",
          ),
        ],
        action: { label: t("Stop the change"), url: link("/stop-email-change", String(details["token"])) },
      };
      return letter(recipient, content, { ...signature, t, language });
    }
    if (kind === "email-changed") {
      const content = {
        subject: t("Your email address for {brand} has changed", { brand }),
        paragraphs: [
          t("Your account at {brand} now signs in with another address, {address}, and no longer with this one.", {
            brand,
            address: masked(String(details["email"])),
          }),
          t("If it was not you who changed it, please tell the people who run the site at once."),
        ],
      };
      return letter(recipient, content, { ...signature, t, language });
    }
    if (kind === "account-deletion") {
      const day = dayInWords(Number(details["deletionAt"]), language);
      const content = {
        subject: t("Your account at {brand} will be deleted", { brand }),
        paragraphs: [
          t("As you asked, your account at {brand} will be deleted on {day}, with your decks and all that you studied.", { brand, day }),
          t("If you change your mind, sign in before that day, and everything stays as it is."),
        ],
        action: { label: t("Sign in"), url: publicUrl },
      };
      return letter(recipient, content, { ...signature, t, language });
    }
    if (kind === "notice") {
      const { notice, deckTitle, why } = details;
      const content = {
        subject: t("A message from the people who look after {brand}", { brand }),
        paragraphs: [
          noticeWords(t, notice as ModerationNoticeKind, String(deckTitle)),
          t("The reason: {why}", { why: String(why) }),
          t("If you think that this is a mistake, please tell the people who run the site."),
        ],
      };
      return letter(recipient, content, { ...signature, t, language });
    }
    throw new Error(`there are no words for a mail of the kind ${kind}`);
  };
}

/** Enough to recognize the own address, too little to write to another's. */
function masked(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}…@${host}`;
}

/** What happened, as the student's screen says it (domain/moderation/notice.ts has the kinds). */
function noticeWords(t: Translate, kind: ModerationNoticeKind, title: string): string {
  switch (kind) {
    case "deck-hide":
      return t("Your deck “{title}” was hidden from the Library. It can still be opened by its link.", { title });
    case "deck-take-down":
      return t("Your deck “{title}” was taken down. You keep it, but you can't share it.", { title });
    case "deck-restore":
      return t("Your deck “{title}” was restored. It is as visible as you wish again.", { title });
    case "deck-warn":
      return t("You are warned about your deck “{title}”. Nothing was changed.", { title });
    case "question-delete":
      return t("Your question about a card of “{title}” was deleted, with its answers.", { title });
    case "suggestion-delete":
      return t("Your suggestion for a card of “{title}” was deleted.", { title });
    case "account-warn":
      return t("You are warned. Nothing was changed.");
    case "account-suspend":
      return t("Your account was suspended. You can't log in until the suspension ends; your decks stay as they are.");
    case "account-unsuspend":
      return t("Your account is no longer suspended. You can log in again.");
    case "account-end-sessions":
      return t("You were logged out on all your devices.");
    case "account-reset-link":
      return t("A link was made with which you choose a new password. It works once, within one hour.");
  }
}
