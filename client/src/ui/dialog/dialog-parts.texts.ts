export const texts = {
  close: "Close",
  discardTyped: "Discard what you typed?",
  discard: "Discard",
  keepWriting: "Keep writing",
};
