/**
 * Output as a list of parts: a single string that is inspected after each addition is copied each time, which takes minutes for a million
 * elements.
 */
export function createWritten() {
  const parts: string[] = [];
  return {
    add(text: string): void {
      if (text !== "") parts.push(text);
    },
    /** Whether the output is empty or ends with a line break. */
    isLineStart: () => parts.at(-1)?.endsWith("\n") ?? true,
    /** The position of the next part. */
    place: () => parts.length,
    /** Removes the output from a position on, and returns it. */
    takenFrom: (place: number) => parts.splice(place).join(""),
  };
}
