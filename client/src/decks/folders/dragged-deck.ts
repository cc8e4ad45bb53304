const type = "application/x-recollect-deck";

/** A deck that is dragged from its card to a folder. */
export const draggedDeck = {
  write(transfer: DataTransfer, deckId: number): void {
    transfer.setData(type, String(deckId));
    transfer.effectAllowed = "move";
  },
  /** The data can be read only after the drop; the type is known before. */
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(type),
  read(transfer: DataTransfer): number | null {
    const text = transfer.getData(type);
    return text === "" ? null : Number(text);
  },
};
