import { chromium } from "@playwright/test";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { demoStudent, seed } from "@recollect/server/seed/seed.ts";
import { createVisitor } from "@recollect/server/seed/visitor.ts";
import { browserFlags } from "../../scripts/machine/browser.mjs";
import { inProject } from "../../scripts/process/root.mjs";
import { beginDeck } from "../kit/students/begin-deck.ts";
import { startServer } from "../kit/servers/server.ts";

/** Decks of the demo content near the top of the list, which get due cards. */
const begunDecks = ["Derivatives to know in your sleep", "Biology: the path of the blood"];

/** The README's two pictures, of the demo content: small enough for the repository. */
const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env["CHROME_PATH"] ?? "", args: browserFlags });
try {
  await seed(createVisitor(server.origin));
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1120, height: 700 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const keep = (name: string) =>
    page.screenshot({ path: inProject("docs", "pictures", name), type: "jpeg", quality: 72, animations: "disabled" });
  const signedIn = await page.request.post("/api/auth/sign-in/email", { data: demoStudent });
  const { user } = (await signedIn.json()) as { user: { id: string } };
  const decks = (await (await page.request.get(`/api/users/${user.id}/decks`)).json()) as DeckSummary[];
  for (const { id } of decks.filter(({ title }) => begunDecks.includes(title))) {
    await beginDeck(page.request, user.id, (await (await page.request.get(`/api/users/${user.id}/decks/${id}`)).json()) as Deck);
  }
  await page.goto("/decks");
  await page.getByRole("link", { name: `due in ${begunDecks[0]}` }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await keep("decks.jpg");
  await page.getByRole("link", { name: "Biology: inside the cell", exact: true }).click();
  await page.getByRole("group", { name: "Front" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("Card 2 of 12", { exact: true }).waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("group", { name: "Back" }).waitFor();
  await page.mouse.move(0, 0);
  await keep("card.jpg");
} finally {
  await browser.close();
  await server.end();
}
