import type { Message } from "../../../domain/src/words/message.ts";
import { offeredFrom, translatedShare } from "./check-translations.ts";
import { errorMessages } from "./messages-of-errors.ts";
import { compiled, messageKey } from "./messages.ts";
import { readPo } from "./po-file.ts";

/**
 * The script that gives a page its language: the messages by their numbers in this build, and those of errors by their codes. Null for a language
 * that is not complete enough to be offered.
 */
export function catalogueScript(language: string, path: string, numbers: ReadonlyMap<string, number>): string | null {
  const file = readPo(path);
  const errors = errorMessages();
  const keys = [...numbers.keys(), ...errors.keys()];
  if (translatedShare(file, new Set(keys)) < offeredFrom) return null;
  const textOf = (key: string): Message | 0 => {
    const { text = "", isFuzzy = false } = file.byKey.get(key) ?? {};
    // English is shown in the place of a message that is missing.
    return text === "" || isFuzzy ? 0 : compiled(text);
  };
  const messages = JSON.stringify([...numbers.keys()].map(textOf));
  const ofErrors = JSON.stringify(
    Object.fromEntries(
      [...errors.values()].flatMap((error) => {
        const text = textOf(messageKey(error));
        return text === 0 ? [] : [[error.code, text]];
      }),
    ),
  );
  return `((m,e)=>{globalThis.recollectCatalogue={language:${JSON.stringify(language)},messageOf:i=>m[i]||void 0,errorOf:c=>Object.hasOwn(e,c)?e[c]:void 0}})(${messages},${ofErrors});\n`;
}
