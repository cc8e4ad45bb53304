import { useEffect, useState, type RefObject } from "react";
import { rememberLost } from "../../lib/lost-parts.ts";

export type Pen = typeof import("./pen.ts");

let fetched: Pen | null = null;

/** What finds the words to mark: as much code as the rest of the test, and not needed before an answer is marked. */
export async function fetchPen(): Promise<Pen | null> {
  try {
    return (fetched ??= await import("./pen.ts"));
  } catch (failure) {
    rememberLost(failure);
    return null;
  }
}

/** Null until it is there. Without it the texts stand unmarked, and the next result asks for it again. */
export function usePen(): Pen | null {
  const [pen, setPen] = useState(fetched);
  useEffect(() => {
    let isHere = true;
    void fetchPen().then((found) => isHere && setPen(found));
    return () => void (isHere = false);
  }, []);
  return pen;
}

/** What is marked in a text: `found` with the pen, `missing` with dashes. */
type Marks = { found: readonly string[]; missing?: readonly string[] };

/**
 * Marks words of a text that is drawn, without a change of the text itself: by the browser's own highlights, so that it is drawn and read out as
 * ever. A browser that has none shows the text unmarked; the feedback says the same in words.
 */
export function useMarkerPen(
  pen: Pen | null,
  text: RefObject<HTMLElement | null>,
  { found, missing = [] }: Marks,
  side: "paper" | "desk",
): void {
  useEffect(() => {
    const drawn = text.current;
    if (!drawn || !pen || !("highlights" in CSS)) return;
    const groups = [
      [`${side}-found`, pen.rangesOf(drawn, found)],
      [`${side}-missing`, pen.rangesOf(drawn, missing)],
    ] as const;
    for (const [name, ranges] of groups) CSS.highlights.set(name, new Highlight(...ranges));
    return () => {
      for (const [name] of groups) CSS.highlights.delete(name);
    };
  }, [pen, text, found, missing, side]);
}
