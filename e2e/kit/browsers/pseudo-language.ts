import type { Page } from "@playwright/test";

/**
 * Opens all further pages in a language that is made of English: every message stands in brackets, with accents and a third longer. What is not in
 * brackets is no message, and what is cut would be cut in German. `ar-XB` is the same from right to left.
 */
export async function speakPseudoLanguage(page: Page, language: "en-XA" | "ar-XB"): Promise<void> {
  const direction = language === "ar-XB" ? "rtl" : "ltr";
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const reply = await route.fetch();
    const body = (await reply.text()).replace('lang="en" dir="ltr"', `lang="${language}" dir="${direction}"`);
    return route.fulfill({ response: reply, body });
  });
  await page.addInitScript((tag) => {
    const accents: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };
    const accented = (text: string) => text.replace(/[aeiouAEIOU]/g, (letter) => accents[letter] ?? letter);
    const part = (piece: unknown): unknown => {
      if (typeof piece === "string") return piece === "#" ? piece : accented(piece);
      const [name, format, forms] = piece as [string, string?, unknown?];
      if (typeof forms !== "object" || forms === null) return piece;
      const changed = Object.entries(forms as Record<string, unknown>).map(([form, parts]) => [
        form,
        Array.isArray(parts) ? parts.map(part) : parts,
      ]);
      return [name, format, Object.fromEntries(changed)];
    };
    const messageOf = (_id: number | undefined, english: unknown) => {
      const parts = typeof english === "string" ? [english] : (english as unknown[]);
      const length = JSON.stringify(parts).length;
      return ["[", ...parts.map(part), "·".repeat(Math.ceil(Math.min(length, 60) * 0.35)), "]"];
    };
    (globalThis as Record<string, unknown>)["recollectCatalogue"] = { language: tag, messageOf, errorOf: () => undefined };
  }, language);
}

/** The visible texts that are neither in brackets nor kept from translators. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const text = (textContent ?? "").trim();
      if (
        !parentElement ||
        !/\p{L}{2}/u.test(text) ||
        parentElement.closest("script, style, noscript, kbd, bdi, [translate=no], [dir=auto]")
      )
        continue;
      // A sentence with an element inside is in brackets as a whole.
      const whole =
        parentElement.closest("p, li, h1, h2, h3, button, a, label, td, th, dt, dd, span, option, summary, legend")?.textContent ?? text;
      if (!/[[\]]/.test(text) && !/\[.*\]/s.test(whole)) found.add(text);
    }
    return [...found];
  });
}
