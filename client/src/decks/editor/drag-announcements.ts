import type { DragStart, DragUpdate, DropResult } from "@hello-pangea/dnd";

/** What a screen reader says while a card is moved by keyboard. */
export const dragInstructions =
  "Press Space to lift the card. While it is lifted, move it with the arrow keys, press Space to put it down, or Escape to leave it where it was.";

export function lifted({ source }: DragStart, count: number): string {
  return `You have lifted card ${source.index + 1} of ${count}.`;
}

export function movedOver({ source, destination }: DragUpdate, count: number): string {
  if (!destination) return "The card is not over the list.";
  return `Card ${source.index + 1} is now at position ${destination.index + 1} of ${count}.`;
}

export function dropped({ source, destination, reason }: DropResult, count: number): string {
  if (reason === "CANCEL") return `Nothing was moved. The card is back at position ${source.index + 1}.`;
  if (!destination) return `The card was put down outside the list and is back at position ${source.index + 1}.`;
  return `The card was moved from position ${source.index + 1} to position ${destination.index + 1} of ${count}.`;
}
