import type { OwnAssignment } from "@recollect/domain/groups/assignments/assignment.ts";
import {
  isReminderTime,
  remindedDaysAhead,
  reminderKinds,
  type ReminderKind,
  type Reminders,
} from "@recollect/domain/reminders/reminders.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { minutesFor, type AnswerPace } from "@recollect/domain/study/progress/answer-pace.ts";
import type { QueueCounts } from "@recollect/domain/study/session/queue.ts";
import type { Translate } from "@recollect/domain/words/translate.ts";

import { languageOfStudent } from "../../identity/names/emails.store.ts";
import { dayInWords } from "../../languages/day-in-words.ts";
import { textsIn } from "../../languages/texts-in.ts";
import { letter, type Letter } from "../../mail/letter.ts";
import type { Waiting } from "../../mail/outgoing-mail.store.ts";
import type { Store } from "../../store/store.ts";
import { hasStudiedOn, isReachedBy, readReminders } from "./reminders.store.ts";

type DigestDeps = {
  store: Pick<Store, "read">;
  /** ms since 1970 */
  clock: () => number;
  brand: string;
  /** the only prefix of addresses in mails */
  publicUrl: string;
  study: {
    todayOf: (uid: string) => Promise<Day>;
    timeZoneOf: (uid: string) => Promise<string>;
    summary: (viewer: { uid: string }) => Promise<{ counts: QueueCounts }>;
    today: (viewer: { uid: string }) => Promise<{ pace: AnswerPace }>;
  };
  assignmentsOf: (viewer: { uid: string }) => Promise<OwnAssignment[]>;
  stopToken: (uid: string, kinds: readonly ReminderKind[]) => string;
};

/** The content of one mail. */
type Digest = { cards: number; minutes: number; assignments: { title: string; due: string }[] };

/**
 * The daily mail, written when it is sent: from what is due then. Null if it is obsolete: the student has studied meanwhile, has switched it off or has
 * another address now, the hour is long over because the mail could not be sent, or nothing is due.
 */
export function createDigestMail({ store, clock, brand, publicUrl, study, assignmentsOf, stopToken }: DigestDeps) {
  async function digestOf(uid: string, { cards, assignments }: Reminders): Promise<Digest> {
    const [{ counts }, { pace }] = await Promise.all([study.summary({ uid }), study.today({ uid })]);
    const soon = assignments ? (await assignmentsOf({ uid })).filter(isSoon) : [];
    return {
      cards: cards ? counts.newCards + counts.learning + counts.due : 0,
      minutes: minutesFor(counts, pace),
      assignments: soon.map(({ title, deck, due }) => ({ title: title === "" ? deck.title : title, due })),
    };
  }

  return async ({ recipient, details }: Waiting): Promise<Letter | null> => {
    const uid = String(details["uid"]);
    const reminders = await readReminders(store.read, uid);
    const [today, timeZone] = await Promise.all([study.todayOf(uid), study.timeZoneOf(uid)]);
    // A mail that waits since before an update does not name its hour.
    const hour = Number(details["hour"] ?? reminders.hour);
    const isLate = details["day"] !== today || !isReminderTime(clock(), hour, timeZone);
    const isObsolete = isLate || !(await isReachedBy(store.read, uid, recipient)) || (await hasStudiedOn(store.read, uid, today));
    if (isObsolete) return null;
    const digest = await digestOf(uid, reminders);
    if (digest.cards === 0 && digest.assignments.length === 0) return null;
    const language = await languageOfStudent(store.read, uid);
    const t = textsIn(language);
    const kinds = reminderKinds.filter((kind) => reminders[kind]);
    const page = (some: readonly ReminderKind[]) => `${publicUrl}/stop-reminders?token=${stopToken(uid, some)}`;
    const content = {
      subject: subjectOf(t, digest),
      paragraphs: [
        ...sentences(t, digest, language),
        t("You get at most one such mail a day, and none on a day on which you have studied."),
      ],
      action: { label: t("Study now"), url: `${publicUrl}/study` },
      links: kinds.map((kind) => ({ label: stopLabels[kind](t), url: page([kind]) })),
      unsubscribe: `${publicUrl}/api/reminders/stop?token=${stopToken(uid, kinds)}`,
    };
    return letter(recipient, content, { brand, site: publicUrl, t, language });
  };
}

const stopLabels: Record<ReminderKind, (t: Translate) => string> = {
  cards: (t) => t("No more mails about cards to study"),
  assignments: (t) => t("No more mails about assignments"),
};

/** An assignment that is not done yet, and due today or within a few days. */
function isSoon({ daysLeft, row }: OwnAssignment): boolean {
  return daysLeft >= 0 && daysLeft <= remindedDaysAhead && row.standing !== "reached";
}

function subjectOf(t: Translate, { cards, minutes, assignments }: Digest): string {
  if (cards === 0)
    return t("{count, plural, one {# assignment is due soon} other {# assignments are due soon}}", { count: assignments.length });
  return t("{cards, plural, one {# card} other {# cards}}, {minutes, plural, one {# minute} other {# minutes}}", { cards, minutes });
}

function sentences(t: Translate, { cards, minutes, assignments }: Digest, language: string | null): string[] {
  const ofCards = t(
    "{cards, plural, one {# card waits} other {# cards wait}} for you today, which takes about {minutes, plural, one {# minute} other {# minutes}}.",
    { cards, minutes },
  );
  const dayOf = (due: string) => dayInWords(new Date(`${due}T12:00:00Z`), language);
  const ofAssignments = assignments.map(({ title, due }) => t("“{title}” is due on {day}.", { title, day: dayOf(due) }));
  return [...(cards > 0 ? [ofCards] : []), ...ofAssignments];
}
