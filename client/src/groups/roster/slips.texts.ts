import { t } from "../../lib/language/t.ts";

export const texts = {
  title: t("Slips"),
  about: t("Printed codes with which the students of a class join."),
  loading: t("Loading the class list..."),
  failed: t("The class list could not be loaded"),
  backToList: t("Back to the class list"),
  none: t("Nobody needs a slip"),
  noneText: t("Everybody on the class list has joined, or there is no list yet."),
  explain: (days: number) =>
    t(
      "A slip has a code, with which its student joins the group once, within {days, plural, one {# day} other {# days}}: with a new account or with one they have. Hand each slip to its student alone.",
      { days },
    ),
  pupils: t("Students who have not joined"),
  slipFor: (name: string) => t("A slip for {name}", { name }),
  hasSlip: (day: string) => t("Has a slip until {day}", { day }),
  chooseAll: t("Choose all"),
  chooseNone: t("Choose none"),
  endsEarlier: t("A new slip ends the earlier one of the same student."),
  byMail: t("Send the code by mail to students with an address"),
  ways: (mails: number, slips: number) =>
    t(
      "{mails, plural, =0 {No code goes by mail} one {# code goes by mail} other {# codes go by mail}}, {slips, plural, =0 {none on a slip} one {# on a slip} other {# on slips}}.",
      { mails, slips },
    ),
  send: t("Send the codes"),
  sendAndMake: t("Send the codes and make the slips"),
  mailed: (day: string) => t("Code sent by mail on {day}", { day }),
  onItsWay: t("The code is on its way by mail"),
  areSent: (mails: number) => t("{mails, plural, one {# code is on its way by mail} other {# codes are on their way by mail}}", { mails }),
  ifNoneArrives: t("If a mail does not arrive, look at the address on the class list, and send the code again or make a slip."),
  make: (slips: number) => t("{slips, plural, =0 {Make slips} one {Make # slip} other {Make # slips}}", { slips }),
  making: t("Making..."),
  ready: (slips: number) => t("{slips, plural, one {# slip is ready} other {# slips are ready}}", { slips }),
  once: t("Print them now: the codes are shown only here, and this once. If one gets lost, make a new slip for that student."),
  print: t("Print"),
  slips: t("Slips"),
  how: (address: string) => t("Open {address} or scan the picture, and type this code:", { address }),
  worksOnce: (day: string) => t("It works once, until {day}.", { day }),
  qrCode: (name: string) => t("QR code of the slip for {name}", { name }),
};
