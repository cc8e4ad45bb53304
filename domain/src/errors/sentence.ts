/** The values for a sentence's placeholders, by name. */
export type Parameters = Readonly<Record<string, number>>;

/** Inserts the parameters into a sentence, each in place of its name in braces; numbers in `given` replace the usual ones. */
export function sentence(words: string, usual: Parameters = {}, details?: unknown): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = numberIn(details, name) ?? usual[name];
    return value === undefined ? place : groupDigits(value);
  });
}

function numberIn(details: unknown, name: string): number | undefined {
  if (typeof details !== "object" || details === null || !Object.hasOwn(details, name)) return undefined;
  const value = (details as Record<string, unknown>)[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Such as 5,000. `toLocaleString` does the same, but costs a first page some milliseconds. */
function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
