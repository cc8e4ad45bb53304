import { useEffect, useState, type RefObject } from "react";
import { rememberLost } from "../../lib/lost-parts.ts";

type Pen = typeof import("./pen.ts");

let fetched: Pen | null = null;

/** Finds the words to mark: as much code as the rest of the test, and not needed before an answer is marked. */
export async function fetchPen(): Promise<Pen | null> {
  try {
    return (fetched ??= await import("./pen.ts"));
  } catch (failure) {
    rememberLost(failure);
    return null;
  }
}

/** Null until it is loaded. Without it the texts are unmarked, and the next result tries again. */
export function usePen(): Pen | null {
  const [pen, setPen] = useState(fetched);
  useEffect(() => {
    let isHere = true;
    void fetchPen().then((loadedPen) => isHere && setPen(loadedPen));
    return () => void (isHere = false);
  }, []);
  return pen;
}

/** Parts to mark in a text: `matches` are highlighted, `missing` is dashed. */
type Marks = { matches: readonly string[]; missing?: readonly string[] };

/**
 * Marks words in a rendered text without changing its elements, with the browser's highlight API, so that it is rendered and read as
 * before. Browsers without it show the text unmarked; the feedback says the same in words.
 */
export function useMarkerPen(
  pen: Pen | null,
  text: RefObject<HTMLElement | null>,
  { matches, missing = [] }: Marks,
  side: "paper" | "desk",
): void {
  useEffect(() => {
    const element = text.current;
    if (!element || !pen || !("highlights" in CSS)) return;
    const groups = [
      [`${side}-found`, pen.rangesOf(element, matches)],
      [`${side}-missing`, pen.rangesOf(element, missing)],
    ] as const;
    for (const [name, ranges] of groups) CSS.highlights.set(name, new Highlight(...ranges));
    return () => {
      for (const [name] of groups) CSS.highlights.delete(name);
    };
  }, [pen, text, matches, missing, side]);
}
