import type { Page } from "@playwright/test";
import { choosePicture } from "../../kit/input/choose-picture.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { studentWithoutServer } from "../../kit/students/student-without-server.ts";
import { expect, test } from "../../kit/test.ts";

type Saved = { cards: { term: string }[] };

const waitingMarkup = /^!\[A card\]\(media\/device-[\w-]{9}\.\w+\)$/;
const sentMarkup = /^!\[A card\]\(media\/(?!device-)[\w-]{16}\.\w+\)$/;

const widthOf = (page: Page) => {
  const shown = page.getByRole("img", { name: "A card" }).first();
  return shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
};

test("with the server stopped a picture is put into a saved deck and into a form that is only closed; both are in the decks after the return", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const site = await studentWithoutServer({ server, openBrowser }, async (owner) => [
      await owner.createDeck("Saved", [["words", "Definition"]]),
      await owner.createDeck("Open", [["words", "Definition"]]),
    ]);
    const { student, context, tab: editing } = site;
    const [saved, unsaved] = site.decks;
    // A picture that the worker asks a server for that has just gone.
    site.watched.expectConsole(/ERR_FAILED.*\/api\/media\//);
    await editing.goto(`/${saved.id}/edit`);
    await editing.getByLabel("Term of card 1", { exact: true }).fill("");
    await choosePicture(editing, "Term of card 1");
    await expect.poll(() => widthOf(editing)).toBe(192);
    await editing.getByRole("button", { name: "Save Changes" }).click();
    await expect(editing).toHaveURL(`/${saved.id}`);
    await editing.goto(`/${unsaved.id}/edit`);
    await editing.getByLabel("Term of card 1", { exact: true }).fill("");
    await choosePicture(editing, "Term of card 1");
    await expect.poll(() => widthOf(editing)).toBe(192);
    await editing.close();

    // Cold, and still without the server.
    const cold = await context.newPage();
    await cold.goto(`/${saved.id}`);
    await expect.poll(() => widthOf(cold)).toBe(192);
    await cold.goto("/on-this-device");
    await expect(cold.getByText(/Pictures and sounds: [1-9]\d* kB/)).toBeVisible();
    await cold.close();

    await server.start();
    const termOf = async (id: number) => {
      const reply = await context.request.get(`${server.origin}/api/users/${student.uid}/decks/${id}`);
      return ((await reply.json()) as Saved).cards[0]?.term ?? "";
    };
    const back = await context.newPage();
    await back.goto("/decks");
    await expect.poll(() => termOf(saved.id), { timeout: 60_000 }).toMatch(sentMarkup);
    const name = /media\/([^)]*)/.exec(await termOf(saved.id))?.[1] ?? "";
    const stored = await context.request.get(`${server.origin}/api/media/${name}`);
    expect([stored.status(), stored.headers()["content-type"]]).toEqual([200, "image/png"]);
    await back.goto(`/${unsaved.id}/edit`);
    await back.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => widthOf(back)).toBe(192);
    expect(await termOf(unsaved.id)).not.toMatch(waitingMarkup);
    await back.getByRole("button", { name: "Save Changes" }).click();
    await expect(back).toHaveURL(`/${unsaved.id}`);
    await expect.poll(() => termOf(unsaved.id)).toMatch(sentMarkup);
    await back.close();
  } finally {
    await server.end();
  }
});
