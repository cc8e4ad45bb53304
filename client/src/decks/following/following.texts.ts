import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const followingTexts = {
  changed: (author: ReactNode, count: number) =>
    tNodes("{author} made {count, plural, one {# change} other {# changes}} since you last looked.", { author, count }),
  seeChanges: t("See changes"),
  upToDate: (author: ReactNode) => tNodes("This deck follows {author}’s. There is nothing new.", { author }),
  yourChanges: t("What you changed"),
  stop: t("Stop following"),
  stopTitle: t("Stop following?"),
  stopText: t("Your deck stays as it is, and takes no more changes."),
  stopped: t("This deck follows no other deck any more"),
  closed: t("This deck follows one that is not shared with you any more. Yours stays as it is."),
  readOnly: (author: ReactNode) =>
    tNodes("You can read the original by {author}, but not copy it any more: it is not shared by its link. Your deck stays as it is.", {
      author,
    }),
  canFollow: (author: ReactNode) =>
    tNodes("This is a copy of a deck by {author}. It can take the changes that are made there.", { author }),
  follow: t("Follow the original"),
  working: t("Working..."),
};
