import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts: a fading element has none of its own yet. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of axeWidths) {
  test.describe(`at ${width} px axe finds nothing on`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the Library: some decks, no results, a search that is too long", async ({ page, student, openBrowser, watched }) => {
      watched.expectConsole(/422/);
      const author = await aStudent((await openBrowser()).page.request);
      for (const maker of [student, author]) {
        const deck = await maker.createDeck("Capitals", capitals);
        await maker.setVisibility(deck.id, "Public");
      }
      await page.goto("/decks?tab=library");
      await expect(page.getByText(/ \(you\)/)).toBeVisible();
      await expectNoBarriers(page);
      await page.getByPlaceholder("Search library").fill("zzqxjvk");
      await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
      await expectNoBarriers(page);
      await page.goto(`/decks?tab=library&search=${"x".repeat(300)}`);
      await expect(page.getByRole("alert")).toContainText("A search can have at most 200 characters");
      await expectNoBarriers(page);
    });

    test("another student's deck: its card, the menu, a copy that failed", async ({ page, student, openBrowser, watched }) => {
      watched.expectConsole(/404|ERR_FAILED/);
      const author = await aStudent((await openBrowser()).page.request);
      const deck = await author.createDeck("Capitals", capitals, "Of the world");
      await author.setVisibility(deck.id, "Unlisted");
      await page.goto(`/${deck.id}`);
      await expect(page.getByRole("link", { name: `@${author.username}` })).toBeVisible();
      await expect(page.getByRole("button", { name: `Profile menu of ${student.displayName}` })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Deck menu" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Escape");
      await page.route("**/copies", (route) => route.abort());
      await choose(page, "Copy to my decks");
      await expect(page.getByRole("alert")).toContainText("Failed to copy deck.");
      await expectNoBarriers(page);
    });

    test("profiles: the own one, its dialog, the badges, another student's, a missing one", async ({
      page,
      student,
      openBrowser,
      watched,
    }) => {
      watched.expectConsole(/404/);
      const other = await aStudent((await openBrowser()).page.request);
      const deck = await student.createDeck("Capitals", capitals, "Of the world");
      await student.setVisibility(deck.id, "Public");
      await page.goto(`/users/${student.username}`);
      await expect(page.getByRole("link", { name: /Capitals/ })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("tab", { name: "Badges" }).click();
      await expect(page.getByText("Badges coming soon.")).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Edit profile" }).click();
      await expect(page.getByRole("dialog", { name: "Edit Profile" })).toBeVisible();
      await expectNoBarriers(page);
      await page.goto(`/users/${other.username}`);
      await expect(page.getByText("This user hasn't shared any decks publicly")).toBeVisible();
      await expectNoBarriers(page);
      await page.goto("/users/nobody_at_all");
      await expect(page.getByRole("heading", { name: "User not found" })).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}
