import { t } from "../lib/language/t.ts";

/** Texts that the big screen and the phones share. */
export const roundTexts = {
  place: (number: number, of: number) => t("Question {number, number} of {of, number}", { number, of }),
  secondsLeft: (seconds: number) => t("{seconds, plural, one {# second left} other {# seconds left}}", { seconds }),
  timeOver: t("The time is over."),
  points: (points: number) => t("{points, plural, one {# point} other {# points}}", { points }),
  loading: t("Loading the round..."),
  trouble: (reason: string) => t("The connection is interrupted. {reason}", { reason }),
  right: t("Right answer"),
  gone: t("This round is not there any more"),
  goneText: t("It was removed, or you are not in it any more."),
  joinAnother: t("Join a round"),
  ends: {
    host: t("The round is over."),
    idle: t("The round is over: nobody went on with it for an hour."),
    deck: t("The round is over: its deck is not open any more."),
    another: t("The round is over: another one was started."),
  },
  starThese: t("Star these cards and take a test of your starred cards"),
  starring: t("Starring..."),
} as const;
