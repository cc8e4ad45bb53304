import type { Page } from "@playwright/test";
import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent, PASSWORD } from "../../kit/students/student.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

/** A moderator's window, with reduced motion so that axe sees final colours. */
const calm = { reducedMotion: "reduce" } as const;

/** Chooses an action and its reason, by keyboard alone. */
async function actByKey(page: Page, act: string, why: string): Promise<void> {
  const select = page.getByLabel("What to do");
  await tabTo(page, select);
  await page.keyboard.type(act);
  await expect(select.locator("option:checked")).toHaveText(act);
  await tabTo(page, page.getByLabel("Why"));
  await page.keyboard.type(why);
  await tabTo(page, page.getByRole("button", { name: act, exact: true }));
  await page.keyboard.press("Enter");
}

test("a student reports a deck, a moderator hides and restores it by keyboard alone, and the author is notified each time", async ({
  page,
  student: ada,
  server,
  openBrowser,
}) => {
  const deck = await ada.createDeck("Rude words");
  await ada.setVisibility(deck.id, "Public");
  await page.emulateMedia(calm);
  await page.goto("/decks");

  const { page: reader, watched: readers } = await openBrowser(server.origin, calm);
  // The deck is not the student's own; a second report is refused.
  readers.expectConsole(/40[49]/);
  await aStudent(reader.request);
  await reader.goto(`/${deck.id}`);
  await choose(reader, "Report this deck");
  const dialog = reader.getByRole("dialog", { name: "Report this deck" });
  await dialog.getByLabel("What is wrong with it?").selectOption("Something else");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please say in a few words what is wrong with this deck.");
  await dialog.getByLabel("In your words").fill("The second card insults a teacher.");
  await expectNoBarriers(reader);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(reader.getByText("Thank you. The people who run this site will look at it.")).toBeVisible();
  await choose(reader, "Report this deck");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("You have reported this deck already. It will be looked at.");
  await reader.keyboard.press("Escape");

  // For all others there is no desk.
  await reader.goto("/desk");
  await expect(reader.getByRole("heading", { name: "Page not found" })).toBeVisible();

  const { page: desk } = await openBrowser(server.origin, calm);
  const cyd = await aStudent(desk.request);
  await server.operator(["role", cyd.username, "caretaker"]);
  await desk.goto("/desk");
  await tabTo(desk, desk.getByRole("link", { name: "Rude words" }));
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("The second card insults a teacher.")).toBeVisible();
  await tabTo(desk, desk.getByText("3 cards"));
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("Nairobi")).toBeVisible();
  for (const width of axeWidths) {
    await desk.setViewportSize({ width, height: 800 });
    await expectNoBarriers(desk);
    expect(await tooWide(desk)).toBeLessThanOrEqual(0);
  }
  await actByKey(desk, "Hide from the Library", "It insults a teacher.");
  await expect(desk.getByText("The deck is hidden from the Library. The author is told.")).toBeVisible();

  const told = page.getByRole("region", { name: "Notices" });
  await expect(told).toContainText("Your deck “Rude words” was hidden from the Library.");
  await expect(told).toContainText("Reason: It insults a teacher.");
  await expectNoBarriers(page);
  await page.goto(`/${deck.id}`);
  await page.getByRole("button", { name: "Deck menu" }).click();
  await expect(page.getByRole("menu")).toContainText("Hidden from the Library");
  await page.getByRole("menuitem", { name: "Change visibility" }).click();
  await page.getByRole("combobox", { name: "Visibility" }).selectOption("Public");
  await expect(page.getByText("This deck was hidden from the Library. You can share it by its link only.")).toBeVisible();
  await expect(page.getByRole("button", { name: "OK" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await told.getByRole("button", { name: /^Mark as read/ }).click();
  await expect(told).toBeHidden();

  await actByKey(desk, "Restore", "The author changed it.");
  await expect(desk.getByText("The deck is restored. The author is told.")).toBeVisible();
  await expect(told).toContainText("was restored");
  await reader.goto("/decks?tab=library");
  await expect(reader.getByRole("link", { name: /Rude words/ })).toBeVisible();
});

test("a moderator suspends an account, whose open page leaves at once and whose sign-in gives the reason; figures, storage and the log are shown", async ({
  page,
  student: ada,
  server,
  openBrowser,
  watched,
}) => {
  watched.expectConsole(/40[13]/);
  await ada.createDeck("Bones of the hand");
  await page.goto("/decks");
  await expect(page.getByText("Bones of the hand")).toBeVisible();

  const { page: desk } = await openBrowser(server.origin, calm);
  const cyd = await aStudent(desk.request);
  await server.operator(["role", cyd.username, "caretaker"]);
  await desk.goto("/desk?view=accounts");
  await desk.getByLabel("Username or email").fill(ada.email);
  await desk.getByRole("button", { name: "Find" }).click();
  await expect(desk.getByRole("heading", { name: `@${ada.username}` })).toBeVisible();
  await desk.getByLabel("What to do").selectOption("Suspend");
  await desk.getByRole("button", { name: "Suspend" }).click();
  await expect(desk.getByRole("alert")).toHaveText("A reason is required: it is stored, and the student reads it.");
  await desk.getByLabel("Why").fill("Insults");
  await expectNoBarriers(desk);
  await desk.getByRole("button", { name: "Suspend" }).click();
  await expect(desk.getByText(/Suspended since/)).toBeVisible();

  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(ada.email);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByLabel("Password").press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("This account has been disabled");

  for (const view of ["Log", "Storage", "Figures"]) {
    await desk.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: view }).click();
    await expect(desk.getByRole("heading", { level: 2 }).last()).toHaveText(view === "Figures" ? "New accounts" : view);
    for (const width of axeWidths) {
      await desk.setViewportSize({ width, height: 800 });
      await expectNoBarriers(desk);
      expect(await tooWide(desk)).toBeLessThanOrEqual(0);
    }
  }
});
