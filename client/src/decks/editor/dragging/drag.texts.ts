/** What a screen reader says while dragging. Positions count from 0. */
export const dragWords = {
  instructions:
    "Press Space to lift the card. While it is lifted, move it with the arrow keys, press Space to put it down, or Escape to leave it where it was.",
  lifted: (from: number, count: number) => `You have lifted card ${from + 1} of ${count}.`,
  movedOver: (from: number, to: number, count: number) => `Card ${from + 1} is now at position ${to + 1} of ${count}.`,
  dropped: (from: number, to: number, count: number) => `The card was moved from position ${from + 1} to position ${to + 1} of ${count}.`,
  cancelled: (from: number) => `Nothing was moved. The card is back at position ${from + 1}.`,
};
