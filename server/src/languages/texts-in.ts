import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { DEFAULT_LANGUAGE, isInterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";
import { piecesOf, type Message, type MessageFormats } from "@recollect/domain/words/message.ts";
import type { Translate } from "@recollect/domain/words/translate.ts";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import PO from "pofile";

const folder = join(import.meta.dirname, "../../../locales");
const translations = new Map<string, ReadonlyMap<string, string>>();

/**
 * What the server writes for a student (mails, the tutorials) in a language; in English without a language, for one that is not there, and for a text
 * that is not translated.
 */
export function textsIn(language: string | null): Translate {
  const tag = isInterfaceLanguage(language) ? language : DEFAULT_LANGUAGE;
  const texts = translationsIn(tag);
  const formats = formatsOf(tag);
  return (english, values = {}) => {
    const message = compileMessageOrThrow(texts.get(english) ?? english) as Message;
    return piecesOf<string | number>(message, values, formats).join("");
  };
}

/** Read when the first text in the language is written. */
function translationsIn(tag: string): ReadonlyMap<string, string> {
  const translation = translations.get(tag);
  if (translation) return translation;
  const path = join(folder, `${tag}.po`);
  const items = tag !== DEFAULT_LANGUAGE && existsSync(path) ? PO.parse(ownEntries(readFileSync(path, "utf8"))).items : [];
  const texts = new Map(
    items.flatMap(({ msgid, msgstr: [text = ""], flags }) => (text === "" || flags["fuzzy"] ? [] : [[msgid, text] as const])),
  );
  translations.set(tag, texts);
  return texts;
}

/** Those entries of a language's file that the server writes: most are of screens, and would make the first mail wait. Entries stand apart by an empty line. */
function ownEntries(file: string): string {
  return file
    .split("\n\n")
    .filter((entry) => entry.includes("#: server/") || entry.includes("#: domain/src/decks/"))
    .join("\n\n");
}

function formatsOf(tag: string): MessageFormats {
  return {
    plain: (value) => value.toLocaleString(tag, { useGrouping: false }),
    whole: (value) => value.toLocaleString(tag, { maximumFractionDigits: 0 }),
    percent: (value) => value.toLocaleString(tag, { style: "percent", maximumFractionDigits: 1 }),
    plural: (value) => new Intl.PluralRules(tag).select(value),
  };
}
