import { addressOf, recipientDigest } from "../code-mails.store.ts";

type MailsAtOnce = {
  /** the digests of those to whom the teacher sent a mail a moment ago */
  recent: readonly string[];
  /** how many pupils with an address the teacher has */
  pupilsAt: ReadonlyMap<string, number>;
};

/**
 * Says of one pupil after the other whether a mail goes to them now: not to one who got one a moment ago, and to an address not more than it has pupils. So a
 * family gets one for each child, and a pupil with another name gets no second one.
 */
export function mailsAtOnce(teacherId: string, { recent, pupilsAt }: MailsAtOnce) {
  const recipients = new Set(recent);
  const sent = new Map<string, number>();
  for (const recipient of recent) sent.set(addressOf(recipient), (sent.get(addressOf(recipient)) ?? 0) + 1);
  return (pupil: { name: string; email: string | null }): boolean => {
    const recipient = recipientDigest(teacherId, pupil);
    const mails = sent.get(addressOf(recipient)) ?? 0;
    if (pupil.email === null || recipients.has(recipient) || mails >= (pupilsAt.get(pupil.email) ?? 0)) return false;
    sent.set(addressOf(recipient), mails + 1);
    return true;
  };
}
