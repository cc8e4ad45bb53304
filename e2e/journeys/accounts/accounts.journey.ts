import type { Request } from "@playwright/test";
import { PASSWORD } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("a wrong password shows an error, keeps the email, and the right one signs in", async ({ page, student, openBrowser }) => {
  const { page: visitor, watched } = await openBrowser();
  watched.expectConsole(/401/);
  await visitor.goto("/");
  await visitor.getByRole("button", { name: "Log in", exact: true }).click();
  const dialog = visitor.getByRole("dialog");
  await dialog.getByLabel("Email").fill(student.email);
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByRole("button", { name: "Log in", exact: true }).last().click();
  await expect(dialog.getByRole("alert")).toHaveText(/Incorrect email or password/);
  await expect(dialog.getByLabel("Email")).toHaveValue(student.email);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByLabel("Password").press("Enter");
  await expect(visitor).toHaveURL("/decks");
  await expect(visitor.getByRole("button", { name: `Profile menu of ${student.displayName}` })).toBeVisible();
  await expect(page.context().cookies()).resolves.toEqual(expect.arrayContaining([expect.objectContaining({ httpOnly: true })]));
});

test("a taken address can't sign up again", async ({ student, openBrowser }) => {
  const { page, watched } = await openBrowser();
  watched.expectConsole(/409|422/);
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByLabel("Email").fill(student.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toHaveText(/This email is already registered/);
});

test("a taken username is reported while typing, and can't be saved", async ({ student, openBrowser }) => {
  const { page } = await openBrowser();
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByLabel("Email").fill(`second-${student.email}`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Recollect!" });
  await dialog.getByLabel("Display name").fill("Somebody else");
  await dialog.getByLabel("Username").fill(student.username);
  await expect(dialog.getByText("Username is already taken")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Complete Setup" })).toBeDisabled();
  await dialog.getByLabel("Username").fill("ab");
  await expect(dialog.getByText("Username must be at least 3 characters")).toBeVisible();
});

test("students' pages redirect a visitor to the landing page", async ({ page, watched }) => {
  // The deck, which does not exist, is asked for, and on the landing page its title.
  watched.expectConsole(/404.*api\/(visits|preview)/);
  for (const path of ["/decks", "/create-deck", "/1700000000000", "/1700000000000/edit", "/1700000000000/learn/test", "/users/ada"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  }
});

test("the landing page redirects a student to the decks", async ({ page, student }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/decks");
  await expect(page.getByRole("button", { name: `Profile menu of ${student.displayName}` })).toBeVisible();
});

test("logging out opens the landing page and ends the session", async ({ page, student }) => {
  await student.createDeck("Rivers");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Rivers" })).toBeVisible();
  await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await page.goto("/decks");
  await expect(page).toHaveURL("/");
});

test("a pending read is cancelled when the student logs out, and not refused", async ({ page, student }) => {
  const isSummary = (request: Request) => request.url().endsWith("/api/study/summary");
  const ended = Promise.withResolvers<void>();
  // A cancelled request can't continue.
  await page.route("**/api/study/summary", (route) => ended.promise.then(() => route.continue()).catch(() => {}));
  await student.createDeck("Rivers");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Rivers" })).toBeVisible();
  const isOver = Promise.race([page.waitForEvent("requestfinished", isSummary), page.waitForEvent("requestfailed", isSummary)]);
  await page.route("**/api/auth/get-session", (route) => isOver.then(() => route.continue()));
  await page.route("**/api/auth/sign-out", async (route) => {
    const response = await route.fetch();
    ended.resolve();
    await isOver;
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  expect((await isOver).failure()).not.toBeNull();
});

test("an unknown address is not found, for visitors and students", async ({ page, student, openBrowser }) => {
  const { page: visitor, watched } = await openBrowser();
  watched.expectConsole(/404/);
  for (const reader of [page, visitor]) {
    await reader.goto("/no/such/page");
    await expect(reader.getByRole("heading", { name: "Page not found" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Take me back" }).click();
  await expect(page).toHaveURL("/decks");
  await expect(page.getByRole("button", { name: `Profile menu of ${student.displayName}` })).toBeVisible();
});
