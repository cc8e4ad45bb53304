import {
  chosenLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  pageDirection,
  type InterfaceLanguage,
} from "@recollect/domain/accounts/interface-languages.ts";
import { parseAccept } from "hono/utils/accept";
import { getCookie } from "hono/cookie";
import type { Context } from "hono";

import { clientFile, languageFiles, type ClientFile, type ClientFiles } from "./client-files.ts";

/** Longer headers are cut: no browser lists so many languages. */
const mostCharacters = 500;

/** The language that a request wishes: the choice kept in its cookie, else the first of its browser's that is offered. */
export function languageOf(c: Context, offeredLanguages: readonly string[]): InterfaceLanguage {
  const chosenTag = getCookie(c, LANGUAGE_COOKIE);
  const header = (c.req.header("accept-language") ?? "").slice(0, mostCharacters);
  const accepted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return chosenLanguage([...(chosenTag === undefined ? [] : [chosenTag]), ...accepted], offeredLanguages);
}

/**
 * The client's page in a language: it says its language and direction, and loads the language's file before the page's first module, since module
 * scripts run in their order. English needs no file.
 */
export function createLanguagePages(files: ClientFiles): {
  offered: readonly string[];
  pageIn: (page: ClientFile, language: InterfaceLanguage) => ClientFile;
} {
  const byTag = languageFiles(files.keys());
  const pages = new WeakMap<ClientFile, Map<string, ClientFile>>();
  const offeredTags = [...byTag.keys()];

  function pageIn(page: ClientFile, language: InterfaceLanguage): ClientFile {
    const address = byTag.get(language);
    if (language === DEFAULT_LANGUAGE || address === undefined) return page;
    const pagesByTag = pages.get(page) ?? new Map<string, ClientFile>();
    pages.set(page, pagesByTag);
    const newPage =
      pagesByTag.get(language) ??
      clientFile("/index.html", Buffer.from(worded(Buffer.from(page.bytes).toString("utf8"), language, address)));
    pagesByTag.set(language, newPage);
    return newPage;
  }
  return { offered: offeredTags, pageIn };
}

function worded(page: string, language: InterfaceLanguage, address: string): string {
  return (
    page
      // The first ones of the page are those of its root element.
      .replace('lang="en"', `lang="${language}"`)
      .replace('dir="ltr"', `dir="${pageDirection(language)}"`)
      .replace(/<script type="module"/, `<script type="module" crossorigin src="${address}"></script>\n    $&`)
  );
}
