import { countTexts } from "../../../cards/counts.texts.ts";
import { percent } from "../../../lib/language/formats.ts";
import type { StudyProgress } from "../../requests/study-api.ts";

type Retention = StudyProgress["retention"];

/** Retention of which there is something to say. */
export type Measured = Retention & { measured: number; asked: number; from: number; to: number };

export function isMeasured(retention: Retention): retention is Measured {
  return retention.measured !== null && retention.asked !== null && retention.from !== null && retention.to !== null;
}

/** What retention is, what it was, and what a difference to the requested one means. */
export function retentionWords(retention: Retention): string {
  if (!isMeasured(retention))
    return "Not enough reviews yet. This tells how many cards you still know when they come back after three weeks or more.";
  const { answers, measured, from, to, asked, asksNow } = retention;
  const sentence = `You still knew ${percent(measured)} of ${countTexts.cards(answers)} that came back after three weeks or more; allowing for chance, from ${percent(from)} to ${percent(to)}.`;
  const newTarget = percent(asksNow) === percent(asked) ? "" : ` You ask for ${percent(asksNow)} now.`;
  return `${sentence} ${comparison({ from, to, asked })}${newTarget}`;
}

function comparison({ from, to, asked }: Pick<Measured, "from" | "to" | "asked">): string {
  if (from > asked) return `That is more than the ${percent(asked)} you asked for.`;
  if (to < asked) return `That is less than the ${percent(asked)} you asked for.`;
  return `That is in keeping with the ${percent(asked)} you asked for.`;
}
