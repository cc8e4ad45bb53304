// With it every code has its message. By its path, since the tools that read these files don't run the packages' TypeScript.
import { isErrorCode } from "../../../domain/src/errors/catalogue.ts";
import { detailedRow, knownCodes, rowOf } from "../../../domain/src/errors/error-messages.ts";
import { examinerRow, examinerWords } from "../../../domain/src/practice/examiner-words.ts";
import { messageKey, type ProgramMessage } from "./messages.ts";

/** The context of the message of an error. */
function errorContext(code: string): string {
  return `error ${code}`;
}

/**
 * The messages of errors, by their keys; `{limits}` and `{parts}` are inserted when one is shown. An error has more than one message if it is detailed,
 * and if the examiner words it differently.
 */
export function errorMessages(): Map<string, ProgramMessage & { code: string }> {
  const rows = knownCodes()
    .toSorted()
    .flatMap((code) => {
      const { message = "", detailed, limits = {} } = rowOf(code) ?? {};
      const ofExaminer = isErrorCode(code) ? examinerWords[code] : undefined;
      return [
        { code, english: message, values: Object.keys(limits) },
        ...(detailed === undefined ? [] : [{ code: detailedRow(code), english: detailed, values: namesIn(detailed) }]),
        ...(ofExaminer === undefined ? [] : [{ code: examinerRow(code), english: ofExaminer, values: [] }]),
      ];
    });
  return new Map(
    rows.map(({ code, english, values }) => {
      const context = errorContext(code);
      return [
        messageKey({ english, context }),
        { code, english, context, comments: [], values, paths: ["domain/src/errors/catalogue.ts"] },
      ];
    }),
  );
}

function namesIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
