import { isObject, isString } from "../saved-run.ts";
import { learnStages, mostInSitting, type LearnMark, type LearnSitting } from "./sitting.ts";

/** A sitting as text. */
export function sittingText({ id, begunAt, keys, marks }: LearnSitting): string {
  return JSON.stringify({ id, begunAt, keys, marks });
}

/** The sitting in a text; null for any other text. Never throws. */
export function readSitting(text: string | null): LearnSitting | null {
  if (text === null) return null;
  try {
    return sittingIn(JSON.parse(text));
  } catch {
    return null; // Damaged text is no sitting: Learn just begins another.
  }
}

function sittingIn(value: unknown): LearnSitting | null {
  if (!isObject(value)) return null;
  const { id, begunAt, keys, marks } = value;
  if (!isString(id) || !isMoment(begunAt) || !Array.isArray(keys) || !keys.every(isString) || !isObject(marks)) return null;
  if (keys.length > mostInSitting || new Set(keys).size !== keys.length) return null;
  const known: [string, LearnMark][] = [];
  for (const key of keys) {
    if (!Object.hasOwn(marks, key)) continue;
    const mark = markIn(marks[key]);
    if (!mark) return null;
    known.push([key, mark]);
  }
  return { id, begunAt, keys, marks: Object.fromEntries(known) };
}

function markIn(value: unknown): LearnMark | null {
  if (!isObject(value)) return null;
  const { stage: name, turn, misses } = value;
  const stage = [...learnStages, "done" as const].find((one) => one === name);
  return stage !== undefined && isMoment(turn) && isMoment(misses) ? { stage, turn, misses } : null;
}

function isMoment(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
