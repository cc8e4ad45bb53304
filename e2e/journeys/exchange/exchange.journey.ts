import { readFile } from "node:fs/promises";
import { aPackage } from "../../../server/test/a-package.ts";
import { expectNoBarriers } from "../../kit/barriers.ts";
import { tooWide } from "../../kit/overflow.ts";
import { expect, test } from "../../kit/test.ts";

test("a package comes in as it was shown, goes out again, and changes nothing when it comes back", async ({ page, student: _student }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const notes = [
    { guid: "g1", fields: ["<b>Rhine</b>", "North Sea"] },
    { guid: "g2", fields: ["Rhône", "Mediterranean"] },
  ];
  const upload = async (buffer: Buffer) => {
    await page.getByLabel("File to import").setInputFiles({ name: "rivers.apkg", mimeType: "application/octet-stream", buffer });
    await expect(page.getByRole("heading", { name: "What comes in" })).toBeVisible();
  };
  await page.goto("/import");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoBarriers(page);
  await upload(await aPackage({ decks: { 5: "Rivers" }, notes }));
  await expect(page.getByText("North Sea")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Imported" })).toBeFocused();
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
  await expect(page.getByText("2 as they were")).toBeVisible();
});

test("pasted cards are previewed, saved and taken back, on a phone", async ({ page, student: _student }) => {
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
  await page.getByRole("link", { name: "To my decks" }).click();
  await expect(page.getByRole("heading", { name: "No decks yet" })).toBeVisible();
});
