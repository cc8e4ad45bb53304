import { changeVisibilityByKey, chooseByKey } from "../../kit/input/deck-menu-by-key.ts";
import { aStudent } from "../../kit/students/student.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

test("two students without a mouse publish, find, study, copy and withdraw a deck", async ({ page: ada, student, openBrowser }) => {
  const { page: grace, watched } = await openBrowser();
  watched.expectConsole(/404/);
  await aStudent(grace.request);
  const deck = await student.createDeck(`Rivers of ${student.username}`, [
    ["Rhine", "North Sea"],
    ["Danube", "Black Sea"],
  ]);

  await test.step("Ada publishes her deck", async () => {
    await ada.goto(`/${deck.id}`);
    await changeVisibilityByKey(ada, "P", "Public");
  });

  await test.step("Grace finds it", async () => {
    await grace.goto("/decks");
    await tabTo(grace, grace.getByRole("link", { name: "Library" }));
    await grace.keyboard.press("Enter");
    await tabTo(grace, grace.getByRole("searchbox", { name: "Search library" }));
    await grace.keyboard.type(student.username);
    await expect(grace.getByRole("list", { name: "Public decks" }).getByRole("listitem")).toHaveCount(1);
    await tabTo(grace, grace.getByRole("link", { name: deck.title }));
    await grace.keyboard.press("Enter");
    await expect(grace.getByRole("heading", { level: 1, name: deck.title })).toBeVisible();
  });

  await test.step("studies it", async () => {
    await grace.keyboard.press("Space");
    await expect(grace.getByRole("group", { name: "Back" })).toHaveText("North Sea");
    await grace.keyboard.press("ArrowRight");
    await expect(grace.getByRole("group", { name: "Front" })).toHaveText("Danube");
  });

  await test.step("opens its author's page, and goes back", async () => {
    await tabTo(grace, grace.getByRole("link", { name: `@${student.username}` }), "Shift+Tab");
    await grace.keyboard.press("Enter");
    await expect(grace).toHaveURL(`/users/${student.username}`);
    await tabTo(grace, grace.getByRole("tab", { name: /Decks/ }));
    await grace.keyboard.press("ArrowRight");
    await expect(grace.getByText("Badges coming soon.")).toBeVisible();
    await grace.keyboard.press("ArrowLeft");
    await tabTo(grace, grace.getByRole("link", { name: new RegExp(deck.title) }));
    await grace.keyboard.press("Enter");
    await expect(grace.getByRole("heading", { level: 1, name: deck.title })).toBeVisible();
  });

  await test.step("and copies it", async () => {
    await chooseByKey(grace, "Copy to my decks");
    await expect(grace.getByRole("heading", { level: 1, name: `${deck.title} (Copy)` })).toBeVisible();
  });

  await test.step("Ada withdraws hers, and the copy stays", async () => {
    await changeVisibilityByKey(ada, "Pr", "Private");
    await grace.goto(`/${deck.id}`);
    await expect(grace.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await tabTo(grace, grace.getByRole("link", { name: "Take me back" }));
    await grace.keyboard.press("Enter");
    await expect(grace.getByRole("link", { name: `${deck.title} (Copy)` })).toBeVisible();
  });
});
