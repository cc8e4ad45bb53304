const undrawn = String.raw`\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0`;

/** Characters that draw nothing, besides blanks. */
export const drawsNothing = new RegExp(`[${undrawn}]`, "gu");

const isDrawn = new RegExp(`[^\\s${undrawn}]`, "u");

/** Whether nothing of a text is seen: it is empty, or all blanks and characters that draw nothing. */
export function looksEmpty(text: string): boolean {
  return !isDrawn.test(text);
}
