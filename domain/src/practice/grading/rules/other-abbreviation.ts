import type { Form, Reading } from "../question/reading.ts";

/** `FTP` for HTTP in the card's own sentence: another abbreviation is another thing. */
export function otherAbbreviation(
  { raw }: Form,
  missing: readonly string[],
  extra: readonly string[],
  { answer }: Reading,
): { word: string; said: string } | null {
  const isShort = (text: string, word: string) =>
    /^[a-z]{2,5}$/.test(word) && new RegExp(`\\b${word.toUpperCase()}\\b`).test(text.slice(0, 400));
  const [word, said] = [missing.find((one) => isShort(raw, one)), extra.find((one) => isShort(answer.raw, one))];
  return word === undefined || said === undefined || raw === raw.toUpperCase() ? null : { word, said };
}

/** `FIBA` for FIFA: in a short abbreviation each letter stands for a word, so another letter makes another name. */
export function isAnotherAbbreviation(raw: string, wanted: string, written: string): boolean {
  const isAbbreviation = /^\s*(?:the\s+)?\p{Lu}{3,5}\s*$/u.test(raw) && wanted.length === written.length;
  return isAbbreviation && wanted !== written && Array.from(wanted).toSorted().join("") !== Array.from(written).toSorted().join("");
}
