import { t } from "../lib/language/t.ts";

export const texts = {
  sending: (name: string) => t("Sending {name}", { name }),
  tryAgain: t("Try again"),
  cancel: t("Cancel"),
  remove: t("Remove"),
  notSent: t("The file could not be sent. Please try again."),
  noRoom: t("This device has no room for more. What is kept here stays."),
};
