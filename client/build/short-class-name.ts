import { createHash } from "node:crypto";
import { relative } from "node:path";

/** The name of a style sheet's class in the built pages, the same in every build of the same file. */
export function shortClassName(name: string, file: string): string {
  return `${name}_${shortNameOf(file)}`;
}

/** The same for all names in one style sheet, so that it compresses. */
function shortNameOf(file: string): string {
  return createHash("sha256")
    .update(relative(`${import.meta.dirname}/..`, file))
    .digest("base64url")
    .slice(0, 4);
}
