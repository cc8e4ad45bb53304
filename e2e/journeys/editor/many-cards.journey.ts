import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { smallTargets } from "../../kit/checks/small-targets.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import type { Student } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const numbers = ["one", "two", "three", "four", "five", "six"].map((term, at) => [term, `number ${at + 1}`] as const);

async function editNumbers(page: Page, student: Student) {
  const deck = await student.createDeck("Numbers", numbers);
  await page.goto(`/${deck.id}/edit`);
  await expect(page.getByLabel("Term of card 6", { exact: true })).toHaveValue("six");
  return deck;
}

const box = (page: Page, card: number) => page.getByRole("checkbox", { name: `Choose card ${card}`, exact: true });
const bar = (page: Page) => page.getByRole("toolbar", { name: "Chosen cards" });
const termsOf = async (page: Page, path: string) =>
  ((await (await page.request.get(path)).json()) as { cards: { term: string }[] }).cards.map(({ term }) => term);

test("several cards are chosen by the mouse, tagged, moved into another deck and taken back, and the deck is saved so", async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const other = await student.createDeck("Other numbers", [["zero", "nothing"]]);
  const deck = await editNumbers(page, student);
  const decks = `/api/users/${student.uid}/decks`;
  // A row of one line is low.
  const row = await page
    .getByRole("listitem")
    .filter({ has: page.getByLabel("Term of card 2", { exact: true }) })
    .boundingBox();
  expect(row!.height).toBeLessThanOrEqual(56 + 8 + 1);

  await page.getByRole("button", { name: "Choose cards" }).click();
  await box(page, 2).click();
  await box(page, 4).click({ modifiers: ["Shift"] });
  await expect(bar(page).getByRole("status")).toHaveText("3 cards chosen");
  await expectNoBarriers(page);
  await bar(page).getByRole("button", { name: "Tags…" }).click();
  await page.getByRole("combobox", { name: "Add tags", exact: true }).fill("small");
  await page.getByRole("button", { name: "Change tags" }).click();
  await bar(page).getByRole("button", { name: "Move or copy…" }).click();
  await page.getByRole("combobox", { name: "To", exact: true }).selectOption("Other numbers");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("3 cards moved to Other numbers")).toBeVisible();
  expect(await termsOf(page, `${decks}/${other.id}`)).toEqual(["zero", "two", "three", "four"]);
  await expect(page.getByLabel("Term of card 2", { exact: true })).toHaveValue("five");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => termsOf(page, `${decks}/${other.id}`)).toEqual(["zero"]);
  await expect(page.getByLabel("Term of card 2", { exact: true })).toHaveValue("two");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Card 1 of 6", { exact: true })).toBeVisible();
  const saved = (await (await page.request.get(`${decks}/${deck.id}`)).json()) as { cards: { term: string; tags?: string[] }[] };
  expect(saved.cards.filter(({ tags }) => tags?.includes("small")).map(({ term }) => term)).toEqual(["two", "three", "four"]);
});

test("a text is found and replaced by keyboard alone, with a row left out, and one Ctrl+Z restores it", async ({ page, student }) => {
  await editNumbers(page, student);
  const definition = (card: number) => page.getByLabel(`Definition of card ${card}`, { exact: true });
  await definition(1).focus();
  await page.keyboard.press("Control+h");
  const dialog = page.getByRole("dialog", { name: "Find and replace" });
  await expect(dialog.getByLabel("Find", { exact: true })).toBeFocused();
  await page.keyboard.type("number");
  await page.keyboard.press("Tab");
  await page.keyboard.type("figure");
  await expect(dialog.getByRole("status")).toHaveText("6 places on 6 sides");
  await expectNoBarriers(page);
  const second = dialog.getByRole("checkbox", { name: /^Definition of card 2/ });
  await second.focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Replace on 5 sides" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(definition(1)).toHaveValue("figure 1");
  await expect(definition(2)).toHaveValue("number 2");
  await definition(6).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(definition(1)).toHaveValue("number 1");
  await expect(definition(6)).toHaveValue("number 6");
});

