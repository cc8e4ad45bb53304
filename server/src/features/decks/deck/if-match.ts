import { hash } from "node:crypto";
import { crc32 } from "node:zlib";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { entityTags } from "../../../http/requests/entity-tags.ts";
import type { DeckRow } from "./decks.store.ts";

/**
 * A state of a deck that a save names, because its student has seen it: the revision, and a checksum of the content. A database that fails over to a
 * replica may lose a revision and give its number to another save; the checksum then differs. Null: a client of an earlier build knows only the revision.
 */
export type SeenState = { revision: number; checksum: string | null };

/**
 * The states that an If-Match header names, one of which the deck must be in: `"3.0123456789abcdef"`, and as earlier builds sent them `"3"`, `W/"3"`, `"3-gzip"` and
 * `"2", "3"`. "*" names none: a save never overwrites silently what its student has not seen. Throws `deck/revision-needed` without the header,
 * `deck/bad-revision` when it names no revision.
 */
export function seenStates(header: string | undefined): readonly SeenState[] {
  if (header === undefined) throw new AppError("deck/revision-needed");
  const tags = entityTags(header);
  const states = tags === null || tags === "*" ? [] : tags.flatMap((tag) => stateIn(tag) ?? []);
  if (states.length === 0) throw new AppError("deck/bad-revision");
  return states;
}

function stateIn(tag: string): SeenState | null {
  const [, revision, checksum = null] = /^(\d{1,15})(?:\.([0-9a-f]{16}))?$/.exec(tag) ?? [];
  return revision === undefined ? null : { revision: Number(revision), checksum };
}

type Content = Pick<DeckRow, "revision" | "title" | "description" | "cards">;

/**
 * Whether the deck is in one of the states; a number is a revision with any content. The content is read once, however many states there are: a header
 * has room for 700, and a deck 20 MB.
 */
export function isSeen(row: Content, seen: number | readonly SeenState[]): boolean {
  const states = typeof seen === "number" ? [{ revision: seen, checksum: null }] : seen;
  const checksums = new Set(states.flatMap(({ revision, checksum }) => (revision === row.revision ? [checksum] : [])));
  // A page that was opened before an upgrade names the hash that earlier builds sent.
  return checksums.has(null) || (checksums.size > 0 && (checksums.has(checksumOf(row)) || checksums.has(formerHashOf(row))));
}

function formerHashOf({ title, description, cards }: Content): string {
  return hash("sha256", `${JSON.stringify([title, description])}${cards}`).slice(0, 16);
}

/** The ETag of a deck's state. Its visibility and languages do not belong to it: a save does not overwrite them. */
export function etagOf(row: Content): string {
  return `"${row.revision}.${checksumOf(row)}"`;
}

/**
 * A checksum of the content, and its length: two saves that got one number by chance differ in it. It may be easy to forge, since whoever names a state
 * may save the deck anyway. A SHA-256 was a tenth of the CPU time of a read of 100 cards.
 */
function checksumOf({ title, description, cards }: Content): string {
  return asHex(crc32(cards, crc32(`${title}\0${description}`))) + asHex(cards.length);
}

function asHex(number: number): string {
  return number.toString(16).padStart(8, "0");
}
