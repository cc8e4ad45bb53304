import { noticeText, type NoticeKind } from "@recollect/domain/moderation/notice.ts";

import { letter, type Letter } from "../../mail/letter.ts";
import { isWaiting, type Waiting } from "../../mail/outgoing-mail.store.ts";
import type { Store } from "../../store/store.ts";
import { uidOfEmail } from "../names/emails.store.ts";
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
  async function resetPassword({ id, recipient: to }: Waiting): Promise<Letter | null> {
    const uid = await uidOfEmail(store.read, to);
    if (uid === null) return null;
    const token = await store.write(async (tx) => {
      const newLink = await addLink(tx, { kind: "reset-password", userId: uid, now: clock() });
      return (await isWaiting(tx, id)) ? newLink : null;
    });
    if (token === null) return null;
    const content = {
      subject: `Choose a new password for ${brand}`,
      paragraphs: [
        `We were asked for a new password for your account at ${brand}. With this link you choose one. It works once, within one hour.`,
        "If you did not ask for it, you need not do anything: your password stays as it is.",
      ],
      action: { label: "Choose a new password", url: link("/reset-password", token) },
    };
    return letter(to, content, signature);
  }

  return async (mail) => {
    const { kind, recipient, details } = mail;
    if (kind === "reset-password") return resetPassword(mail);
    if (kind === "confirm-email") {
      if (!(await isValid("confirm-email", details["token"]))) return null;
      const content = {
        subject: `Confirm your new email address for ${brand}`,
        paragraphs: [
          `You asked to sign in to ${brand} with this address from now on. With this link you confirm it. It works once, within one hour.`,
          "If you did not ask for it, you need not do anything.",
        ],
        action: { label: "Confirm this address", url: link("/confirm-email", String(details["token"])) },
      };
      return letter(recipient, content, signature);
    }
    if (kind === "email-change-asked") {
      if (!(await isValid("stop-email-change", details["token"]))) return null;
      const content = {
        subject: `A new email address was asked for at ${brand}`,
        paragraphs: [
          `Someone who is logged in to your account at ${brand} asked to sign in with another address, ${masked(String(details["email"]))}, instead of this one. Nothing changes until that address is confirmed, within one hour.`,
          "If it was you, you need not do anything here. If it was not you, stop it with this link, and choose a new password at once: that logs out everybody else.",
        ],
        action: { label: "Stop the change", url: link("/stop-email-change", String(details["token"])) },
      };
      return letter(recipient, content, signature);
    }
    if (kind === "email-changed") {
      const content = {
        subject: `Your email address for ${brand} has changed`,
        paragraphs: [
          `Your account at ${brand} now signs in with another address, ${masked(String(details["email"]))}, and no longer with this one.`,
          "If it was not you who changed it, please tell the people who run the site at once.",
        ],
      };
      return letter(recipient, content, signature);
    }
    if (kind === "account-deletion") {
      const day = new Date(Number(details["deletionAt"])).toISOString().slice(0, 10);
      const content = {
        subject: `Your account at ${brand} will be deleted`,
        paragraphs: [
          `As you asked, your account at ${brand} will be deleted on ${day}, with your decks and all that you studied.`,
          "If you change your mind, sign in before that day, and everything stays as it is.",
        ],
        action: { label: "Sign in", url: publicUrl },
      };
      return letter(recipient, content, signature);
    }
    if (kind === "notice") {
      const { notice, deckTitle, why } = details;
      const content = {
        subject: `A message from the people who look after ${brand}`,
        paragraphs: [
          noticeText({ kind: notice as NoticeKind, deckTitle: String(deckTitle) }),
          `The reason: ${String(why)}`,
          "If you think that this is a mistake, please tell the people who run the site.",
        ],
      };
      return letter(recipient, content, signature);
    }
    throw new Error(`there are no words for a mail of the kind ${kind}`);
  };
}

/** Enough to recognize the own address, too little to write to another's. */
function masked(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}…@${host}`;
}
