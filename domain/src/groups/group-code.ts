import { GROUP } from "../limits/limits.ts";

/** Letters that are not mistaken for each other; without vowels, so that no code reads as a word. */
export const groupCodeAlphabet = "BCDFGHJKMNPRSTWXYZ";

const isCode = /^[BCDFGHJKMNPRSTWXYZ]{8}$/;

/** A new code. `random` returns a number from 0 up to 1, from a source that nobody can predict. */
export function newGroupCode(random: () => number): string {
  return newCode(GROUP.codeLength, random);
}

/** A code of this many letters. `random` as for `newGroupCode`. */
export function newCode(length: number, random: () => number): string {
  return Array.from({ length }, () => groupCodeAlphabet[Math.floor(random() * groupCodeAlphabet.length)]).join("");
}

/** A code as somebody typed it: in small letters, with spaces or dashes; null if it can't be one. */
export function readGroupCode(input: string): string | null {
  const code = typedCode(input);
  return code !== null && isCode.test(code) ? code : null;
}

/** The letters of a typed code, without what people put between them; null for a text that is too long for any code. */
export function typedCode(input: string): string | null {
  return input.length > 40 ? null : input.toUpperCase().replaceAll(/[\s\-–—_.]/g, "");
}

/** A code in two halves, which are easier to copy by hand: `BCDF GHJK`. */
export function shownGroupCode(code: string): string {
  return `${code.slice(0, GROUP.codeLength / 2)} ${code.slice(GROUP.codeLength / 2)}`;
}
