import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

/** Texts of the reminders by mail and of the calendar's address. */
export const texts = {
  title: t("Reminders"),
  about: t("One mail a day at most, and none on a day on which you have studied."),
  noMail: t("This site sends no mail, so it can't remind you."),
  noAddress: t("Your account has no email address, so no mail can remind you."),
  cards: t("Cards that are due"),
  assignments: t("Assignments that are due within three days"),
  hour: t("Time of day"),
  unconfirmed: (address: ReactNode) => tNodes("No mail is sent to {address} before you confirm that it is yours.", { address }),
  sendLink: t("Send me a link"),
  linkSent: t("A link is on its way to you. It works for one hour."),
  loading: t("Loading..."),
  calendar: t("Calendar"),
  aboutCalendar: t(
    "Your calendar can show the days of your exams, and of what your groups ask you to do. It reads them at a secret address: whoever has it sees these days, and nothing else.",
  ),
  makeAddress: t("Make an address"),
  copy: t("Copy"),
  renew: t("Make a new address"),
  renewed: t("The calendar has a new address. The former one is closed."),
  close: t("Close the address"),
  closed: t("The address is closed."),
  working: t("Saving..."),
  stopTitle: t("Stop reminders"),
  aboutStop: t("You get no more of these mails once you press the button. You can switch them on again in your account."),
  stop: t("Stop these mails"),
  stopping: t("Stopping..."),
  stopped: t("You get no more of these mails."),
  toAccount: t("Open your account"),
};
