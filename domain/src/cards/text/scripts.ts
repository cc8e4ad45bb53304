/** Subscript and superscript: `H~2~O`, `x^2^`. */
export type Script = { kind: "sub" | "sup"; text: string; from: number; to: number };

const inside = /(?:[^\s~^`{}[\]\\*]|\\[\\*_~`^])+/uy;
/** Korean, Japanese and Chinese write `~` for ranges: 서울~부산~대구. */
const writesRanges = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const holdsOn = /[\p{L}\p{M}\p{N})\]}*_~^'′]$/u;

/**
 * The script that begins at a `~` or `^`; null if it is an ordinary character. A script contains no space, and:
 * - follows a character (`x^2^`), or contains only a number, as before an element (`^14^C`): `^_^` stays;
 * - is not part of a formula without spaces: `a^2+b^2`, `2^3^4`, `1~2,3~4`.
 */
export function scriptAt(text: string, from: number): Script | null {
  const sign = text.charAt(from);
  inside.lastIndex = from + 1;
  const [scriptText = ""] = inside.exec(text) ?? [];
  const end = from + 1 + scriptText.length;
  if (scriptText === "" || text.charAt(end) !== sign || !endsWell(text, end)) return null;

  const before = text.slice(Math.max(0, from - 2), from);
  const after = text.slice(end + 1, end + 3);
  const isNumber = /^[+−-]?\d+$/.test(scriptText);
  if (!holdsOn.test(before) && !isNumber) return null;
  if (sign === "~" && writesRanges.test(scriptText)) return null;
  if (/\p{Nd}$/u.test(before) && /^\p{Nd}/u.test(scriptText) && !/^\d+$/.test(scriptText)) return null;
  const followsOn = /[+\-−=<>/|,;:()][\p{L}\p{N}(]/u.test(scriptText) ? /^[\p{L}\p{N}]/u : /^\p{Nd}/u;
  const isIndex = sign === "~" && /\p{L}$/u.test(before) && isNumber;
  if (followsOn.test(after) && !isIndex) return null;
  return { kind: sign === "~" ? "sub" : "sup", text: scriptText.replace(/\\([\\*_~`^])/g, "$1"), from, to: end + 1 };
}

/** The closing character is single, and has no accent or keycap. */
function endsWell(text: string, end: number): boolean {
  return text.charAt(end + 1) !== text.charAt(end) && !/^\p{M}/u.test(text.slice(end + 1, end + 3));
}
