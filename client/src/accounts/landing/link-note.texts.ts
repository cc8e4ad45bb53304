import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  yourLink: t("Your link"),
  logInToStudy: t("Log in to study it"),
  logInToGo: t("Log in to go there"),
  logInAndItOpens: t("Log in to open your link."),
  sessionEnded: t("Your session has ended. Log in to go on where you were."),
  imNewHere: t("Create an account"),
  cardsBy: (count: number, author: ReactNode) =>
    tNodes("{count, plural, one {# card by {author}} other {# cards by {author}}}", { count, author }),
};
