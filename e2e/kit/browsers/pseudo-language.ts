import type { Page } from "@playwright/test";
import { accents, pseudoCatalogueInput, setPseudoCatalogue, type PseudoLanguage } from "../../../client/build/language/pseudo-language.ts";
import { literal, speakOn } from "./spoken-names.ts";

/**
 * Opens all further pages in a language that is made of English: every message stands in brackets, with accents and a third longer. What is not in
 * brackets is no message, and what is cut would be cut in German. `ar-XB` is the same from right to left. Steps that name things in English find them.
 */
export async function speakPseudoLanguage(page: Page, language: PseudoLanguage): Promise<void> {
  const direction = language === "ar-XB" ? "rtl" : "ltr";
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const reply = await route.fetch();
    const body = (await reply.text())
      .replace('lang="en" dir="ltr"', `lang="${language}" dir="${direction}"`)
      // The frame of the real languages is made by the build. Steps would find its English words before the app is there.
      .replace(/(?<=<!-- first-frame -->).*(?=<!-- first-frame ends -->)/s, "");
    return route.fulfill({ response: reply, body });
  });
  await page.addInitScript(setPseudoCatalogue, pseudoCatalogueInput(language));
  speakOn(page, (name, isExact) =>
    typeof name === "string"
      ? new RegExp(isExact ? `^\\[?${accented(literal(name))}[·\\s\\]]*$` : accented(literal(name)), isExact ? "" : "i")
      : new RegExp(accented(name.source).replace(/^\^/, "^\\[?").replace(/\$$/, "[·\\s\\]]*$"), name.flags),
  );
}

/** The address of a page: not the API, and no file. */
function isPage({ pathname }: URL): boolean {
  return !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname);
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
