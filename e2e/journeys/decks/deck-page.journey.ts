import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { expect, test } from "../../kit/test.ts";
import { tabTo } from "../../kit/input/tab-to.ts";

const cards: readonly (readonly [string, string])[] = [
  ["mitochondrion", "Makes ATP"],
  ["Golgi apparatus", "Packs proteins"],
  ["مرحبا بالعالم", "a greeting 🌍"],
  ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "a long word"],
  ["lysosome", "Digests worn-out parts"],
  ...Array.from({ length: 40 }, (_, at) => [`term ${at}`, `definition ${at}`] as const),
];

test("the deck's page lists its cards: searched, opened, starred, filtered and resumed", async ({ page, student }) => {
  const deck = await student.createDeck("Cells", cards);
  const list = page.getByRole("list", { name: "All cards" });
  const rows = list.getByRole("listitem");
  const filter = (name: RegExp) => page.getByRole("group", { name: "Cards to list" }).getByRole("button", { name });
  const card = page.getByRole("group", { name: "Front" });
  await page.goto(`/${deck.id}`);

  await test.step("every card is listed, and one click opens it", async () => {
    await expect(rows).toHaveCount(cards.length);
    await expect(page.getByText("45 new")).toBeVisible();
    await list.getByRole("button", { name: /^New term 30/ }).click();
    await expect(card).toHaveText("term 30");
    await expect(page.getByText("Card 36 of 45", { exact: true })).toBeVisible();
    await expectNoBarriers(page);
  });

  await test.step("words are found in any case, and the arrow keys and Enter open the results", async () => {
    await page.getByRole("searchbox", { name: "Search 45 cards" }).fill("LYSO");
    await expect(rows).toHaveCount(1);
    await page.getByRole("searchbox").fill("term 1");
    await expect(rows).toHaveCount(11);
    await tabTo(page, list.getByRole("button", { name: /term 1 / }).first());
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(card).toHaveText("term 10");
    await page.getByRole("searchbox").fill("");
  });

  await test.step("a star is stored, and another tab shows and follows it", async () => {
    await list.getByRole("button", { name: "Star Golgi apparatus" }).click();
    await filter(/Starred 1/).click();
    await expect(rows).toHaveCount(1);
    const tab = await page.context().newPage();
    await tab.goto(`/${deck.id}`);
    await expect(tab.getByRole("button", { name: "Star Golgi apparatus" })).toHaveAttribute("aria-pressed", "true");
    await tab.getByRole("button", { name: "Star Golgi apparatus" }).click();
    await expect(page.getByText("You have not starred a card of this deck yet.")).toBeVisible();
    await filter(/^All/).click();
  });

  await test.step("a suspended card is marked, and can be resumed", async () => {
    const suspends = await page.request.post("/api/study/entries", {
      data: { entries: [{ id: "s", deckKey: `${student.uid}/${deck.id}`, cardId: deck.cards[4]!.id, at: Date.now(), kind: "suspend" }] },
    });
    expect(suspends.ok()).toBe(true);
    await filter(/Set aside 1/).click();
    await expect(rows).toContainText(["Suspended"]);
    await list.getByRole("button", { name: "Resume lysosome" }).click();
    await expect(page.getByText("No card of this deck is set aside.")).toBeVisible();
  });
});

test("the position is kept over a reload and Back, and a deck that is opened again begins at its first card", async ({ page, student }) => {
  const deck = await student.createDeck("Cells", cards);
  const place = page.getByText(/^Card \d+ of 45$/);
  const front = page.getByRole("group", { name: "Front" });
  await page.goto(`/${deck.id}`);
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: "Shuffle cards" }).click();
  for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Next" }).click();
  await expect(place).toHaveText("Card 4 of 45");
  const shown = await front.textContent();
  await page.reload();
  await expect(place).toHaveText("Card 4 of 45");
  await expect(front).toHaveText(shown ?? "");
  await page.getByRole("link", { name: "Practice test" }).click();
  await expect(page).toHaveURL(/\/learn\/test$/);
  await page.goBack();
  await expect(place).toHaveText("Card 4 of 45");
  // A phone's first screen of My Decks has a deck, which opens also by the card above its sleeve.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/decks");
  const link = page.getByRole("link", { name: "Cells", exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await page
    .getByRole("listitem")
    .filter({ has: link })
    .click({ position: { x: 60, y: 30 } });
  await expect(place).toHaveText("Card 1 of 45");
});

for (const [width, height] of [
  [640, 400],
  [740, 360],
] as const)
  test(`at ${width} × ${height} the card is completely visible, a long one scrolls by the wheel, and Escape returns the keys`, async ({
    page,
    student,
  }) => {
    const long = ["A long side. ".repeat(120), "an end"] as const;
    const deck = await student.createDeck("Cells", [cards[1]!, long]);
    await page.setViewportSize({ width, height });
    await page.goto(`/${deck.id}`);
    const face = page.getByRole("group", { name: "Front" });
    const word = async () => (await face.getByText("Golgi apparatus").boundingBox())!;
    await expect.poll(async () => (await word()).y).toBeGreaterThan(64);
    await expect.poll(async () => (await word()).y + (await word()).height).toBeLessThan(height);
    for (const name of ["Previous", "Next", "Flip card", "Deck menu"])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await expectNoBarriers(page);

    await page.getByRole("button", { name: "Next" }).click();
    await expect(face).toContainText("A long side.");
    const box = (await face.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => face.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.getByRole("button", { name: "Deck menu" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Space");
    await expect(page.getByRole("group", { name: "Back" })).toHaveText("an end");
  });

test("of 10,000 cards a part is rendered, and Ctrl+F searches all of them", async ({ page, student }) => {
  const deck = await student.createDeck(
    "Many",
    Array.from({ length: 10_000 }, (_, at) => [`term ${at}`, `definition ${at}`] as const),
  );
  await page.goto(`/${deck.id}`);
  const rows = page.getByRole("list", { name: "All cards" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await page.keyboard.press("Control+f");
  await page.keyboard.insertText("term 9876");
  await expect(rows).toHaveCount(1);
  await rows
    .getByRole("button", { name: /term 9876/ })
    .first()
    .click();
  await expect(page.getByText("Card 9,877 of 10,000", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(rows.filter({ hasText: "term 9876" })).toBeInViewport();
});

test("on a projector the text of a card is as large as fits", async ({ page, student }) => {
  const sentence = "A sentence of more than forty characters that says what the card is about";
  const deck = await student.createDeck("Cells", [["mitochondrion", sentence]]);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/${deck.id}`);
  const front = page.getByRole("group", { name: "Front", exact: true });
  await expect(front).toHaveCSS("font-size", "56px");
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: "Back", exact: true })).toHaveCSS("font-size", "36px");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("group", { name: "Back", exact: true })).toHaveCSS("font-size", "30px");
});

for (const height of [800, 660])
  test(`in a laptop's window of ${height} px the whole menu of a deck is visible`, async ({ page, student }) => {
    const deck = await student.createDeck("Cells", cards);
    await page.setViewportSize({ width: 1280, height });
    await page.goto(`/${deck.id}`);
    await page.getByRole("button", { name: "Deck menu" }).click();
    for (const name of ["Study", "Delete deck"])
      await expect(page.getByRole("menuitem", { name, exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole("menu").evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBe(0);
  });
