import { ROSTER } from "../../limits/limits.ts";
import { newCode, typedCode } from "../group-code.ts";

/** The code of a slip: the letters of a group's code, but more of them. */
const isSlipCode = /^[BCDFGHJKMNPRSTWXYZ]{12}$/;

/** A new code. `random` returns a number from 0 up to 1, from a source that nobody can predict. */
export function newSlipCode(random: () => number): string {
  return newCode(ROSTER.slipCodeLength, random);
}

/** A code as somebody typed it from a slip: in small letters, with spaces or dashes; null if it can't be one. */
export function readSlipCode(input: string): string | null {
  const code = typedCode(input);
  return code !== null && isSlipCode.test(code) ? code : null;
}

/** A code in three parts, as it stands on the slip: `BCDF GHJK MNPR`. */
export function shownSlipCode(code: string): string {
  return code.match(/.{1,4}/g)?.join(" ") ?? "";
}
