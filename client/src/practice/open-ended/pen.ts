import { placesOf } from "@recollect/domain/practice/examiner/text/marked-words.ts";

export { sharedWords } from "@recollect/domain/practice/examiner/text/marked-words.ts";

/** In formulas and code the parts are not words. */
const notWords = ".katex, pre, code";

/** The ranges of parts in a rendered text, in any form of the words. */
export function rangesOf(element: HTMLElement, parts: readonly string[]): Range[] {
  if (parts.length === 0) return [];
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
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
