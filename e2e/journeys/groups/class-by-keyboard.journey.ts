import type { Locator, Page } from "@playwright/test";
import { tabTo } from "../../kit/input/tab-to.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
};

test("by the keyboard alone a teacher makes a group, an assignment and a test, and a student joins, reads them, takes the test and leaves", async ({
  openBrowser,
}) => {
  const [desk, pupil] = [
    await openBrowser(undefined, { reducedMotion: "reduce" }),
    await openBrowser(undefined, { reducedMotion: "reduce" }),
  ];
  const [{ page }, { page: own }] = [desk, pupil];
  // The group's page may read it once more while its student leaves.
  pupil.watched.expectConsole(/404/);
  await (await aStudent(page.request)).createDeck("Capitals", capitals);
  await aStudent(own.request);

  await test.step("a group with a deck", async () => {
    await page.goto("/groups");
    await press(page, page.getByRole("button", { name: "New group" }));
    await tabTo(page, page.getByRole("dialog").getByRole("textbox", { name: "Name" }));
    await page.keyboard.type("Geography 7b");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Geography 7b" })).toBeVisible();
    await press(page, page.getByRole("button", { name: "Add a deck" }));
    await press(page, page.getByRole("button", { name: "Add Capitals" }));
    // Behind the dialog the page is hidden from readers.
    await expect(page.getByRole("list", { name: "Decks", includeHidden: true }).getByText("Capitals")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Add a deck" })).toBeFocused();
  });
  const link = (await page.getByText(/\/join\/[A-Z]{8}$/).textContent()) ?? "";
  const group = new URL(page.url()).pathname;

  await test.step("an assignment", async () => {
    await press(page, page.getByRole("link", { name: "Assignments" }));
    await press(page, page.getByRole("button", { name: "New assignment" }));
    await tabTo(page, page.getByRole("dialog").getByLabel("Words to the students (optional)"));
    await page.keyboard.type("Read page 12 first.");
    await press(page, page.getByRole("button", { name: "Assign", exact: true }));
    await expect(page.getByRole("heading", { name: "Capitals" })).toBeVisible();
    await expect(page.getByRole("button", { name: "New assignment" })).toBeFocused();
  });

  await test.step("a test of choices", async () => {
    await page.goto(`${group}/tests`);
    await press(page, page.getByRole("button", { name: "New test" }));
    await press(page, page.getByRole("button", { name: "Open the test" }));
    await expect(page.getByRole("heading", { name: "Capitals" })).toBeVisible();
  });

  await test.step("the student joins and reads what teachers see", async () => {
    await own.goto(new URL(link).pathname);
    await press(own, own.getByRole("button", { name: "Join this group" }));
    await expect(own.getByRole("heading", { level: 1, name: "Geography 7b" })).toBeVisible();
    await press(own, own.getByRole("link", { name: "Assignments" }));
    await expect(own.getByText("Read page 12 first.")).toBeVisible();
    await tabTo(own, own.getByRole("link", { name: "Study Capitals" }));
  });

  await test.step("takes the test with the arrows", async () => {
    await own.goto(`${group}/tests`);
    await press(own, own.getByRole("link", { name: "Begin the test: Capitals" }));
    await press(own, own.getByRole("button", { name: "Begin the test" }));
    const questions = own.getByRole("group").filter({ has: own.getByRole("radio") });
    for (let nth = 0; nth < capitals.length; nth += 1) {
      await tabTo(own, questions.nth(nth).getByRole("radio").first());
      await own.keyboard.press("ArrowDown");
      await expect(questions.nth(nth).getByRole("radio").nth(1)).toBeChecked();
    }
    await expect(own.getByText("3 of 3 answered · All answers are saved")).toBeVisible();
    await press(own, own.getByRole("button", { name: "Hand in" }).last());
    await press(own, own.getByRole("alertdialog").getByRole("button", { name: "Hand in" }));
    await expect(own.getByRole("heading", { name: "You are done" })).toBeVisible();
  });

  await test.step("and leaves", async () => {
    await own.goto(group);
    await press(own, own.getByRole("button", { name: "Leave the group" }));
    await press(own, own.getByRole("alertdialog").getByRole("button", { name: "Leave the group" }));
    await expect(own.getByRole("heading", { name: "You are not in a group yet" })).toBeVisible();
  });
});