test("cards with the same term are shown with both texts and merged", async ({ page, student }) => {
  const deck = await student.createDeck("Dogs", [
    ["Hund", "dog"],
    ["Katze", "cat"],
    ["hund", "hound"],
  ]);
  await page.goto(`/${deck.id}/edit`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Check cards…" }).click();
  const dialog = page.getByRole("dialog", { name: "Check cards" });
  await expect(dialog.getByRole("radio", { name: "dog; hound" })).toBeChecked();
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Merge 2 cards" }).click();
  await expect(dialog.getByText("Nothing to improve here.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Card 1 of 2", { exact: true })).toBeVisible();
  const saved = (await (await page.request.get(`/api/users/${student.uid}/decks/${deck.id}`)).json()) as { cards: object[] };
  expect(saved.cards).toMatchObject([{ id: deck.cards[0]!.id, term: "Hund", definition: "dog; hound" }, { term: "Katze" }]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("the title comes first, the tools are docked, Create is under the thumb, and no row jumps when it is written in", async ({
    page,
    student,
  }) => {
    expect(student.uid).not.toBe("");
    await page.goto("/create-deck");
    await expect(screenHeading(page)).toBeAttached();
    const top = async (name: string) => (await page.getByLabel(name, { exact: true }).boundingBox())!.y;
    expect(await top("Title")).toBeLessThan(70);
    const create = page.getByRole("button", { name: "Create", exact: true });
    const box360 = (await create.boundingBox())!;
    expect(box360.y + box360.height).toBeGreaterThan(690);
    expect(await smallTargets(page)).toEqual([]);

    const before = await top("Term of card 1");
    const rowHeight = async () => (await page.getByRole("listitem").first().boundingBox())!.height;
    const heightBefore = await rowHeight();
    await page.getByLabel("Term of card 1", { exact: true }).tap();
    const tools = page.getByRole("toolbar", { name: "Writing tools for the term of card 1" });
    await expect(tools).toBeVisible();
    expect(await top("Term of card 1")).toBe(before);
    expect(await rowHeight()).toBe(heightBefore);
    const docked = (await tools.boundingBox())!;
    expect(docked.x).toBe(0);
    expect(docked.width).toBe(360);
    // Nothing is between the tools and the button that saves.
    expect(Math.abs(docked.y + docked.height - (box360.y - 8))).toBeLessThanOrEqual(2);
    await expect(tools.getByRole("button", { name: "Strike" })).not.toBeAttached();
    await tools.getByRole("button", { name: "More" }).tap();
    await tools.getByRole("button", { name: "Strike" }).tap();
    await expect(page.getByLabel("Term of card 1", { exact: true })).toHaveValue("~~~~");
    expect(await smallTargets(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await expectNoBarriers(page);
  });

  test("a finger that rests on a row's number chooses it, others are tapped, and all come back after they are deleted", async ({
    page,
    student,
  }) => {
    await editNumbers(page, student);
    const number = (await page.locator("[data-index='1'] [data-number]").boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = { x: number.x + number.width / 2, y: number.y + number.height / 2 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect(box(page, 2)).toBeChecked();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await box(page, 3).tap();
    await expect(bar(page).getByRole("status")).toHaveText("2 cards chosen");
    expect(await smallTargets(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await expectNoBarriers(page);
    await bar(page).getByRole("button", { name: "Delete" }).tap();
    await expect(page.getByLabel("Term of card 2", { exact: true })).toHaveValue("four");
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByLabel("Term of card 2", { exact: true })).toHaveValue("two");
    await expect(page.getByLabel("Term of card 3", { exact: true })).toHaveValue("three");
  });
});

test("at 360 px the first hint moves no card", async ({ page, student }) => {
  expect(student.uid).not.toBe("");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/create-deck");
  const list = page.getByRole("list", { name: "Cards" });
  await expect(page.getByLabel("Term of card 1", { exact: true })).toBeVisible();
  const before = await list.boundingBox();
  await page.getByLabel("Term of card 1", { exact: true }).fill("cell");
  await page.getByLabel("Term of card 2", { exact: true }).focus();
  await expect(page.getByRole("button", { name: "1 hint" })).toBeVisible();
  expect((await list.boundingBox())!.y).toBe(before!.y);
});
