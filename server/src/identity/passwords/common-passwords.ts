import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/**
 * Fingerprints of the 10,000 most common passwords of 6 characters or more, four bytes each, sorted.
 * `server/test/passwords/make-common-passwords.ts` generates the file.
 */
export const COMMON_PASSWORDS = new URL("./common-passwords.bin", import.meta.url);

/** Four bytes of a digest: of the passwords that are not on the list one in 400,000 is a false positive. */
export function fingerprint(password: string): number {
  return createHash("sha256").update(password.normalize("NFKC").toLowerCase()).digest().readUInt32BE(0);
}

let reading: Promise<ReadonlySet<number>> | undefined;

/** Whether a password is among the most common ones, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readFile(COMMON_PASSWORDS).then(fingerprintsIn);
  return (await reading).has(fingerprint(password));
}

function fingerprintsIn(bytes: Buffer): ReadonlySet<number> {
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)));
}
