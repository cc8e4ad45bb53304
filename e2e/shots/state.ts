import type { Page } from "@playwright/test";

/** One picture: a name, and the steps from a signed-out browser to its page. */
export type State = { name: string; reach: (page: Page) => Promise<void> };
