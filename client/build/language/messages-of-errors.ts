// With it every code has its message. By its path, since the tools that read these files don't run the packages' TypeScript.
import "../../../domain/src/errors/catalogue.ts";
import { knownCodes, rowOf } from "../../../domain/src/errors/error-messages.ts";
import type { ProgramMessage } from "./all-messages.ts";
import { messageKey } from "./messages.ts";

/** The context of the message of an error. */
export function errorContext(code: string): string {
  return `error ${code}`;
}

/** The messages of errors, by their keys; `{limits}` are inserted when one is shown. */
export function errorMessages(): Map<string, ProgramMessage & { code: string }> {
  return new Map(
    knownCodes()
      .toSorted()
      .map((code) => {
        const { message = "", limits = {} } = rowOf(code) ?? {};
        const context = errorContext(code);
        const path = "domain/src/errors/catalogue.ts";
        return [
          messageKey({ english: message, context }),
          { code, english: message, context, comments: [], values: Object.keys(limits), paths: [path] },
        ];
      }),
  );
}
