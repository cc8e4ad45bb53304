import type { Page } from "@playwright/test";

/**
 * Treats every page from now on like a browser's translator: each text is replaced by elements with the translated words, as soon as it appears. The
 * words stay the same, so that tests find them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translated = new WeakSet<Node>();
    const leftAlone = '[translate="no"], script, style, textarea, svg, math';

    function translate(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        if (translated.has(text) || !/\p{L}/u.test(text.data) || text.parentElement?.closest(leftAlone)) continue;
        const words = document.createTextNode(text.data);
        translated.add(words);
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.append(words);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    document.addEventListener("DOMContentLoaded", () => {
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}
