import { nextBackticks } from "../../../cards/text/look-ahead.ts";

/** Whether a position of a text is in inline code, between two equally long runs of backticks. Asked for growing positions; linear time. */
export function codeSpans(text: string): (position: number) => boolean {
  if (!text.includes("`")) return () => false;
  const ends = nextBackticks(text, /(`+)/g, { steps: 0 });
  const runs = /`+/g;
  let span = { from: -1, to: -1 };
  return (position) => {
    while (span.to <= position) {
      runs.lastIndex = Math.max(span.to, 0);
      const run = runs.exec(text);
      if (!run) {
        span = { from: Infinity, to: Infinity };
        break;
      }
      const after = run.index + run[0].length;
      const isEscaped = text.charAt(run.index - 1) === "\\";
      const closing = isEscaped ? undefined : ends(after, run[0].length);
      span = closing === undefined ? { from: after, to: after } : { from: run.index, to: closing + run[0].length };
    }
    return span.from <= position && position < span.to;
  };
}
