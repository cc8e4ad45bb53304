/**
 * A text while it is written, in parts: one string that is looked at after each addition is copied each time, which takes minutes for a
 * million elements.
 */
export function createWritten() {
  const parts: string[] = [];
  return {
    add(text: string): void {
      if (text !== "") parts.push(text);
    },
    /** Whether nothing was written, or a line has just ended. */
    isLineStart: () => parts.at(-1)?.endsWith("\n") ?? true,
    /** Where the next part will stand. */
    place: () => parts.length,
    /** What was written from a place on, taken back from the text. */
    takenFrom: (place: number) => parts.splice(place).join(""),
  };
}
