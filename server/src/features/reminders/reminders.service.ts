import { randomBytes } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { icalendar, type CalendarEvent } from "@recollect/domain/reminders/icalendar.ts";
import { reminderKinds, type ReminderKind, type Reminders } from "@recollect/domain/reminders/reminders.ts";
import type { Day } from "@recollect/domain/study/day.ts";

import { createLeakyBucket } from "../../http/limits/leaky-bucket.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import { isEmailConfirmed } from "../../identity/names/emails.store.ts";
import { textsIn } from "../../languages/texts-in.ts";
import type { Store } from "../../store/store.ts";
import { examsFrom, feedOf, findFeed, removeFeed, saveFeed } from "./calendar.store.ts";
import { hasChosen, readReminders, saveReminders, stopReminders } from "./reminders.store.ts";
import type { SignedTokens } from "./signed-tokens.ts";

type Viewer = Pick<SessionViewer, "uid">;

/** An assignment as a calendar shows it. */
export type DueAssignment = { id: string; title: string; words: string; deckId: number; deckTitle: string; groupName: string; dueDay: Day };

type RemindersDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  tokens: SignedTokens;
  brand: string;
  publicUrl: string | null;
  /** false lifts the limit of a feed */
  limits: boolean;
  study: { todayOf: (uid: string) => Promise<Day>; timeZoneOf: (uid: string) => Promise<string> };
  /** the open assignments of a student that are due on a day or later */
  dueAssignments: (viewer: Viewer, from: Day) => Promise<DueAssignment[]>;
};

/** For how long an event stays in the feed, in days. */
const pastDays = 30;

/** What signed tokens are for. */
const purposes = { stop: "stop-reminders", calendar: "calendar" } as const;

/** Calendars ask every few minutes at the most, on several devices. */
const feedPace = { burst: 60, aSecond: 1 / 30 };

export type RemindersService = ReturnType<typeof createReminders>;

/** A student's reminders by mail, and the calendar feed. */
export function createReminders({ store, clock, tokens, brand, publicUrl, limits, study, dueAssignments }: RemindersDeps) {
  const pace = createLeakyBucket(feedPace, clock);

  const pathOf = (id: string) => `/api/calendars/${tokens.sign(purposes.calendar, id)}.ics`;

  async function eventsOf(uid: string, language: string | null): Promise<CalendarEvent[]> {
    const from = (await study.todayOf(uid)) - pastDays;
    const t = textsIn(language);
    const host = publicUrl === null ? brand : new URL(publicUrl).hostname;
    const address = (deckId: number) => (publicUrl === null ? {} : { url: `${publicUrl}/${deckId}` });
    const [assignments, exams] = await Promise.all([dueAssignments({ uid }, from), examsFrom(store.read, uid, from)]);
    return [
      ...assignments.map(({ id, title, words, deckId, deckTitle, groupName, dueDay }) => ({
        uid: `assignment-${id}@${host}`,
        day: dueDay,
        title: t("Due: {title}", { title: title === "" ? deckTitle : title }),
        description: words === "" ? groupName : `${groupName}\n${words}`,
        ...address(deckId),
      })),
      ...exams.map(({ planId, name, deckId, title, day }) => ({
        uid: name === "" ? `exam-${deckId}@${host}` : `exam-plan-${planId}@${host}`,
        day,
        title: t("Exam: {title}", { title: name === "" ? title : name }),
        ...address(deckId),
      })),
    ];
  }

  return {
    /** The choice, whether mails are sent to the address, and the path of the calendar feed. */
    async read({ uid }: Viewer): Promise<Reminders & { isConfirmed: boolean; calendar: string | null }> {
      const [reminders, feed] = await Promise.all([readReminders(store.read, uid), feedOf(store.read, uid)]);
      return { ...reminders, isConfirmed: await isEmailConfirmed(store.read, uid), calendar: feed && pathOf(feed.id) };
    },

    async save({ uid }: Viewer, reminders: Reminders): Promise<Reminders> {
      const timeZone = await study.timeZoneOf(uid);
      await store.write((tx) => saveReminders(tx, uid, reminders, { now: clock(), timeZone }));
      return reminders;
    },

    /** Restores the choice from an account's file, unless the student has made one here. */
    async restore({ uid }: Viewer, reminders: Reminders): Promise<void> {
      const timeZone = await study.timeZoneOf(uid);
      await store.write(async (tx) => {
        if (!(await hasChosen(tx.db, uid))) await saveReminders(tx, uid, reminders, { now: clock(), timeZone });
      });
    },

    /** A token by which whoever has it switches these reminders of the student off, and does nothing else. */
    stopToken: (uid: string, kinds: readonly ReminderKind[]): string => tokens.sign(purposes.stop, JSON.stringify([uid, ...kinds])),

    /** Switches off what the token of a mail names. Throws `auth/link-wrong`. */
    async stop(token: string): Promise<void> {
      const text = tokens.read(purposes.stop, token);
      if (text === null) throw new AppError("auth/link-wrong");
      const [uid = "", ...named] = JSON.parse(text) as string[];
      const kinds = reminderKinds.filter((kind) => named.includes(kind));
      await store.write((tx) => stopReminders(tx, uid, kinds));
    },

    /** A new address for the student's calendar; the former one ends. */
    async makeCalendar({ uid }: Viewer): Promise<{ calendar: string }> {
      const id = randomBytes(12).toString("base64url");
      await store.write((tx) => saveFeed(tx, { userId: uid, id, madeAt: clock() }));
      return { calendar: pathOf(id) };
    },

    async closeCalendar({ uid }: Viewer): Promise<void> {
      await store.write((tx) => removeFeed(tx, uid));
    },

    /** The feed at the address as it is now. Throws `reminder/calendar-not-found`, `api/rate-limit`. */
    async calendar(name: string): Promise<string> {
      const id = name.endsWith(".ics") ? tokens.read(purposes.calendar, name.slice(0, -".ics".length)) : null;
      const feed = id === null ? null : await findFeed(store.read, id);
      if (id === null || !feed) throw new AppError("reminder/calendar-not-found");
      const retryAfterSeconds = limits ? pace.count(id, 1) : null;
      if (retryAfterSeconds !== null) throw new AppError("api/rate-limit", { details: { retryAfterSeconds } });
      return icalendar({ name: brand, madeAt: feed.madeAt, events: await eventsOf(feed.uid, feed.language) });
    },
  };
}
