import { t } from "../../../lib/language/t.ts";

/** What a screen reader says while dragging. Positions count from 0. */
export const dragWords = {
  instructions: t(
    "Press Space to lift the card. While it is lifted, move it with the arrow keys, press Space to put it down, or Escape to leave it where it was.",
  ),
  lifted: (from: number, count: number) => t("You have lifted card {card} of {count}.", { card: from + 1, count }),
  movedOver: (from: number, to: number, count: number) =>
    t("Card {card} is now at position {position} of {count}.", { card: from + 1, position: to + 1, count }),
  dropped: (from: number, to: number, count: number) =>
    t("The card was moved from position {from} to position {to} of {count}.", { from: from + 1, to: to + 1, count }),
  cancelled: (from: number) => t("Nothing was moved. The card is back at position {position}.", { position: from + 1 }),
};
