import type { Page } from "@playwright/test";

/** The visible texts of a page in a pseudo-language that are neither in brackets nor kept from translators. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    // Days are written by the browser, which knows Arabic; an address is an address.
    const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\p{Script=Arabic}+/gu, "")) && !/^https?:\/\/\S+$/.test(text);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      const text = (textContent ?? "").trim();
      // What people wrote has its own direction, and the text in a field is what they wrote.
      const isNoMessage = parentElement?.closest("script, style, noscript, textarea, kbd, bdi, time, [translate=no], [dir=auto]");
      if (!parentElement || !hasWords(text) || isNoMessage) continue;
      // A sentence with an element inside is in brackets as a whole.
      const whole =
        parentElement.closest("p, li, h1, h2, h3, button, a, label, td, th, dt, dd, span, option, summary, legend")?.textContent ?? text;
      if (!/[[\]]/.test(text) && !/\[.*\]/s.test(whole)) found.add(text);
    }
    const named = document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt], [aria-valuetext], [aria-roledescription]");
    for (const element of named) {
      // A field's value has its own direction, but its name and its placeholder are ours.
      const isField = element.matches("input, textarea");
      if (element.matches("[translate=no]") || (isField ? element.parentElement : element)?.closest("[translate=no], [dir=auto], kbd"))
        continue;
      for (const attribute of ["aria-label", "placeholder", "title", "alt", "aria-valuetext", "aria-roledescription"]) {
        const text = element.getAttribute(attribute) ?? "";
        const isItsOwnText = text === element.textContent?.trim();
        if (hasWords(text) && !isItsOwnText && !/\[.*\]/s.test(text)) found.add(`${attribute}: ${text}`);
      }
    }
    return [...found];
  });
}

/** The messages of a page in a pseudo-language that are cut: by an element that hides what does not fit, or by the page's edge. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    const tolerancePx = 1.5;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      const text = (node.textContent ?? "").trim();
      // A message begins with a bracket or ends with dots; a student's text, which is not translated, may have both.
      if (
        !parentElement ||
        parentElement.closest('[translate="no"]') ||
        !/^\[|·/.test(text) ||
        !parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      let [canBeScrolledTo, isForScreenReaders] = [false, false];
      for (let around: Element | null = parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        isForScreenReaders = clipPath !== "none" || edge.width <= 1;
        if (isForScreenReaders) break;
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        const sticksOut = box.left < edge.left - tolerancePx || box.right > edge.right + tolerancePx;
        const sticksDown = box.bottom > edge.bottom + tolerancePx || box.top < edge.top - tolerancePx;
        if ((hides(overflowX) && sticksOut) || (hides(overflowY) && sticksDown)) found.add(text);
        canBeScrolledTo ||= /auto|scroll/.test(overflowX + overflowY);
        if (canBeScrolledTo || position === "fixed") break;
      }
      const isBeyond = box.left < -tolerancePx || box.right > document.documentElement.clientWidth + tolerancePx;
      if (isBeyond && !canBeScrolledTo && !isForScreenReaders) found.add(`beyond the edge: ${text}`);
    }
    return [...found];
  });
}
