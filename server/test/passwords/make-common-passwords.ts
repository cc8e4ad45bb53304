import { writeFileSync } from "node:fs";

import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { dictionary } from "@zxcvbn-ts/language-common";

import { COMMON_PASSWORDS, fingerprint } from "../../src/identity/passwords/common-passwords.ts";

// Writes the fingerprints of the most common passwords that are long enough to be valid. Run by hand when the list has a new version.
const most = 10_000;
const commonest = dictionary["passwords-common"]?.filter((password) => password.length >= PASSWORD.minLength).slice(0, most) ?? [];
const fingerprints = Uint32Array.from(commonest, fingerprint).toSorted();
const bytes = Buffer.alloc(fingerprints.length * 4);
fingerprints.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
writeFileSync(COMMON_PASSWORDS, bytes);
