import type { Page } from "@playwright/test";
import { accents, pseudoCatalogueInput, setPseudoCatalogue, type PseudoLanguage } from "../../../client/build/language/pseudo-language.ts";
import { literal, speakOn } from "./spoken-names.ts";

/**
 * Opens all further pages in a language that is made of English: every message stands in brackets, with accents and a third longer. What is not in
 * brackets is no message, and what is cut would be cut in German. `ar-XB` is the same from right to left. Steps that name things in English find them.
 */
export async function speakPseudoLanguage(page: Page, language: PseudoLanguage): Promise<void> {
  await page.addInitScript(writeLanguageIntoPage, { language, direction: language === "ar-XB" ? "rtl" : "ltr" });
  await page.addInitScript(setPseudoCatalogue, pseudoCatalogueInput(language));
  speakOn(page, (name, isExact) =>
    typeof name === "string"
      ? new RegExp(isExact ? `^\\[?${accented(literal(name))}[·\\s\\]]*$` : accented(literal(name)), isExact ? "" : "i")
      : new RegExp(accented(name.source).replace(/^\^/, "^\\[?").replace(/\$$/, "[·\\s\\]]*$"), name.flags),
  );
}

/**
 * Writes the language and its direction into the page before its first script runs, and takes the frame of the real languages out, which is made by the
 * build: steps would find its English words before the app is there. It runs in the page, so it uses nothing outside of itself. A journey that changed
 * the server's reply instead would get each request of the page: that took a sixth of the time.
 */
function writeLanguageIntoPage({ language, direction }: { language: string; direction: string }): void {
  const watcher = new MutationObserver(() => {
    const html = document.querySelector("html");
    if (html?.lang === "en") Object.assign(html, { lang: language, dir: direction });
    const parts = [...(document.querySelector("#root")?.childNodes ?? [])];
    const at = (mark: string) => parts.findIndex((part) => part.nodeType === Node.COMMENT_NODE && part.textContent?.trim() === mark);
    const [begin, end] = [at("first-frame"), at("first-frame ends")];
    if (begin >= 0) for (const part of parts.slice(begin + 1, end < 0 ? undefined : end)) part.remove();
    if (end >= 0 || document.readyState !== "loading") watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/**
 * The English vowels of an expression, each with or without its accent; those of a class or an escape are no words. Between words a message inside
 * another one may begin or end.
 */
function accented(source: string): string {
  return source
    .replace(/\\.|\[[^\]]*\]|\(\?[:=!]|[aeiou]/gi, (part) => (part.length === 1 ? `[${part}${accents[part] ?? ""}]` : part))
    .replaceAll(": ", "[\\]·]*: ")
    .replaceAll(" ", "[\\s\\[\\]·]+");
}
