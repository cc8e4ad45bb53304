import type { Page } from "@playwright/test";

/** The least height and width of what a finger presses, in CSS pixels. */
const leastPx = 44;

/**
 * The buttons, links and menu items in view that a finger can miss: less than 44 px high or wide, each with its size. A link in a sentence is as
 * high as its line, and is not meant.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const lies = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    };
    for (const element of document.querySelectorAll("a[href], button, [role='menuitem']")) {
      if (element.closest("p") !== null) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // What is out of view, clipped away or behind something else can't be pressed.
      if (!lies(element, x, y)) continue;
      // What the bar at the bottom of a phone covers partly is scrolled before it is pressed.
      const isBehindBar =
        document.elementFromPoint(x, y + least / 2)?.closest("[data-bottom-bar]") && !element.closest("[data-bottom-bar]");
      if (isBehindBar) continue;
      // A pixel less on each side: sizes may end between pixels.
      const reach = least / 2 - 1;
      const isWide = width >= least || (lies(element, x - reach, y) && lies(element, x + reach, y));
      const isHigh = height >= least || (lies(element, x, y - reach) && lies(element, x, y + reach));
      const name = element.getAttribute("aria-label") ?? element.getAttribute("title") ?? element.textContent;
      if (!isWide || !isHigh) found.push(`${name?.trim()}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    return found;
  }, leastPx);
}
