import { readFileSync } from "node:fs";
import PO from "pofile";
import { messageKey, type ProgramMessage } from "./messages.ts";

/** A translator's file: its head, and what each message is in the language. */
export type Translations = { head: Readonly<Record<string, string>>; comments: readonly string[]; byKey: ReadonlyMap<string, Translation> };
export type Translation = { english: string; context: string; text: string; isFuzzy: boolean; line: number };

/** A file without any translation: the template that new languages begin with. */
export const emptyTranslations: Translations = {
  head: { "Content-Type": "text/plain; charset=UTF-8", "Content-Transfer-Encoding": "8bit", Language: "en" },
  comments: [
    "The messages of the program in English, in ICU MessageFormat. Written by: npm run languages -- extract",
    "How to translate them: CONTRIBUTING.md, A language.",
  ],
  byKey: new Map(),
};

export function readPo(path: string): Translations {
  return parsePo(readFileSync(path, "utf8"));
}

export function parsePo(source: string): Translations {
  const file = PO.parse(source);
  const lineOf = lines(source);
  const entries = file.items.map(({ msgid, msgctxt, msgstr, flags }): [string, Translation] => {
    const at = { english: msgid, context: msgctxt ?? "" };
    return [messageKey(at), { ...at, text: msgstr[0] ?? "", isFuzzy: flags["fuzzy"] === true, line: lineOf(at) }];
  });
  return { head: file.headers as Record<string, string>, comments: file.comments, byKey: new Map(entries) };
}

/** The file with each message of the program, in its order; translations of messages that are gone are left out. */
export function poText(messages: ReadonlyMap<string, ProgramMessage>, old: Translations): string {
  const file = new PO();
  file.comments = [...old.comments];
  file.headers = { ...old.head };
  for (const [key, { english, context, comments, paths }] of messages) {
    const item = new PO.Item();
    item.msgid = english;
    if (context !== "") item.msgctxt = context;
    item.msgstr = [old.byKey.get(key)?.text ?? ""];
    item.extractedComments = [...comments];
    item.references = [...paths];
    if (old.byKey.get(key)?.isFuzzy) item.flags = { fuzzy: true };
    file.items.push(item);
  }
  return `${file.toString().trimEnd()}\n`;
}

/** Where an entry begins in the file; entries of several lines are found by their order. */
function lines(source: string): (entry: { english: string; context: string }) => number {
  const starts = source.split("\n").flatMap((line, at) => (line.startsWith("msgid ") ? [at + 1] : []));
  // The first one is the head's.
  let next = 1;
  return () => starts[next++] ?? 0;
}
