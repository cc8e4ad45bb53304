import { wholeNumber } from "../../../lib/language/formats.ts";
import { t } from "../../../lib/language/t.ts";
import { niceCeiling } from "./nice-ceiling.ts";

/** The steps above none. */
export const mostLevel = 4;

/**
 * How many answers one step of the calendar represents. All but the busiest tenth of the student's days fit into four steps, so one long evening does
 * not make all other days look empty.
 */
export function stepSize(answers: readonly number[]): number {
  const busy = answers.filter((count) => count > 0).sort((a, b) => a - b);
  const full = busy[Math.floor(0.9 * (busy.length - 1))] ?? 1;
  return niceCeiling(full / mostLevel);
}

/** From 0, for a day without an answer, to `mostLevel`. */
export function levelOf(answers: number, step: number): number {
  return Math.min(mostLevel, Math.ceil(answers / step));
}

/** The label of each level, from 0, such as 'none', '1 to 10' and 'more than 30'. */
export function levelNames(step: number): string[] {
  return Array.from({ length: mostLevel + 1 }, (_, level) => {
    if (level === 0) return t("none");
    if (level === mostLevel) return t("more than {count, number}", { count: (level - 1) * step });
    const [from, to] = [(level - 1) * step + 1, level * step];
    return from === to ? wholeNumber(to) : t("{from, number} to {to, number}", { from, to });
  });
}
