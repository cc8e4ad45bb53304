import { useEffect, type RefObject } from "react";
import { placesOf } from "@recollect/domain/practice/grading/text/marked-words.ts";

/** What is marked in a text: `found` with the pen, `missing` with dashes. */
type Marks = { found: readonly string[]; missing?: readonly string[] };

/** Of formulas and code the parts are not words. */
const notWords = ".katex, pre, code";

/**
 * Marks words of a text that is drawn, without a change of the text itself: by the browser's own highlights, so that it is drawn and read out as
 * ever. A browser that has none shows the text unmarked; the feedback says the same in words.
 */
export function useMarkerPen(text: RefObject<HTMLElement | null>, { found, missing = [] }: Marks, side: "paper" | "desk"): void {
  useEffect(() => {
    const drawn = text.current;
    if (!drawn || !("highlights" in CSS)) return;
    const groups = [
      [`${side}-found`, rangesOf(drawn, found)],
      [`${side}-missing`, rangesOf(drawn, missing)],
    ] as const;
    for (const [name, ranges] of groups) CSS.highlights.set(name, new Highlight(...ranges));
    return () => {
      for (const [name] of groups) CSS.highlights.delete(name);
    };
  }, [text, found, missing, side]);
}

function rangesOf(drawn: HTMLElement, parts: readonly string[]): Range[] {
  if (parts.length === 0) return [];
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.parentElement?.closest(notWords)) continue;
    for (const { start, end } of placesOf(node.nodeValue ?? "", parts)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
