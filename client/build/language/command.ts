import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { clientMessages, serverMessages, type ProgramMessage } from "./all-messages.ts";
import { offeredFrom, problemsOfMessage, problemsOfTranslations, translatedShare } from "./check-translations.ts";
import { errorMessages } from "./messages-of-errors.ts";
import { emptyTranslations, poText, readPo, type Translations } from "./po-file.ts";

const usage = "npm run languages -- extract [de ...] | check | status";

/** A folder of translators' files: the screens and errors, or what the server writes. */
type Part = { folder: string; messages: ReadonlyMap<string, ProgramMessage> };
type LanguageFile = { path: string; language: string; file: Translations };

/** Runs what `usage` names: `extract` with languages writes only their files, new ones too. Returns the exit code. */
export function runLanguages(root: string, [action = "status", ...languages]: readonly string[], write: (line: string) => void): number {
  const parts: readonly Part[] = [
    { folder: "client/locales", messages: new Map([...clientMessages(root), ...errorMessages()]) },
    { folder: "server/locales", messages: serverMessages(root) },
  ];
  switch (action) {
    case "extract":
      for (const part of parts) write(extract(root, part, languages));
      return 0;
    case "check": {
      const problems = parts.flatMap((part) => problemsOf(root, part));
      problems.forEach(write);
      return problems.length === 0 ? 0 : 1;
    }
    case "status":
      for (const part of parts) for (const one of filesOf(root, part)) write(statusOf(one, part));
      return 0;
    default:
      write(usage);
      return 2;
  }
}

function filesOf(root: string, { folder }: Part): LanguageFile[] {
  return globSync(`${folder}/*.po`, { cwd: root })
    .toSorted()
    .map((path) => ({ path, language: basename(path, ".po"), file: readPo(join(root, path)) }));
}

function extract(root: string, part: Part, languages: readonly string[]): string {
  if (languages.length === 0) writeFileSync(join(root, part.folder, "en.pot"), poText(part.messages, emptyTranslations));
  const files = filesOf(root, part);
  const newOnes = languages.filter((language) => !files.some((one) => one.language === language));
  const all = [...files, ...newOnes.map((language) => ({ language, path: `${part.folder}/${language}.po`, file: newFile(language) }))];
  for (const { path, file } of all.filter(({ language }) => languages.length === 0 || languages.includes(language)))
    writeFileSync(join(root, path), poText(part.messages, file));
  return `${part.folder}: ${part.messages.size} messages`;
}

function newFile(language: string): Translations {
  return { ...emptyTranslations, comments: [], head: { ...emptyTranslations.head, Language: language } };
}

function problemsOf(root: string, part: Part): string[] {
  const template = join(root, part.folder, "en.pot");
  const isOld = !existsSync(template) || readFileSync(template, "utf8") !== poText(part.messages, emptyTranslations);
  return [
    ...[...part.messages.values()].flatMap(problemsOfMessage),
    ...filesOf(root, part).flatMap(({ path, language, file }) => problemsOfTranslations(path, language, file, part.messages)),
    ...(isOld ? [`${part.folder}/en.pot is not up to date: npm run languages -- extract`] : []),
  ];
}

function statusOf({ path, file }: LanguageFile, { messages }: Part): string {
  const share = translatedShare(file, messages);
  const missing = [...messages].filter(([key]) => (file.byKey.get(key)?.text ?? "") === "").map(([, { english }]) => `  ${english}`);
  const standing = `${path}: ${(share * 100).toFixed(1)}% translated, ${share >= offeredFrom ? "offered" : "not offered"}`;
  return [standing, ...missing.slice(0, 10), ...(missing.length > 10 ? [`  and ${missing.length - 10} more`] : [])].join("\n");
}
