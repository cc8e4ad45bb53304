import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an author says at publishing what a deck is about, and a student finds it on a phone by filters that stand in the link", async ({
  page,
  student,
  openBrowser,
  watched,
}) => {
  watched.expectConsole(/404/);
  const { page: authors } = await openBrowser();
  const author = await aStudent(authors.request);
  const word = `quartz${author.username}`;
  const reader = `Profile menu of ${student.displayName}`;
  const [first, second] = [await author.createDeck(`Organic chemistry ${word}`), await author.createDeck(`Notes ${word}`)];
  await author.setVisibility(second.id, "Public");

  await test.step("the author publishes with what the deck's words suggest, and adds the level", async () => {
    await authors.goto(`/${first.id}`);
    await choose(authors, "Change visibility");
    const dialog = authors.getByRole("dialog", { name: "Change visibility" });
    await dialog.getByRole("combobox", { name: "Visibility" }).selectOption("Public");
    await expect(dialog.getByRole("combobox", { name: "Subject" })).toHaveValue("chemistry");
    await dialog.getByRole("combobox", { name: "Level" }).selectOption("University");
    await expectNoBarriers(authors);
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toBeHidden();
  });

  await page.setViewportSize({ width: 360, height: 740 });
  const titles = page.getByRole("list", { name: "Public decks" }).getByRole("heading", { level: 2 });
  await test.step("the student filters by the subject, with the number of decks beside it", async () => {
    await page.goto(`/decks?tab=library&search=${word}`);
    await expect(titles).toHaveCount(2);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const subject = page.getByRole("combobox", { name: "Subject" });
    // Facets are in the index soon after the deck was published.
    await expect(async () => {
      await page.reload();
      await page.getByRole("button", { name: "Filters", exact: true }).click();
      await expect(subject.getByRole("option", { name: "Chemistry (1)" })).toBeAttached({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await subject.selectOption("Chemistry (1)");
    await expect(titles).toHaveText([first.title]);
    await page.getByRole("combobox", { name: "Level" }).selectOption("University (1)");
    await expect(titles).toHaveText([first.title]);
    await expectNoBarriers(page);
    await expect.poll(() => new URL(page.url()).search).toBe(`?tab=library&search=${word}&subject=chemistry&level=university`);
  });

  await test.step("a reload shows the same, and each filter can be taken away", async () => {
    await page.reload();
    await expect(titles).toHaveText([first.title]);
    await expect(screenHeading(page)).toHaveText("Chemistry");
    await expect(page).toHaveTitle(/^Chemistry - Library - /);
    await page.getByRole("button", { name: "Remove filter: Chemistry" }).click();
    await expect(screenHeading(page)).toHaveText("Library");
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
    await page.getByRole("button", { name: "Remove filter: University" }).click();
    await expect(titles).toHaveCount(2);
    await expectNoBarriers(page);
  });

  await test.step("the deck found opens, and Back shows the filtered list", async () => {
    await page.goto(`/decks?tab=library&search=${word}&subject=chemistry&colour=red&level=magic`);
    await page.getByRole("link", { name: first.title }).click();
    await expect(screenHeading(page)).toHaveText(first.title);
    await page.goBack();
    await expect(titles).toHaveText([first.title]);
    await expect(page.getByRole("button", { name: reader })).toBeVisible();
  });
});
