import type { Page } from "@playwright/test";
import { compiled } from "../../../client/build/language/messages.ts";
import { readPo } from "../../../client/build/language/po-file.ts";
import { inProject } from "../../../scripts/process/root.mjs";

/**
 * The visible texts and names of a page in another language that are English messages: those whose translation is another one. What students wrote,
 * and what is kept from translators, is left out.
 */
export async function englishOn(page: Page, language: string): Promise<string[]> {
  const english = [...readPo(inProject("locales", `${language}.po`)).byKey.values()]
    .filter(({ english: text, text: translated }) => translated !== "" && translated !== text && /\p{L}{2}/u.test(text))
    .map(({ english: text }) => compiled(text))
    .filter((message) => typeof message === "string");
  return page.evaluate((messages) => {
    const known = new Set(messages);
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? "").trim();
      if (known.has(text) && !node.parentElement?.closest("script, style, noscript, kbd, bdi, [translate=no], [dir=auto]")) found.add(text);
    }
    for (const attribute of ["aria-label", "placeholder", "title"]) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const text = element.getAttribute(attribute) ?? "";
        if (known.has(text)) found.add(`${attribute}: ${text}`);
      }
    }
    return [...found];
  }, english);
}
