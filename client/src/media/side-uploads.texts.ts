import { t } from "../lib/language/t.ts";

export const texts = {
  sending: (name: string) => t("Sending {name}", { name }),
  whatIsHeard: t("What is heard?"),
  whatDoesItShow: t("What does it show?"),
  tryAgain: t("Try again"),
  sendingBusy: t("Sending…"),
  insert: t("Insert"),
  cancel: t("Cancel"),
  remove: t("Remove"),
  notSent: t("The file could not be sent. Please try again."),
};
