import { anEmail, aUsername, PASSWORD } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("sign up, personalise, create with a drag by keyboard, flip, shuffle, edit, change the visibility, delete", async ({
  page,
  watched,
}) => {
  watched.expectConsole(/404.*\/api\/usernames\//);
  const username = aUsername();
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("sign up", async () => {
    await page.goto("/");
    await button("Get Started").click();
    await page.getByLabel("Email").fill(anEmail());
    await page.getByLabel("Password").fill(PASSWORD);
    await button("Create account").click();
    await expect(page).toHaveURL("/decks");
  });

  await test.step("personalise", async () => {
    const dialog = page.getByRole("dialog", { name: "Welcome to Recollect!" });
    await dialog.getByText("Purple").click();
    await expect(dialog.getByRole("radio", { name: "Purple" })).toBeChecked();
    await dialog.getByLabel("Display name").fill("  Mira  ");
    await expect(dialog.getByRole("button", { name: "Complete Setup" })).toBeDisabled();
    await dialog.getByLabel("Username").fill(username.toUpperCase());
    await expect(dialog.getByText("✓ Username is available")).toBeVisible();
    await dialog.getByRole("button", { name: "Complete Setup" }).click();
    await expect(dialog).toBeHidden();
    await expect(button("Profile menu of Mira")).toBeVisible();
    await expect(page.getByText("No decks yet")).toBeVisible();
  });

  await test.step("create a deck, its second card moved to the front by keyboard", async () => {
    await page.getByRole("link", { name: "Create deck" }).click();
    await page.getByLabel("Title").fill("Rivers");
    const cards = [
      ["Danube", "Black Sea"],
      ["Rhine", "North Sea"],
      ["Ebro", "Mediterranean"],
    ] as const;
    for (const [index, [term, definition]] of cards.entries()) {
      await page.getByLabel(`Term of card ${index + 1}`).fill(term);
      await page.getByLabel(`Definition of card ${index + 1}`).fill(definition);
    }
    await button("Move card 2").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("You have lifted card 2 of 3.")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Card 2 is now at position 1 of 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(page.getByText("The card was moved from position 2 to position 1 of 3.")).toBeAttached();
    await expect(page.getByLabel("Term of card 1")).toHaveValue("Rhine");
    await button("Create").click();
    await expect(page.getByRole("heading", { name: "Rivers", level: 1 })).toBeVisible();
  });

  await test.step("flip, arrow keys, shuffle", async () => {
    await expect(page.getByRole("group", { name: "Front" })).toHaveText("Rhine");
    await page.keyboard.press("Space");
    await expect(page.getByRole("group", { name: "Back" })).toHaveText("North Sea");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Card 2 of 3", { exact: true })).toBeVisible();
    await expect(page.getByRole("group", { name: "Front" })).toHaveText("Danube");
    await page.keyboard.press("ArrowRight");
    await expect(button("Next")).toBeDisabled();
    await button("Deck menu").click();
    await page.getByRole("menuitem", { name: "Shuffle cards" }).click();
    await expect(page.getByText("Card 1 of 3", { exact: true })).toBeVisible();
  });

  await test.step("edit", async () => {
    await button("Deck menu").click();
    await page.getByRole("menuitem", { name: "Edit deck" }).click();
    await page.getByLabel("Title").fill("Rivers of Europe");
    await button("Delete card 3").click();
    await button("Save Changes").click();
    await expect(page.getByRole("heading", { name: "Rivers of Europe", level: 1 })).toBeVisible();
    await expect(page.getByText("Card 1 of 2", { exact: true })).toBeVisible();
  });

  await test.step("change the visibility, which survives a reload", async () => {
    await button("Deck menu").click();
    await page.getByRole("menuitem", { name: "Change visibility" }).click();
    const dialog = page.getByRole("dialog", { name: "Change visibility" });
    await dialog.getByRole("combobox", { name: "Visibility" }).selectOption("Public");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await button("Deck menu").click();
    await page.getByRole("menuitem", { name: "Change visibility" }).click();
    await expect(dialog.getByRole("combobox", { name: "Visibility" })).toHaveValue("Public");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("delete", async () => {
    await button("Deck menu").click();
    await page.getByRole("menuitem", { name: "Delete deck" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Are you sure you want to delete this deck? It stays in your trash for 30 days.");
    await dialog.getByRole("button", { name: "Delete deck" }).click();
    await expect(page).toHaveURL("/decks");
    await expect(page.getByText("No decks yet")).toBeVisible();
  });
});

test("a deck deleted from the list leaves it, and is gone after a reload", async ({ page, student }) => {
  await student.createDeck("Rivers");
  await student.createDeck("Lakes");
  await page.goto("/decks");
  await page.getByRole("button", { name: "Delete deck Rivers" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete deck" }).click();
  await expect(page.getByRole("link", { name: "Rivers" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Lakes" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("list", { name: "Decks" }).getByRole("listitem")).toHaveCount(1);
});

test("decks are searched and sorted, and a search without results says so", async ({ page, student }) => {
  for (const title of ["Banana", "apple", "Cherry"]) await student.createDeck(title);
  await page.goto("/decks");
  const titles = page.getByRole("list", { name: "Decks" }).getByRole("heading");
  await expect(titles).toHaveText(["Cherry", "apple", "Banana"]);
  await page.getByLabel("Sort").selectOption("A-Z");
  await expect(titles).toHaveText(["apple", "Banana", "Cherry"]);
  await page.getByPlaceholder("Search decks").fill("AN");
  await expect(titles).toHaveText(["Banana"]);
  await page.getByPlaceholder("Search decks").fill("zebra");
  await expect(page.getByText("No decks found")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(titles).toHaveCount(3);

  // A star and the list view are kept by a reload, too.
  const star = page.getByRole("listitem").filter({ hasText: "apple" }).getByText("Starred");
  await page.getByRole("link", { name: "apple", exact: true }).hover();
  await page.getByRole("button", { name: "Menu of the deck apple" }).click();
  await page.getByRole("menuitem", { name: "Star", exact: true }).click();
  await expect(star).toBeAttached();
  await page.getByRole("button", { name: "As a list" }).click();
  await page.reload();
  await expect(star).toBeAttached();
  await expect(page.getByRole("list", { name: "Decks" })).toHaveAttribute("data-view", "list");
  await page.getByRole("button", { name: "Starred" }).click();
  await expect(titles).toHaveText(["apple"]);

  // A phone's list has the bin too, its folders are one row, and its panel of the day keeps its explanations for screen readers.
  for (const path of ["Biology", "Law", "Spanish"]) await page.request.post(`/api/users/${student.uid}/folders`, { data: { path } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Spanish" })).toBeVisible();
  const middles = await page
    .getByText("All decks")
    .or(page.getByRole("link", { name: "Spanish" }))
    .or(page.getByRole("button", { name: "New folder" }))
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)));
  expect(new Set(middles).size, String(middles)).toBe(1);
  await expect(page.getByRole("button", { name: "Delete deck apple" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Today" })).toMatchAriaSnapshot(`- paragraph: /Set an exam date/`);
});
