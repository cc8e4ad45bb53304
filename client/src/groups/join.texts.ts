import { t } from "../lib/language/t.ts";

export const texts = {
  title: t("Join a group"),
  join: (group: string) => t("Join {group}", { group }),
  loading: t("Looking for the group..."),
  by: (teachers: string) => t("Taught by {teachers}", { teachers }),
  whatTeachersSee: t("What your teachers see"),
  seen: [
    t("your display name and your username"),
    t("for each deck of the group: how many cards you have met, how many you know, and on which days you studied"),
    t("in tests that a teacher gives to the group: your answers and your result"),
    t("what you ask and answer on cards, which all members of the group read"),
  ],
  seenOnList: t("what their class list says of you: your name, and the number, username or email address that stands on it"),
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
