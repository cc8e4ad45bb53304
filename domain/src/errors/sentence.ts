/** The values for a sentence's placeholders, by name. */
export type Parameters = Readonly<Record<string, number>>;

/** The usual limits, replaced and completed by the numbers and texts of an error's details. */
export function parametersOf(usual: Parameters = {}, details?: unknown): Record<string, number | string> {
  const own = typeof details === "object" && details !== null ? Object.entries(details as Record<string, unknown>) : [];
  const knownParameters = own.filter(
    (entry): entry is [string, number | string] => typeof entry[1] === "string" || Number.isFinite(entry[1]),
  );
  return { ...usual, ...Object.fromEntries(knownParameters) };
}

/** Inserts the parameters into a sentence, each in place of its name in braces; numbers in `details` replace the usual ones. */
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
