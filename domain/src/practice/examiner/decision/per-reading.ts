import type { WordReading } from "./reading.ts";

/** A measure that is taken once of a card and its answer, however often it is asked for. */
export function perReading<Result>(measure: (reading: WordReading) => Result): (reading: WordReading) => Result {
  const results = new WeakMap<WordReading, { result: Result }>();
  return (reading) => {
    const before = results.get(reading);
    if (before !== undefined) return before.result;
    const result = measure(reading);
    results.set(reading, { result });
    return result;
  };
}
