import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } } as const;

test("on a phone a student goes from a subject and a misspelt word to a card, and saves and thanks for its deck", async ({
  openBrowser,
}) => {
  const { page: authors } = await openBrowser();
  const author = await aStudent(authors.request);
  const word = `w${author.username.replace(/[^a-z]/g, "").slice(0, 10)}lichen`;
  const deck = await author.createDeck(`Botany ${author.username}`, [
    ["photosynthesis", `how a plant such as a ${word} makes sugar from light`],
    ["chlorophyll", "the green of a leaf, in the cells of a plant"],
  ]);
  await author.setVisibility(deck.id, "Public");
  const topic = { subject: "biology", level: null };
  expect((await authors.request.put(`/api/users/${author.uid}/decks/${deck.id}/topic`, { data: topic })).ok()).toBe(true);

  const { page, watched } = await openBrowser(undefined, phone);
  // The deck is looked for among the own decks first.
  watched.expectConsole(/404/);
  await aStudent(page.request);
  await test.step("the subject has its number, and leads to its page", async () => {
    const biology = page.getByRole("navigation", { name: "Subjects" }).getByRole("link", { name: /^Biology/ });
    // The facets are in the index soon after the deck was published.
    await expect(async () => {
      await page.goto("/decks?tab=library");
      await expect(biology).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expectNoBarriers(page);
    await biology.tap();
    await expect(screenHeading(page)).toHaveText("Biology");
  });

  await test.step("the misspelt word finds the card", async () => {
    await page.getByRole("searchbox", { name: "Search library" }).fill(word.replace("lich", "licx"));
    const entry = page.getByRole("listitem").filter({ hasText: deck.title });
    await expect(entry.locator("mark")).toHaveText(word, { timeout: 30_000 });
    await expectNoBarriers(page);
    await entry.getByRole("link", { name: deck.title }).tap();
    await expect(screenHeading(page)).toHaveText(deck.title);
  });

  await test.step("saved and thanked for, the deck is so after a reload, and in the order by thanks", async () => {
    await page.getByRole("button", { name: `Save ${deck.title}` }).tap();
    await expect(page.getByRole("button", { name: `Remove ${deck.title} from saved` })).toBeVisible();
    await page.getByRole("button", { name: "Helpful" }).tap();
    await expect(page.getByText("Helpful to 1 student")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: `Remove ${deck.title} from saved` })).toBeVisible();
    await expect(page.getByRole("button", { name: "Helpful" })).toHaveAttribute("aria-pressed", "true");
    await page.goto(`/decks?tab=library&subject=biology&search=${word}`);
    await page.getByLabel("Sort").selectOption("Helpful and new");
    await expect(page).toHaveURL(/sort=helpful-and-new/);
    await expect(page.getByRole("list", { name: "Public decks" }).getByRole("link", { name: deck.title })).toBeVisible();
    await expectNoBarriers(page);
  });
});
