import type { BrowserContext } from "@playwright/test";

/** Every side of a card is a plain field with its signs, as after the editor's switch 'As text': for journeys that read what a field holds. */
export async function writeAsText(context: BrowserContext): Promise<void> {
  // A frame without an origin of its own has no storage.
  await context.addInitScript(() => self.origin !== "null" && localStorage.setItem("recollect:sides", "text"));
}
