import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

/** Texts of a deck for somebody who is not signed in. */
export const texts = {
  cardsBy: (count: number, author: ReactNode) =>
    tNodes("{count, plural, one {# card by {author}} other {# cards by {author}}}", { count, author }),
  signUp: t("Sign up to study it"),
  logIn: t("Log in"),
  logInToStudy: t("Log in to study it"),
  about: t(
    "You are not signed in, so nothing you do here is kept. With an account you study the deck, and each card comes back when it is due.",
  ),
  firstOnly: (shown: number, count: number) =>
    t("These are the first {shown, number} of {count, number} cards. The others open when you are signed in.", { shown, count }),
  round: t("Try a practice round"),
  roundOver: t("This round is not kept. With an account you take as many as you like, and the cards you missed come back sooner."),
};
