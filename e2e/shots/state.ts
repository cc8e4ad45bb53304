import type { Locator, Page } from "@playwright/test";
import type { TestServer } from "../kit/servers/server.ts";

/** One picture: a name, and the steps from a signed-out browser to its page. Some need an operator of the server. */
export type State = {
  name: string;
  reach: (page: Page, server: Pick<TestServer, "operator">) => Promise<void>;
  /** what must be on the screen at each width, where it comes later than the page around it */
  shows?: (page: Page) => Locator;
};
