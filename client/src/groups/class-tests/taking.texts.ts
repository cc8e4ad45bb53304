import { t } from "../../lib/language/t.ts";

/** A class test as its student takes it. */
export const takingTexts = {
  about: t("A test that a teacher of your group has opened"),
  allTests: t("All tests of the group"),
  opensAt: (when: string) => t("This test opens {when}.", { when }),
  oneTry: t("You can take it once. Each answer is stored as you give it, so you can go on after a closed tab or on another device."),
  untilAll: (when: string) => t("You have time until {when}.", { when }),
  minutesEach: (minutes: number, when: string) =>
    t("You have {minutes, plural, one {# minute} other {# minutes}} from the moment that you begin, but not beyond {when}.", {
      minutes,
      when,
    }),
  teachersSee: t("Your teachers see your answers and your result. The right answers are shown when the test is over for everybody."),
  begin: t("Begin the test"),
  beginning: t("Beginning..."),
  goOn: t("Go on with the test"),
  loading: t("Loading the test..."),
  failed: t("The test could not be loaded"),
  timeLeft: t("Time left"),
  readTime: t("Read the time left"),
  timeLeftWords: (minutes: number, seconds: number) =>
    t("{minutes, plural, one {# minute} other {# minutes}} and {seconds, plural, one {# second} other {# seconds}} left", {
      minutes,
      seconds,
    }),
  answered: (answered: number, questions: number) => t("{answered, number} of {questions, number} answered", { answered, questions }),
  question: (number: number, questions: number) => t("Question {number} of {questions}", { number, questions }),
  yourAnswer: (number: number) => t("Your answer to question {number}", { number }),
  standings: { sending: t("Saving..."), stored: t("Saved"), waiting: t("Not saved yet: no connection"), refused: t("Not saved") },
  allStored: t("All answers are saved"),
  notStored: (count: number) => t("{count, plural, one {# answer is} other {# answers are}} not saved yet", { count }),
  handIn: t("Hand in"),
  handInQuestion: t("Hand in the test?"),
  handInText: (open: number) =>
    open === 0
      ? t("You have answered every question. Your answers can't be changed afterwards.")
      : t("{open, plural, one {# question is} other {# questions are}} not answered. Your answers can't be changed afterwards.", { open }),
  handingIn: t("Handing in..."),
  keepOn: t("Keep on answering"),
  notHandedIn: t("Some answers are not saved yet. Please wait for the connection, and hand in again."),
  handedIn: t("You are done"),
  handedInText: (when: string) =>
    t("Your answers are stored. The results are shown here when the test is over for everybody: {when}.", { when }),
  missed: t("You missed this test"),
  missedText: t("It closed before you began it. Please ask your teacher."),
  notFound: t("This test is gone"),
  notFoundText: t("A teacher may have removed it."),
} as const;
