import * as fc from "fast-check";

const surrogates = { from: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, like fast-check's own unit "binary", but without its table of graphemes, which takes a second in each worker. It has an
 * inverse, so that fast-check can include dangerous strings such as "__proto__".
 */
export const anyCodePoint = fc
  .nat({ max: 0x10_ffff - surrogates.count })
  .map((at) => String.fromCodePoint(at < surrogates.from ? at : at + surrogates.count), placeOf);

function placeOf(text: unknown): number {
  const code = typeof text === "string" && text !== "" ? text.codePointAt(0)! : -1;
  const isOne = code >= 0 && text === String.fromCodePoint(code);
  if (!isOne || (code >= surrogates.from && code < surrogates.from + surrogates.count)) throw new Error("This is no character.");
  return code < surrogates.from ? code : code - surrogates.count;
}
