import { expect, test } from "../../kit/test.ts";

test("a screen whose code can't be loaded fails in its own place, and is shown once it can", async ({
  page,
  context,
  student,
  watched,
}) => {
  watched.expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|preload/);
  const deck = await student.createDeck("Capitals");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Capitals" })).toBeVisible();
  const failed = page.getByRole("alert").filter({ hasText: "This page could not be loaded" });
  const profileMenu = page.getByRole("button", { name: `Profile menu of ${student.displayName}` });

  await test.step("a screen says so in its place, and is loaded by the button", async () => {
    await context.route("**/assets/progress-screen-*.js*", (route) => route.abort("failed"));
    await page.getByRole("link", { name: "Progress" }).click();
    await expect(failed).toBeVisible();
    await expect(profileMenu).toBeVisible();
    await context.unrouteAll();
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();
  });

  await test.step("or by itself, when the network is back", async () => {
    await page.goto("/decks");
    await expect(page.getByRole("link", { name: "Capitals" })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Capitals" }).click();
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(`/${deck.id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Capitals" })).toBeVisible();
  });
});

test("a part of a screen whose file fails once is loaded by its button, without a reload of the page", async ({
  page,
  context,
  student,
  watched,
}) => {
  watched.expectConsole(/ERR_FAILED|preload/);
  const deck = await student.createDeck("Capitals");
  await context.route("**/assets/terms-*.js*", (route) => route.abort("failed"));
  await page.goto(`/${deck.id}`);
  const failed = page.getByRole("alert").filter({ hasText: "The list of cards could not be loaded." });
  await expect(failed).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await context.unrouteAll();
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "All cards" })).toBeVisible();
  await expect(page.getByText("Card 2 of 3", { exact: true })).toBeVisible();
});
