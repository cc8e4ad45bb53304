import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { clientMessages } from "./all-messages.ts";
import { offeredFrom, problemsOfMessage, problemsOfTranslations, translatedShare } from "./check-translations.ts";
import { errorMessages } from "./messages-of-errors.ts";
import { emptyTranslations, poText, readPo, type Translations } from "./po-file.ts";

const usage = "npm run languages -- extract [de ...] | check | status";

/** Runs what `usage` names: `extract` with languages writes only their files. Returns the exit code. */
export function runLanguages(root: string, [action = "status", ...languages]: readonly string[], write: (line: string) => void): number {
  const messages = new Map([...clientMessages(root), ...errorMessages()]);
  const template = join(root, "client/locales/en.pot");
  const files = globSync("client/locales/*.po", { cwd: root })
    .toSorted()
    .map((path) => ({ path, language: basename(path, ".po"), file: readPo(join(root, path)) }));
  switch (action) {
    case "extract":
      if (languages.length === 0) writeFileSync(template, poText(messages, emptyTranslations));
      for (const { path, file } of files.filter(({ language }) => languages.length === 0 || languages.includes(language)))
        writeFileSync(join(root, path), poText(messages, file));
      write(`${messages.size} messages`);
      return 0;
    case "check":
      return check();
    case "status":
      for (const { language, file } of files) write(statusOf(language, file));
      return 0;
    default:
      write(usage);
      return 2;
  }

  function check(): number {
    const isOld = !existsSync(template) || readFileSync(template, "utf8") !== poText(messages, emptyTranslations);
    const problems = [
      ...[...messages.values()].flatMap(problemsOfMessage),
      ...files.flatMap(({ path, language, file }) => problemsOfTranslations(path, language, file, messages)),
      ...(isOld ? ["client/locales/en.pot is not up to date: npm run languages -- extract"] : []),
    ];
    problems.forEach(write);
    return problems.length === 0 ? 0 : 1;
  }

  function statusOf(language: string, file: Translations): string {
    const share = translatedShare(file, messages);
    const missing = [...messages].filter(([key]) => (file.byKey.get(key)?.text ?? "") === "").map(([, { english }]) => `  ${english}`);
    const standing = `${language}: ${(share * 100).toFixed(1)}% translated, ${share >= offeredFrom ? "offered" : "not offered"}`;
    return [standing, ...missing.slice(0, 10), ...(missing.length > 10 ? [`  and ${missing.length - 10} more`] : [])].join("\n");
  }
}
