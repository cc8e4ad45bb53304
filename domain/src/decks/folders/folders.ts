import { withoutEnd } from "../../words/without-end.ts";
import { addErrorRows } from "../../errors/error-messages.ts";
import { folderRows } from "../../errors/folder-errors.ts";
import type { LocalErrorCode } from "../../errors/local-catalogue.ts";
import { FOLDER } from "../../limits/limits.ts";
import { DECK_TAG } from "../../limits/limits.ts";
import { SEPARATOR } from "./folder-name.ts";

addErrorRows(folderRows);

/** What is wrong with a folder's path; null if it is valid. */
export function folderProblem(path: string): LocalErrorCode | null {
  const names = path.split(SEPARATOR);
  if (names.length > FOLDER.maxDepth) return "folder/too-deep";
  if (names.some((name) => name.length > FOLDER.nameMaxLength)) return "folder/name-too-long";
  if (names.some((name) => name === "" || name !== name.trim() || /\p{Cc}/u.test(name))) return "folder/bad-name";
  return null;
}

/** The normalized path: without spaces around its names and without double separators. */
export function normalizedPath(input: string): string {
  return input
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .join(SEPARATOR);
}

/** A folder's parent; null at the top. */
export function parentOf(path: string): string | null {
  const end = path.lastIndexOf(SEPARATOR);
  return end === -1 ? null : path.slice(0, end);
}

/** The folder and its parents, the outermost first. */
export function pathAndParents(path: string): string[] {
  const names = path.split(SEPARATOR);
  return names.map((_, at) => names.slice(0, at + 1).join(SEPARATOR));
}

/** Whether a folder is the other one or inside it, at any depth. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + SEPARATOR);
}

/** A path after a folder was moved or renamed. Moving a folder to null dissolves it: its content moves to its parent. */
export function afterMove(path: string, from: string, to: string | null): string | null {
  if (!isWithin(path, from)) return path;
  const rest = path.slice(from.length + 1);
  if (to === null) {
    const above = parentOf(from);
    return [above, rest].filter((part) => part !== null && part !== "").join(SEPARATOR) || null;
  }
  return rest === "" ? to : to + SEPARATOR + rest;
}

/** Sorts names naturally: case-insensitively, numbers by value. */
export function byPath(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true, sensitivity: "base" }) || (a < b ? -1 : 1);
}

/** The normalized tag: without surrounding spaces and a leading `#`, each run of spaces or commas one hyphen; empty if nothing is left. */
export function normalizedTag(input: string): string {
  return withoutEnd(input.replace(/[\s,]+/g, "-").replace(/^[#-]+/, ""), "-");
}

/** What is wrong with the tags of a deck; null if they are valid. */
export function deckTagsProblem(tags: readonly string[]): LocalErrorCode | null {
  if (new Set(tags).size > DECK_TAG.perDeck) return "tag/too-many";
  if (tags.some((tag) => tag.length > DECK_TAG.maxLength)) return "tag/too-long";
  if (tags.some((tag) => tag === "" || tag !== normalizedTag(tag) || /\p{Cc}/u.test(tag))) return "tag/bad";
  return null;
}
