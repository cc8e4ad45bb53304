import { placesOf } from "@recollect/domain/practice/grading/text/marked-words.ts";

export { sharedWords } from "@recollect/domain/practice/grading/text/marked-words.ts";

/** Of formulas and code the parts are not words. */
const notWords = ".katex, pre, code";

/** Where some parts stand in what is drawn, in whatever form. */
export function rangesOf(drawn: HTMLElement, parts: readonly string[]): Range[] {
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
