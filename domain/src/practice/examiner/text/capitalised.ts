/** Words that each begin with a capital, as a name is written: `Jean-Paul Sartre`. */
const inCapitals = /^\s*\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*\s*$/u;

/** Whether each word of a text begins with a capital and has only letters, apostrophes, hyphens and full stops. */
export function isInCapitals(text: string): boolean {
  return inCapitals.test(text);
}
