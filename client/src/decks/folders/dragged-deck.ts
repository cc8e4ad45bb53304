const type = "application/x-recollect-deck";

/** A deck under way by drag and drop, from its card to a folder. */
export const draggedDeck = {
  write(transfer: DataTransfer, deckId: number): void {
    transfer.setData(type, String(deckId));
    transfer.effectAllowed = "move";
  },
  /** What is dragged can be read only once it is dropped; its type is known before. */
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(type),
  read(transfer: DataTransfer): number | null {
    const text = transfer.getData(type);
    return text === "" ? null : Number(text);
  },
};
