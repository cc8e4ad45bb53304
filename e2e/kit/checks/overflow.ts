import type { Page } from "@playwright/test";

/** By how many px the page is wider than its window. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The maximum over all frames from now on: returns the function to call in the end, which waits for motion to end. */
export async function tooWideMeanwhile(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const pageGlobals = globalThis as typeof globalThis & { mostTooWide: number };
    pageGlobals.mostTooWide = 0;
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      pageGlobals.mostTooWide = Math.max(pageGlobals.mostTooWide, scrollWidth - clientWidth);
      requestAnimationFrame(look);
    };
    look();
  });
  return async () => {
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
    return page.evaluate(() => (globalThis as typeof globalThis & { mostTooWide: number }).mostTooWide);
  };
}
