import { t } from "../../../lib/language/t.ts";

/** Loaded with the bar of the chosen cards. */
export const texts = {
  bar: t("Chosen cards"),
  count: (count: number) => t("{count, plural, =0 {No card chosen} one {# card chosen} other {# cards chosen}}", { count }),
  all: t("All", null, "choose all cards"),
  none: t("None", null, "choose no card"),
  tags: t("Tags…"),
  move: t("Move or copy…"),
  bothWays: t("Both directions"),
  delete: t("Delete"),
  done: t("Done"),
  deleted: (count: number) => t("{count, plural, one {# card deleted} other {# cards deleted}}", { count }),
  askedBothWays: (count: number) => t("{count, plural, one {# card is} other {# cards are}} studied in both directions.", { count }),
  askedOneWay: (count: number) => t("{count, plural, one {# card is} other {# cards are}} studied in one direction.", { count }),
  onlyGaps: t("Cards with gaps have one direction only."),
  undo: t("Undo"),
  cancel: t("Cancel"),

  tagsTitle: (count: number) => t("Tags of {count, plural, one {# card} other {# cards}}", { count }),
  newTags: t("Add tags"),
  newTagsHint: t("Separated by spaces"),
  takeOff: t("Keep these tags"),
  tagOn: (count: number) => t("on {count, plural, one {# card} other {# cards}}", { count }),
  change: t("Change tags"),

  moveTitle: (count: number) => t("Move or copy {count, plural, one {# card} other {# cards}}", { count }),
  to: t("To"),
  thisDeck: t("This deck, another place"),
  place: t("Place of the first card"),
  placeHint: (most: number) => t("From 1 to {most, number}", { most }),
  moveHere: t("Move"),
  copyThere: t("Copy"),
  moveThere: t("Move"),
  startAsNew: t("In the other deck they start as new cards."),
  unfinished: (count: number) =>
    t(
      "{count, plural, one {# unfinished card stays} other {# unfinished cards stay}} here: only cards with both sides go into another deck.",
      {
        count,
      },
    ),
  loading: t("Loading your decks..."),
  noOtherDeck: t("You have no other deck yet."),
  working: t("Saving..."),
  moved: (count: number) => t("{count, plural, one {# card moved} other {# cards moved}}", { count }),
  copiedTo: (count: number, title: string) => t("{count, plural, one {# card copied} other {# cards copied}} to {title}", { count, title }),
  movedTo: (count: number, title: string) => t("{count, plural, one {# card moved} other {# cards moved}} to {title}", { count, title }),
};
