import type { PupilRow } from "@recollect/domain/groups/assignments/assignment.ts";
import { ASSIGNMENT } from "@recollect/domain/limits/limits.ts";
import { t } from "../lib/language/t.ts";
import { seenTexts } from "./seen-view.texts.ts";

/** Every field of a student's row by the words that name it before joining: a field that is added to the row has to be named here. */
export const rowFields: Record<keyof PupilRow, string> = {
  cards: seenTexts.met,
  met: seenTexts.met,
  known: seenTexts.known,
  forecast: seenTexts.forecast,
  knownOnDueDay: seenTexts.knownOnDueDay,
  days: seenTexts.days,
  lastDay: seenTexts.lastDay,
  test: t("Your best result in a test of the deck, also in a practice test of your own"),
  standing: t("Whether you reached the aim, and whether in time"),
};

export const texts = {
  title: t("Join a group"),
  join: (group: string) => t("Join {group}", { group }),
  loading: t("Looking for the group..."),
  by: (teachers: string) => t("Taught by {teachers}", { teachers }),
  whatTeachersSee: t("What your teachers see"),
  seenName: t("your display name, your username, your avatar, and when you joined"),
  seenFigures: t("for each assignment of the group, these figures:"),
  seen: [
    t("in tests that a teacher gives to the group: your answers, your result, and how many minutes you took"),
    t("which cards are forgotten most often, without names, from {count, number} students on", { count: ASSIGNMENT.fewestPupils }),
    t("what you ask and answer on cards, which all members of the group read"),
  ],
  seenOnList: t("what their class list says of you: your name, and the number, username or email address that stands on it"),
  seeIt: t("In the group you see the same figures yourself, and which teacher looked at them on which day."),
  notSeen: t(
    "They never see your email address, what you typed anywhere else, how you rated a card, at what hour you studied, or anything about your other decks.",
  ),
  howLong: t("How long it is kept"),
  until: (day: string) =>
    t("The group is deleted after {day}, unless its teacher chooses another day. Your progress stays with you.", { day }),
  howToLeave: t("How to leave"),
  leave: t('Open the group and choose "Leave the group". From then on teachers see nothing of you, and you keep your progress.'),
  agree: t("Join this group"),
  joining: t("Joining..."),
  isMember: t("You are a member of this group already."),
  open: t("Open the group"),
  back: t("Back to your groups"),
  failed: t("This group can't be joined"),
};
