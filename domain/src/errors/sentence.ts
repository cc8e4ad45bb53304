/** The values for a sentence's placeholders, by name. */
export type Parameters = Readonly<Record<string, number>>;

/** Inserts the parameters into a sentence, each in place of its name in braces; numbers in `given` replace the usual ones. */
export function sentence(words: string, usual: Parameters = {}, given?: unknown): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = numberIn(given, name) ?? usual[name];
    return value === undefined ? place : grouped(value);
  });
}

function numberIn(given: unknown, name: string): number | undefined {
  if (typeof given !== "object" || given === null || !Object.hasOwn(given, name)) return undefined;
  const value = (given as Record<string, unknown>)[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Such as 5,000. `toLocaleString` does the same, but costs a first page some milliseconds. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
