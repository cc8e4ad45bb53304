import { shownSlipCode } from "@recollect/domain/groups/roster/slip-code.ts";
import { ROSTER } from "@recollect/domain/limits/limits.ts";

import { languageOfEmail } from "../../../identity/names/emails.store.ts";
import { dayInWords } from "../../../languages/day-in-words.ts";
import { textsIn } from "../../../languages/texts-in.ts";
import { letter, type Letter } from "../../../mail/letter.ts";
import type { OtherMail } from "../../../identity/open-identity.ts";
import type { Waiting } from "../../../mail/outgoing-mail.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import { lockGroup } from "../groups.store.ts";
import { announceClassList } from "../memberships.ts";
import { changePlace, placeWithId, withoutCode } from "../places.store.ts";
import { slipDigest, unpredictableSlipCode } from "./slip-digest.ts";

type CodeMailDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  brand: string;
  /** the only prefix of addresses in mails */
  publicUrl: string;
};

/**
 * A pupil's code by mail. It is made when the mail is written, so that it waits nowhere as plain text; each further attempt makes another one. Null if the mail is
 * obsolete: the pupil has joined, is off the list or has another address there, a slip was printed or a later mail asked for, or the group is closed. The mail
 * says the same to an address with an account and to one without. The code of a mail that is given up goes with it: nobody has it.
 */
export function createCodeMail({ store, clock, brand, publicUrl }: CodeMailDeps): OtherMail {
  /** The place that the mail is for, with its group locked; null if the mail is obsolete. */
  async function placeOf(tx: Transaction, { recipient, details }: Waiting) {
    const seen = await placeWithId(tx.db, String(details["place"]));
    const group = seen && (await lockGroup(tx.db, seen.groupId));
    const place = seen && (await placeWithId(tx.db, seen.id));
    if (!group || !place || place.userId !== null) return null;
    return place.email === recipient && place.mailedAt === details["askedAt"] ? { place, group } : null;
  }

  async function newCode(mail: Waiting) {
    return store.write(async (tx) => {
      const found = await placeOf(tx, mail);
      if (!found || found.group.closedAt !== null) return null;
      const { place, group } = found;
      const code = unpredictableSlipCode();
      const until = clock() + ROSTER.slipMs;
      await changePlace(tx.db, place.id, { codeHash: slipDigest(code), codeUntil: until });
      await announceClassList(tx, group.id);
      return { code, until, pupil: place.name, group: group.name };
    });
  }

  async function compose(mail: Waiting): Promise<Letter | null> {
    const made = await newCode(mail);
    if (!made) return null;
    const { code, until, pupil, group } = made;
    const language = (await languageOfEmail(store.read, mail.recipient)) ?? String(mail.details["language"]);
    const t = textsIn(language);
    const day = dayInWords(until, language);
    const content = {
      subject: t("Your code for the group {group}", { group }),
      paragraphs: [
        t("{pupil}, your teacher has put you on the list of the group {group} at {brand}. With this link you join it, once, until {day}.", {
          pupil,
          group,
          brand,
          day,
        }),
        t("Or open {address} and type this code: {code}", { address: `${publicUrl}/slip`, code: shownSlipCode(code) }),
        t("If you do not know this group, you need not do anything."),
      ],
      action: { label: t("Join the group"), url: `${publicUrl}/slip#${code}` },
    };
    return letter(mail.recipient, content, { brand, site: publicUrl, t, language });
  }

  return {
    compose,
    async giveUp(tx, mail) {
      const found = await placeOf(tx, mail);
      if (!found) return;
      await changePlace(tx.db, found.place.id, withoutCode);
      await announceClassList(tx, found.group.id);
    },
  };
}
