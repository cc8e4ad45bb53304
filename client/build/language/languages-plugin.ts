import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { interfaceLanguages } from "../../../domain/src/accounts/interface-languages.ts";
import { clientMessages } from "./all-messages.ts";
import { catalogueScript } from "./catalogue-script.ts";
import { compiled, messageKey, messagesIn, type FoundMessage } from "./messages.ts";

/**
 * Gives every message of the source its number in this build, and its compiled English form, so that the browser needs no parser; and writes a
 * file for each language, which the page loads before its first module. Such a file is the messages of the language by those numbers.
 */
export function languagesPlugin(root: string): Plugin {
  let numbers = new Map<string, number>();
  return {
    name: "languages",
    enforce: "pre",
    buildStart() {
      numbers = numbersOf(root);
    },
    transform: {
      filter: { id: /\/client\/src\/.*\.ts$/, code: "language/t.ts" },
      handler(code, id) {
        const path = relative(root, id).replaceAll("\\", "/");
        const found = messagesIn(path, code);
        return found.length === 0 ? null : { code: withNumbers(code, found, numbers), map: null };
      },
    },
    generateBundle() {
      for (const { tag } of interfaceLanguages) {
        const path = join(root, `client/locales/${tag}.po`);
        const script = existsSync(path) ? catalogueScript(tag, path, numbers) : null;
        if (script !== null) this.emitFile({ type: "asset", name: `catalogue-${tag}.js`, source: script });
      }
    },
  };
}

function numbersOf(root: string): Map<string, number> {
  return new Map([...clientMessages(root).keys()].map((key, at) => [key, at]));
}

function withNumbers(code: string, found: readonly FoundMessage[], numbers: ReadonlyMap<string, number>): string {
  const edits = found.flatMap((message) => {
    const { english, values, context } = message.place;
    // A message that was written after this build began has no number yet, and is shown in English.
    const number = String(numbers.get(messageKey(message)) ?? -1);
    const text = { ...english, by: JSON.stringify(compiled(message.english)) };
    if (context) return [text, { ...context, by: number }];
    if (values) return [text, { start: values.end, end: values.end, by: `, ${number}` }];
    return [{ ...text, by: `${text.by}, ${number}` }];
  });
  // From the last one to the first, so that the places stay right.
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}
