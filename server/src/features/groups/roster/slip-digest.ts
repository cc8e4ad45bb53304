import { createHash, randomInt } from "node:crypto";

import { newSlipCode } from "@recollect/domain/groups/roster/slip-code.ts";

/** Not by `Math.random`, whose next numbers can be predicted. */
const unpredictable = () => randomInt(2 ** 32) / 2 ** 32;

/** A new code of a slip. */
export function unpredictableSlipCode(): string {
  return newSlipCode(unpredictable);
}

/** What the database has of a code. */
export function slipDigest(code: string): string {
  return createHash("sha256").update(`slip ${code}`).digest("base64url");
}
