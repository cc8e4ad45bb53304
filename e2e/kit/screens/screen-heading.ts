import type { Locator, Page } from "@playwright/test";

/** The heading of the screen that is there: while a screen is loading, its heading says so, and is not this one. */
export function screenHeading(page: Page): Locator {
  return page.locator('h1:not([role="status"] h1)').first();
}
