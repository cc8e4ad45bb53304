import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { expect, test } from "../../kit/test.ts";

test("typing, deleting, moving and tags are undone and redone, in one history, by keyboard alone", async ({ page, student }) => {
  const deck = await student.createDeck("Rivers", [
    ["Danube", "Black Sea"],
    ["Rhine", "North Sea"],
    ["Ebro", "Mediterranean"],
  ]);
  await page.goto(`/${deck.id}/edit`);
  const term = (card: number) => page.getByLabel(`Term of card ${card}`, { exact: true });
  const undo = () => page.keyboard.press("ControlOrMeta+z");
  const redo = () => page.keyboard.press("ControlOrMeta+Shift+z");

  await term(1).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" and Inn");
  await page.getByRole("button", { name: "Delete card 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(term(2)).toHaveValue("Ebro");
  await page.getByRole("button", { name: "Move card 2" }).focus();
  for (const key of ["Space", "ArrowUp", "Space"]) await page.keyboard.press(key);
  await expect(term(1)).toHaveValue("Ebro");

  await undo();
  await expect(term(2)).toHaveValue("Ebro");
  await undo();
  await expect(term(2)).toHaveValue("Rhine");
  await expect(term(2)).toBeFocused();
  await undo();
  await expect(term(1)).toHaveValue("Danube and ");
  await expect(term(1)).toBeFocused();
  await undo();
  await undo();
  await expect(term(1)).toHaveValue("Danube");
  await expect(page.getByText("Nothing to undo.")).not.toBeAttached();
  await undo();
  await expect(page.getByText("Nothing to undo.")).toBeAttached();
  for (let step = 0; step < 5; step += 1) await redo();
  await expect(term(1)).toHaveValue("Ebro");
  await expect(term(2)).toHaveValue("Danube and Inn");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("heading", { name: "Rivers", level: 1 })).toBeVisible();
});

test("an unfinished card is left out, with a message, and can be continued", async ({ page, student }) => {
  expect(student.username).not.toBe("");
  await page.goto("/create-deck");
  await page.getByLabel("Title").fill("Rivers");
  await page.getByLabel("Term of card 1").fill("Danube");
  await page.getByLabel("Definition of card 1").fill("Black Sea");
  await page.getByLabel("Term of card 2").fill("Rhine");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Card 1 of 1", { exact: true })).toBeVisible();
  await expect(page.getByText("1 unfinished card was left out.")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Term of card 2")).toHaveValue("Rhine");
  await page.getByLabel("Definition of card 2").fill("North Sea");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Card 1 of 2", { exact: true })).toBeVisible();
});

test("two tabs change one deck: single changes are merged, and conflicting ones are asked about", async ({
  page,
  context,
  student,
  watched,
}) => {
  watched.expectConsole(/409.*\/decks\//);
  const deck = await student.createDeck("Rivers", [
    ["Danube", "Black Sea"],
    ["Rhine", "North Sea"],
  ]);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/${deck.id}/edit`);
  await other.getByLabel("Definition of card 1").fill("theirs");
  await other.getByLabel("Title").fill("Rivers of Europe");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other.getByRole("heading", { name: "Rivers of Europe", level: 1 })).toBeVisible();

  await page.getByLabel("Definition of card 1").fill("mine");
  await page.getByLabel("Definition of card 2").fill("Atlantic");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Two versions of this deck" });
  await expect(dialog.getByRole("status")).toHaveText("1 change left to choose.");
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await tooWide(page)).toBe(0);
  await dialog
    .getByRole("group", { name: /^Definition/ })
    .first()
    .getByRole("radio", { name: /^Mine/ })
    .check();
  await dialog.getByRole("button", { name: "Save what I chose" }).click();
  await expect(page.getByRole("heading", { name: "Rivers of Europe", level: 1 })).toBeVisible();
  const saved = await page.request.get(`/api/users/${student.uid}/decks/${deck.id}`).then((reply) => reply.json());
  expect(saved.cards.map(({ definition }: { definition: string }) => definition)).toEqual(["mine", "Atlantic"]);
});

test("on a phone the bars above the cards take less than 120 px", async ({ page, student }) => {
  const deck = await student.createDeck("Rivers");
  for (const path of ["/create-deck", `/${deck.id}/edit`]) {
    for (const size of [
      { width: 360, height: 640 },
      { width: 640, height: 400 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const bar = screenHeading(page).locator("xpath=..");
      const box = await bar.boundingBox();
      expect(box!.y + box!.height, `${path} at ${size.width} px`).toBeLessThan(120);
      expect(await tooWide(page)).toBe(0);
    }
  }
});
