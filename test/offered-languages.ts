import { existsSync } from "node:fs";
import { allMessages } from "../client/build/language/all-messages.ts";
import { offeredFrom, translatedShare } from "../client/build/language/check-translations.ts";
import { readPo } from "../client/build/language/po-file.ts";
import { DEFAULT_LANGUAGE, interfaceLanguages } from "../domain/src/accounts/interface-languages.ts";
import { inProject } from "../scripts/process/root.mjs";

/** The languages beside English that students are offered. One that is still being translated breaks no test. */
export const offeredLanguages = interfaceLanguages.filter(
  ({ tag }) => tag !== DEFAULT_LANGUAGE && isOffered(inProject("locales", `${tag}.po`)),
);

function isOffered(path: string): boolean {
  return existsSync(path) && translatedShare(readPo(path), allMessages(inProject())) >= offeredFrom;
}
