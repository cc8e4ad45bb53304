import type { Page } from "@playwright/test";

/** One picture: a name, and the steps that bring a page of a signed-out browser there. */
export type State = { name: string; reach: (page: Page) => Promise<void> };
