import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const changesTexts = {
  title: (author: string) => t("Changes by {author}", { author }),
  loading: t("Looking for changes..."),
  nothing: t("There is nothing to take: the author changed nothing that your deck does not have."),
  count: (count: number) => t("{count, plural, one {# change} other {# changes}}.", { count }),
  decisions: (count: number) =>
    t(
      "{count, plural, one {In # place} other {In # places}} you changed the same as the author. Your words stay, unless you choose the others.",
      {
        count,
      },
    ),
  both: t("Changed by both of you"),
  takeAll: t("The author’s everywhere"),
  keepAll: t("Mine everywhere"),
  before: t("Before"),
  mine: t("Mine"),
  theirs: t("The author’s"),
  taken: t("Only the author changed these"),
  stays: t("Removed by the author, and kept here"),
  away: t("Removed by you, and changed by the author"),
  bringBack: (card: ReactNode) => tNodes("Bring back {card}", { card }),
  studied: t("You studied it."),
  edited: t("You edited it."),
  added: t("New card"),
  changed: t("Changed card"),
  removed: t("Removed card"),
  order: t("The order of the cards"),
  showMore: t("Show more"),
  unlisted: (count: number) => t("{count, plural, one {And # more change} other {And # more changes}}, which you get too.", { count }),
  waiting: (count: number) => t("{count, plural, one {And # more} other {And # more}}, which follow when these are decided.", { count }),
  left: (count: number) => t("{count, plural, one {# card here is} other {# cards here are}} no longer in the author’s deck.", { count }),
  note: t("Taking them is one save. Your deck as it was stays in its History, where you can restore it."),
  cancel: t("Not now"),
  take: t("Take changes"),
  taking: t("Taking..."),
  done: t("Your deck has the changes. As it was, it stays in its History."),
};
