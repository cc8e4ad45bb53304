import { counted, percent, wholeNumber } from "../../study/number-words.ts";
import type { StudyProgress } from "../../study/study-api.ts";

type Retention = StudyProgress["retention"];

/** Retention of which there is something to say. */
export type Measured = Retention & { measured: number; asked: number; from: number; to: number };

export function isMeasured(retention: Retention): retention is Measured {
  return retention.measured !== null && retention.asked !== null && retention.from !== null && retention.to !== null;
}

/** What retention is, what it was, and what to make of the difference to what was asked for. */
export function retentionWords(retention: Retention): string {
  if (!isMeasured(retention))
    return "Not enough reviews yet. This tells how many cards you still know when they come back after three weeks or more.";
  const { answers, right, from, to, asked, asksNow } = retention;
  const known = `You still knew ${wholeNumber(right)} of ${counted(answers, "card")} that came back after three weeks or more.`;
  const changed = percent(asksNow) === percent(asked) ? "" : ` You ask for ${percent(asksNow)} now.`;
  return `${known} Chance aside, that is from ${percent(from)} to ${percent(to)}: ${comparison({ from, to, asked })}${changed}`;
}

function comparison({ from, to, asked }: Pick<Measured, "from" | "to" | "asked">): string {
  if (from > asked) return `more than the ${percent(asked)} you asked for.`;
  if (to < asked) return `less than the ${percent(asked)} you asked for.`;
  return `in keeping with the ${percent(asked)} you asked for.`;
}
