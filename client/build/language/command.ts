import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { allMessages } from "./all-messages.ts";
import { offeredFrom, problemsOfMessage, problemsOfTranslations, translatedShare } from "./check-translations.ts";
import { emptyTranslations, poText, readPo, type Translations } from "./po-file.ts";
import type { ProgramMessage } from "./messages.ts";

const usage = "npm run languages -- extract [de ...] | check | status";

const folder = "locales";
const template = `${folder}/en.pot`;

type Messages = ReadonlyMap<string, ProgramMessage>;
type LanguageFile = { path: string; language: string; file: Translations };

/** Runs what `usage` names: `extract` with languages writes only their files, new ones too. Returns the exit code. */
export function runLanguages(root: string, [action = "status", ...languages]: readonly string[], write: (line: string) => void): number {
  const messages = allMessages(root);
  switch (action) {
    case "extract":
      extract(root, messages, languages);
      write(`${folder}: ${messages.size} messages`);
      return 0;
    case "check": {
      const problems = problemsOf(root, messages);
      problems.forEach(write);
      return problems.length === 0 ? 0 : 1;
    }
    case "status":
      for (const one of filesOf(root)) write(statusOf(one, messages));
      return 0;
    default:
      write(usage);
      return 2;
  }
}

function filesOf(root: string): LanguageFile[] {
  return globSync(`${folder}/*.po`, { cwd: root })
    .toSorted()
    .map((path) => ({ path, language: basename(path, ".po"), file: readPo(join(root, path)) }));
}

function extract(root: string, messages: Messages, languages: readonly string[]): void {
  if (languages.length === 0) writeFileSync(join(root, template), poText(messages, emptyTranslations));
  const files = filesOf(root);
  const newOnes = languages.filter((language) => !files.some((one) => one.language === language));
  const all = [...files, ...newOnes.map((language) => ({ language, path: `${folder}/${language}.po`, file: newFile(language) }))];
  for (const { path, file } of all.filter(({ language }) => languages.length === 0 || languages.includes(language)))
    writeFileSync(join(root, path), poText(messages, file));
}

function newFile(language: string): Translations {
  return { ...emptyTranslations, comments: [], head: { ...emptyTranslations.head, Language: language } };
}

function problemsOf(root: string, messages: Messages): string[] {
  const path = join(root, template);
  const isOld = !existsSync(path) || readFileSync(path, "utf8") !== poText(messages, emptyTranslations);
  return [
    ...[...messages.values()].flatMap(problemsOfMessage),
    ...filesOf(root).flatMap(({ path: file, language, file: translations }) =>
      problemsOfTranslations(file, language, translations, messages),
    ),
    ...(isOld ? [`${template} is not up to date: npm run languages -- extract`] : []),
  ];
}

function statusOf({ path, file }: LanguageFile, messages: Messages): string {
  const share = translatedShare(file, messages);
  const missing = [...messages].filter(([key]) => (file.byKey.get(key)?.text ?? "") === "").map(([, { english }]) => `  ${english}`);
  const standing = `${path}: ${(share * 100).toFixed(1)}% translated, ${share >= offeredFrom ? "offered" : "not offered"}`;
  return [standing, ...missing.slice(0, 10), ...(missing.length > 10 ? [`  and ${missing.length - 10} more`] : [])].join("\n");
}
