import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { aPackage } from "../../../server/test/exchange/a-package.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

test("a package is imported as previewed, exported again, and changes nothing when it is imported again", async ({ page, student }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const notes = [
    { guid: "g1", fields: ["<b>Rhine</b>", "North Sea"] },
    { guid: "g2", fields: ["Rhône", "Mediterranean"] },
  ];
  const upload = async (buffer: Buffer) => {
    await page.getByLabel("File to import").setInputFiles({ name: "rivers.apkg", mimeType: "application/octet-stream", buffer });
    await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  };
  await page.goto("/import");
  await expect(screenHeading(page)).toBeVisible();
  await expectNoBarriers(page);
  await upload(await aPackage({ decks: { 5: "Rivers" }, notes }));
  await expect(page.getByText("North Sea")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Imported" })).toBeFocused();

  const own = `/api/users/${student.uid}/decks`;
  const [{ id }] = (await (await page.request.get(own)).json()) as [{ id: number }];
  const { title, cards } = (await (await page.request.get(`${own}/${id}`)).json()) as Deck;
  const mine = { title, description: "", cards: cards.map((card) => ({ ...card, definition: `${card.definition}, mine` })) };
  expect((await page.request.put(`${own}/${id}`, { data: mine, headers: { "If-Match": '"1"' } })).ok()).toBe(true);
  await page.goto("/import");
  await upload(
    await aPackage({ decks: { 5: "Rivers" }, notes: notes.map(({ guid, fields: [term = ""] }) => ({ guid, fields: [term, "theirs"] })) }),
  );
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Changed here and in the package" })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Rivers" }).click();
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("Rivers.apkg");
  const exported = await readFile(await (await download).path());
  await page.goto("/import");
  await upload(exported);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("2 unchanged")).toBeVisible();

  await page.goto("/decks");
  await page.getByRole("button", { name: "Menu of the deck Rivers" }).click();
  await page.getByRole("menuitem", { name: "Tags" }).click();
  await expect(page.getByRole("dialog", { name: "Tags" })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Export all decks" })).toBeVisible();
  await expectNoBarriers(page);
});

test("a list in the preview begins where the text before it does", async ({ page, student: _student }) => {
  await page.goto("/import");
  await page.getByLabel("Or paste your cards").fill("Q: Diastole?\nA: Relaxation.\n\n- of the left\n- of the right");
  await page.getByRole("button", { name: "Preview" }).click();
  const side = page.getByRole("list", { name: "First cards of Imported deck" }).getByRole("listitem").first();
  const leftOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftOf(side.getByRole("list"))).toBe(await leftOf(side.locator("> :nth-child(2)")));
});

test("pasted cards are previewed, saved and undone, on a phone", async ({ page, student: _student }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/import");
  await page.getByLabel("Or paste your cards").fill("chien\tdog\nchat\tcat");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("chien", { exact: true })).toBeVisible();
  await expectNoBarriers(page);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByRole("heading", { name: "The import was undone" })).toBeVisible();
  await page.getByRole("link", { name: "Go to My Decks" }).click();
  await expect(page.getByRole("heading", { name: "No decks yet" })).toBeVisible();
});
