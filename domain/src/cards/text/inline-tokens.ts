import { deepestGap, formulaParts, gapsIn, type FormulaPart } from "./gaps.ts";
import { linesOf, type LineStart } from "./lines.ts";
import { linksOf, type Link } from "./links.ts";
import { nextBackticks, nextEscaped, type Tally } from "./look-ahead.ts";
import { pairing, type Row } from "./emphasis-pairing.ts";

/** A piece's position. The pieces together are the whole text. */
type Place = { from: number; to: number };

type Plain = Place & { kind: "text" | "code"; text: string };
type Formula = Place & { kind: "formula"; isDisplayed: boolean; tex: string; parts: FormulaPart[] };
type GapEdge = Place & ({ kind: "gap"; number: number } | { kind: "gap end"; hint: string });

export type Piece = Plain | Row | Formula | Script | Link | GapEdge | LineStart | (Place & { kind: "break" });

/**
 * What is parsed besides inline markup: lists and blocks of code; the gaps of a term. Without `marks` their characters and scripts stay
 * text: everything else is found at the same positions, faster.
 */
export type Reading = { lines: boolean; gaps: boolean; marks?: boolean };

/** An open gap, or the whole text. Marks are paired within it. */
type Level = { end: number; pair: ReturnType<typeof pairing> };

const special = /\\[\\*_~`^()[\]{}.:-]|(?:\*+|__+|~~+|~|\^|`+)(?!\p{M})|!?\[|\{\{c|::|\n/gu;

const specialWithoutMarks = /\\[\\*_~`^()[\]{}.:-]|`+(?!\p{M})|!?\[|\{\{c|::|\n/gu;

/** The text in its pieces, from left to right, with all marks paired, in linear time. */
export function pieces(text: string, reading: Reading, tally: Tally = { steps: 0 }): Piece[] {
  const foundPieces: Piece[] = [];
  const levels: Level[] = [{ end: text.length, pair: pairing() }];
  const top = () => levels.at(-1) as Level;
  const closingBackticks = nextBackticks(text, /(`+)(?!\p{M})/gu, tally);
  const [roundEnd, squareEnd] = [nextEscaped(text, ")", tally), nextEscaped(text, "]", tally)];
  const [roundStart, squareStart] = [nextEscaped(text, "(", tally), nextEscaped(text, "[", tally)];
  const linkAt = linksOf(text, tally);
  const sign = reading.marks === false ? specialWithoutMarks : special;
  const lines = reading.lines ? linesOf(text, tally) : null;
  const gapAt = reading.gaps ? gapsIn(text, tally) : null;
  let block: "paragraph" | LineStart["kind"] = "paragraph";
  let copiedTo = 0;

  function add(piece: Piece): void {
    addText(piece.from);
    foundPieces.push(piece);
    copiedTo = piece.to;
  }

  function addText(to: number): void {
    if (to > copiedTo) foundPieces.push({ kind: "text", text: text.slice(copiedTo, to), from: copiedTo, to });
    copiedTo = Math.max(copiedTo, to);
  }

  /** Code and links don't extend beyond their item or paragraph. */
  function blockEnd(from: number): number {
    if (levels.length > 1 || lines === null) return top().end;
    return (block === "item" ? lines.nextLineBreak(from) : lines.nextBreak(from)) ?? text.length;
  }

  function startLine(lineBreak: number, from: number): void {
    const start = lines?.startAt(from) ?? null;
    if (lines === null || (start === null && block === "paragraph")) return;
    if (lineBreak < from) add({ kind: "break", from: lineBreak, to: from });
    if (start) add(start);
    block = start?.kind ?? "paragraph";
    levels[0] = { end: text.length, pair: pairing() };
  }

  function openGap(from: number): void {
    const gap = levels.length <= deepestGap ? gapAt?.(from, top().end) : null;
    if (!gap) return;
    add({ kind: "gap", number: gap.number, from, to: gap.start });
    levels.push({ end: gap.end, pair: pairing() });
  }

  function closeGap(hintFrom: number): void {
    const { end } = top();
    add({ kind: "gap end", hint: text.slice(Math.min(hintFrom + 2, end), end), from: hintFrom, to: end + 2 });
    levels.pop();
  }

  function codeAt(from: number, length: number): Piece | null {
    const start = from + length;
    const closing = closingBackticks(start, length);
    if (closing === undefined || closing + length > blockEnd(start)) return null;
    const inside = text.slice(start, closing);
    tally.steps += inside.length;
    const padded = length > 1 && inside.startsWith(" ") && inside.endsWith(" ") && inside.trim() !== "";
    return { kind: "code", text: padded ? inside.slice(1, -1) : inside, from, to: closing + length };
  }

  /** The innermost opening wins, as with marks. */
  function formulaAt(from: number, isDisplayed: boolean): Piece | null {
    const start = from + 2;
    const end = (isDisplayed ? squareEnd : roundEnd)(start);
    if (end === undefined || end + 2 > top().end || ((isDisplayed ? squareStart : roundStart)(start) ?? end) < end) return null;
    const tex = text.slice(start, end);
    tally.steps += tex.length;
    return tex.trim() === ""
      ? null
      : { kind: "formula", isDisplayed, tex, parts: formulaParts(text, start, end, gapAt), from, to: end + 2 };
  }

  function escapeAt(from: number, character: string): Piece | null {
    return isEscape(text, from, character, levels.length > 1) ? { kind: "text", text: character, from, to: from + 2 } : null;
  }

  function pieceAt(from: number, source: string): Piece | null {
    const [first = "", second = ""] = source;
    if (first === "\\") return second === "(" || second === "[" ? formulaAt(from, second === "[") : escapeAt(from, second);
    if (first === "`") return codeAt(from, source.length);
    if (source === "~" || source === "^") return scriptAt(text, from);
    if (first === "!" || first === "[") return linkAt(from, blockEnd(from));
    return top().pair(text, from, from + source.length);
  }

  startLine(0, 0);
  for (let next = copiedTo; ;) {
    sign.lastIndex = next;
    const [signText = ""] = sign.exec(text) ?? [];
    const from = signText === "" ? text.length : sign.lastIndex - signText.length;
    tally.steps += from - next + 1;
    next = from + signText.length;
    if (from >= top().end) {
      if (levels.length === 1) break;
      closeGap(top().end);
      next = copiedTo;
    } else if (signText === "\n") {
      if (levels.length === 1) startLine(from, next);
    } else if (signText === "::") {
      if (levels.length > 1 && next <= top().end) closeGap(from);
    } else if (signText === "{{c") {
      openGap(from);
    } else {
      const piece = pieceAt(from, signText);
      if (piece) add(piece);
      else if (signText.startsWith("\\")) next = from + 1;
    }
    next = Math.max(next, copiedTo);
  }
  addText(text.length);
  return foundPieces;
}

/** Whether a backslash escapes the character after it: always before a mark, otherwise only where the character would begin something. */
function isEscape(text: string, from: number, character: string, isInGap: boolean): boolean {
  if (character === "]") return text.charAt(from + 2) === "(";
  if ("{}:".includes(character)) return isInGap || text.startsWith("{{c", from + 1);
  if (character === "-") return text.charAt(from + 2) === " " && (from === 0 || text.charAt(from - 1) === "\n");
  if (character === ".") return text.charAt(from + 2) === " " && /(?:^|\n)\d{1,9}$/.test(text.slice(Math.max(0, from - 10), from));
  return character !== ")";
}

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
function scriptAt(text: string, from: number): Script | null {
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
