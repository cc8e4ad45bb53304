import type { LeechAdvice } from "@recollect/domain/study/insights/leeches.ts";
import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

/** Texts of what may help a student, on the progress page. */
export const insightsTexts = {
  failed: t("What may help you could not be read."),
  retry: t("Try again"),
  timeOfDay: t("Time of day"),
  /** hours such as 8 and 12; shares such as 93% */
  bestTime: (part: string, share: string, reviews: number) =>
    t("You remember best {part}: {share} of {reviews, plural, one {# review} other {# reviews}}.", { part, share, reviews }),
  otherTimes: (share: string, reviews: number) =>
    t("At other times it was {share} of {reviews, number}, and chance alone hardly makes such a difference.", { share, reviews }),
  noBestTime: t("Your reviews of the last year do not tell whether you remember better at one time of the day than at another."),
  fromTo: (from: string, to: string) => t("from {from} to {to}", { from, to }),
  /** beside a bar: hours such as 8 AM and 12 PM */
  hours: (from: string, to: string) => t("{from} – {to}", { from, to }),
  time: t("Time"),
  reviews: t("Reviews"),
  remembered: t("Remembered"),
  likelyAtLeast: t("Likely at least (95%)"),
  likelyAtMost: t("Likely at most (95%)"),
  noReviews: t("no reviews"),
  knownByDeck: t("Known, by deck"),
  knownByTag: t("Known, by tag"),
  leastFirst: t("The decks that need you most come first. Choose one to see its tags."),
  tagsOfDeck: t("A card with several tags counts in each of them."),
  knownOf: (known: number, all: number, share: string) =>
    t("{known, number} of {all, plural, one {# card} other {# cards}}, {share}", { known, all, share }),
  withoutTag: t("Without a tag"),
  showAll: (count: number) => t("Show all {count, number}", { count }),
  leeches: t("Hard to learn"),
  leechesWords: (count: number) =>
    t(
      "{count, plural, one {You forgot # card again and again. A change to the card helps more than another repetition.} other {You forgot # cards again and again. A change to the card helps more than another repetition.}}",
      { count },
    ),
  leechList: t("Cards that are hard to learn"),
  firstListed: (count: number) => t("The {count, number} hardest are listed.", { count }),
  forgotten: (times: number) => t("Forgotten {times, plural, one {# time} other {# times}}", { times }),
  /** `forgotten` is such as 'Forgotten 12 times' */
  forgottenIn: (forgotten: string, deck: ReactNode) => tNodes("{forgotten}, in {deck}", { forgotten, deck }),
  advice: {
    split: t("Split it into several cards"),
    picture: t("Add a picture"),
    mnemonic: t("Add a hint of your own"),
  } satisfies Record<LeechAdvice, string>,
  /** `advice` is one of the above */
  adviceFor: (advice: string, question: string) => t("{advice}: {question}", { advice, question }),
  ofAnother: t("Only the author of this deck can change the card. In a copy of it you can."),
  openDeck: t("Open the deck"),
  noWords: t("(no words)"),
} as const;
