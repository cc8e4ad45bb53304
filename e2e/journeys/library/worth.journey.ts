import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a student on a phone opens a deck of the Library, thanks its author, takes that back, and goes on to a similar deck", async ({
  page,
  student,
  openBrowser,
  watched,
}) => {
  watched.expectConsole(/404/);
  const { page: authors } = await openBrowser();
  const author = await aStudent(authors.request);
  const word = `quartz${author.username}`;
  // Words of their own, because other students of this server publish capitals.
  const cards: [string, string][] = ["north", "south", "east"].map((side) => [`${side} ${word}`, "a direction"]);
  const [deck, like] = [await author.createDeck(`Capitals ${word}`, cards), await author.createDeck(`More ${word}`, cards)];
  for (const { id } of [deck, like]) await author.setVisibility(id, "Public");

  await page.setViewportSize({ width: 360, height: 740 });
  const helpful = page.getByRole("button", { name: "Helpful" });
  await test.step("the thanks are there after a reload, and are taken back", async () => {
    await page.goto(`/${deck.id}`);
    await helpful.click();
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Helpful to 1 student")).toBeVisible();
    await page.reload();
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
    await expectNoBarriers(page);
    await helpful.click();
    await expect(helpful).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("Helpful to 1 student")).toBeHidden();
  });

  await test.step("a similar deck is one tap away", async () => {
    const link = page.getByRole("list", { name: "Similar decks" }).getByRole("link", { name: like.title });
    // Cards are in the index soon after a deck was published.
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expectNoBarriers(page);
    await link.click();
    await expect(screenHeading(page)).toHaveText(like.title);
  });

  await test.step("who is about to publish the same sees what is there", async () => {
    const own = await student.createDeck("My own", cards);
    await page.goto(`/${own.id}`);
    await choose(page, "Change visibility");
    const dialog = page.getByRole("dialog", { name: "Change visibility" });
    await dialog.getByRole("combobox", { name: "Visibility" }).selectOption("Public");
    await expect(dialog.getByRole("link", { name: deck.title })).toBeVisible();
    await expectNoBarriers(page);
  });
});
