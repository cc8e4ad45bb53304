import { randomBytes } from "node:crypto";

/** A line that the author of a card or an answer can't guess: new for every prompt. */
export function newDelimiter(): string {
  return `=====${randomBytes(12).toString("hex")}=====`;
}
