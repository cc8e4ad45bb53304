import { randomBytes } from "node:crypto";

import type { KindsOfAnswer } from "@recollect/domain/practice/reading/prompts.ts";

/** A line that the author of a card or an answer can't guess: new for every prompt. */
export function newDelimiter(): string {
  return `=====${randomBytes(12).toString("hex")}=====`;
}

/** Two words that the author of an answer can't guess. */
export function newKindsOfAnswer(): KindsOfAnswer {
  return { statement: `W${randomBytes(6).toString("hex")}`, order: `W${randomBytes(6).toString("hex")}` };
}
