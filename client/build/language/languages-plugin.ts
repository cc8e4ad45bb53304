import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { interfaceLanguages } from "../../../domain/src/accounts/interface-languages.ts";
import { clientMessages } from "./all-messages.ts";
import { catalogueScripts, isOfRareScreen, numberedMessages } from "./catalogue-script.ts";
import { compiled, messageKey, messagesIn, type FoundMessage } from "./messages.ts";

/** Before the texts of a rare screen are evaluated, a page in another language waits for them. English has none to wait for. */
const waitForRest = "await globalThis.recollectCatalogue?.loadRest?.();";

/**
 * Gives every message of the source its number in this build, and its compiled English form, so that the browser needs no parser; and writes a few
 * files for each language: the page loads one before its first module, and the others once it is shown. Such a file is the messages of the language
 * by those numbers.
 */
export function languagesPlugin(root: string): Plugin {
  let numbered: ReturnType<typeof numberedMessages> = { keys: [], counts: [] };
  let numbers = new Map<string, number>();
  let isBuild = false;
  return {
    name: "languages",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    buildStart() {
      numbered = numberedMessages(clientMessages(root));
      numbers = new Map(numbered.keys.map((key, at) => [key, at]));
    },
    transform: {
      filter: { id: /\/client\/src\/.*\.ts$/, code: "language/t.ts" },
      handler(code, id) {
        const path = relative(root, id).replaceAll("\\", "/");
        const found = messagesIn(path, code);
        if (found.length === 0) return null;
        const withIds = withNumbers(code, found, numbers);
        return { code: isBuild && isOfRareScreen(path) ? `${waitForRest}\n${withIds}` : withIds, map: null };
      },
    },
    generateBundle() {
      for (const { tag } of interfaceLanguages) {
        const path = join(root, `locales/${tag}.po`);
        const scripts = existsSync(path) ? catalogueScripts(tag, path, numbered) : null;
        if (scripts === null) continue;
        const others = scripts.others.map((source) => this.emitFile({ type: "asset", name: `messages-${tag}.js`, source }));
        const addresses = others.map((file) => `/${this.getFileName(file)}`);
        this.emitFile({ type: "asset", name: `catalogue-${tag}.js`, source: scripts.first(addresses) });
      }
    },
  };
}

function withNumbers(code: string, found: readonly FoundMessage[], numbers: ReadonlyMap<string, number>): string {
  const edits = found.flatMap((message) => {
    const { english, values, context } = message.place;
    // A message that was written after this build began has no number yet, and is shown in English.
    const number = String(numbers.get(messageKey(message)) ?? -1);
    const text = { ...english, by: JSON.stringify(compiled(message.english)) };
    // A context needs values before it in the source. The call is shorter without them.
    const noValues = values !== null && code.slice(values.start, values.end) === "null";
    if (context) return [text, { start: noValues ? values.start : context.start, end: context.end, by: number }];
    if (values) return [text, { start: values.end, end: values.end, by: `, ${number}` }];
    return [{ ...text, by: `${text.by}, ${number}` }];
  });
  // From the last one to the first, so that the places stay right.
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}
