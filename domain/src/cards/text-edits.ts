import { gapsOf, nextGap } from "./term-gaps.ts";

/** A side in the editor: its text and its selection. */
export type Edit = { readonly text: string; readonly from: number; readonly to: number };

type EditMark = "**" | "*" | "__" | "~~";

/** Toggles a mark on the selection. Spaces at its ends stay outside, as the markup requires. */
export function withMark(edit: Edit, mark: EditMark): Edit {
  const inner = withoutOuterSpaces(edit);
  const character = mark.charAt(0);
  const row = Math.min(rowBefore(inner, character), rowAfter(inner, character));
  const isMarked = mark === "*" ? row === 1 || row === 3 : row >= 2;
  return isMarked ? unwrapped(inner, mark.length, mark.length) : wrapped(inner, mark, mark);
}

/** Code: inline between backticks, or a block for several lines. */
export function withCode(edit: Edit): Edit {
  const inner = withoutOuterSpaces(edit);
  const selected = inner.text.slice(inner.from, inner.to);
  if (selected.includes("\n")) return wrapped(inner, isLineStart(inner) ? "```\n" : "\n```\n", "\n```");
  if (rowBefore(inner, "`") === 1 && rowAfter(inner, "`") === 1) return unwrapped(inner, 1, 1);
  const [open, close] = selected.includes("`") ? ["`` ", " ``"] : ["`", "`"];
  return wrapped(inner, open, close);
}

/** Toggles a formula on the selection. */
export function withFormula(edit: Edit): Edit {
  const inner = withoutOuterSpaces(edit);
  const { text, from, to } = inner;
  if (text.slice(0, from).endsWith("\\(") && text.startsWith("\\)", to)) return unwrapped(inner, 2, 2);
  return wrapped(inner, "\\(", "\\)");
}

/** Makes the selection a new gap, or another place of the last gap. */
export function withGap(edit: Edit, { isSame = false }: { isSame?: boolean } = {}): Edit {
  const number = isSame ? (gapsOf(edit.text).at(-1) ?? 1) : nextGap(edit.text);
  return wrapped(withColonsAsText(withoutOuterSpaces(edit)), `{{c${number}::`, "}}");
}

/** `std::vector` as `std\::vector`, since two colons begin a gap's hint. Code, formulas, links and inner gaps stay as they are. */
function withColonsAsText({ text, from, to }: Edit): Edit {
  const selected = text.slice(from, to);
  const inside = /`|\{\{c|\\[([]|\]\(/.test(selected) ? selected : selected.replace(/(?<!\\):(?=:)/g, "\\:");
  return { text: text.slice(0, from) + inside + text.slice(to), from, to: from + inside.length };
}

/** Makes the selection a link's text, with the caret where its address goes. */
export function withLink(edit: Edit): Edit {
  const linked = wrapped(withoutOuterSpaces(edit), "[", "](https://)");
  if (edit.from === edit.to) return linked;
  const address = linked.to + "](https://".length;
  return { ...linked, from: address, to: address };
}

/** Toggles a list on the lines of the selection. */
export function withList({ text, from, to }: Edit): Edit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const nextBreak = text.indexOf("\n", to);
  const end = nextBreak < 0 ? text.length : nextBreak;
  const lines = text.slice(start, end).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  const changedLines = lines.map((line) => (isList ? line.slice(2) : line === "" && lines.length > 1 ? line : `- ${line}`)).join("\n");
  const inFirst = isList ? -Math.min(2, from - start) : 2;
  return {
    text: text.slice(0, start) + changedLines + text.slice(end),
    from: from + inFirst,
    to: Math.max(from + inFirst, to + changedLines.length - (end - start)),
  };
}

/** What Enter does in a list: adds an item, or ends the list after an empty one. `null` outside a list. */
export function afterListItem({ text, from, to }: Edit): Edit | null {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const [marker, number] = /^(?:-|(\d{1,9})\.) /.exec(text.slice(start, from)) ?? [];
  if (marker === undefined || from !== to) return null;
  const lineEnd = text.indexOf("\n", from) < 0 ? text.length : text.indexOf("\n", from);
  if (text.slice(start + marker.length, lineEnd).trim() === "") {
    return { text: text.slice(0, start) + text.slice(lineEnd), from: start, to: start };
  }
  const next = `\n${number === undefined ? "-" : `${Number(number) + 1}.`} `;
  return { text: text.slice(0, from) + next + text.slice(to), from: from + next.length, to: from + next.length };
}

function wrapped({ text, from, to }: Edit, open: string, close: string): Edit {
  const inside = text.slice(from, to);
  return { text: text.slice(0, from) + open + inside + close + text.slice(to), from: from + open.length, to: to + open.length };
}

function unwrapped({ text, from, to }: Edit, before: number, after: number): Edit {
  return { text: text.slice(0, from - before) + text.slice(from, to) + text.slice(to + after), from: from - before, to: to - before };
}

function withoutOuterSpaces({ text, from, to }: Edit): Edit {
  const selected = text.slice(from, to);
  if (selected.trim() === "") return { text, from, to };
  return { text, from: to - selected.trimStart().length, to: from + selected.trimEnd().length };
}

function isLineStart({ text, from }: Edit): boolean {
  return from === 0 || text.charAt(from - 1) === "\n";
}

function rowBefore({ text, from }: Edit, character: string): number {
  let count = 0;
  while (count < 4 && text.charAt(from - 1 - count) === character) count++;
  return count;
}

function rowAfter({ text, to }: Edit, character: string): number {
  let count = 0;
  while (count < 4 && text.charAt(to + count) === character) count++;
  return count;
}
