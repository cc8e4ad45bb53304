import { randomBytes } from "node:crypto";

/** A line that nobody who wrote a card or an answer could have guessed: new for every prompt. */
export function newFence(): string {
  return `=====${randomBytes(12).toString("hex")}=====`;
}
