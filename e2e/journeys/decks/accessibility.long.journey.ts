import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts: a fading element has none of its own yet. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of axeWidths) {
  test.describe(`at ${width} px axe finds nothing on`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the landing page, sign-up with an error, and login", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Get Started" }).click();
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByRole("alert")).toHaveText(/Please fill in all fields/);
      await expectNoBarriers(page);
      await page.getByRole("tab", { name: "Log in" }).click();
      await expectNoBarriers(page);
    });

    test("the personalization dialog, empty and with an error", async ({ page }) => {
      await aStudent(page.request, { personalised: false });
      await page.goto("/decks");
      const dialog = page.getByRole("dialog", { name: "Welcome to Recollect!" });
      await expect(dialog).toBeVisible();
      await expectNoBarriers(page);
      await dialog.getByLabel("Username").fill("1a");
      await expect(dialog.getByText("Username must be at least 3 characters")).toBeVisible();
      await expectNoBarriers(page);
    });

    test("a page that crashed while rendering, and a server that can't be reached", async ({ page, student, watched }) => {
      const deck = await student.createDeck("Rivers");
      await page.route(`**/api/users/${student.uid}/decks/${deck.id}`, (route) => route.fulfill({ json: { ...deck, cards: [null] } }));
      watched.expectConsole(/TypeError|Cannot read|error boundary/i);
      await page.goto(`/${deck.id}`);
      await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
      await expectNoBarriers(page);
      watched.expectConsole(/503/);
      await page.route("**/api/**", (route) => route.fulfill({ status: 503 }));
      await page.goto("/decks");
      await expect(page.getByRole("heading", { level: 1, name: "We can't reach the server" })).toBeVisible();
      await expectNoBarriers(page);
    });

    test("the decks: none, some, no results, and the Library", async ({ page, student }) => {
      await page.goto("/decks");
      await expect(page.getByText("No decks yet")).toBeVisible();
      await expectNoBarriers(page);
      await student.createDeck("Rivers");
      await student.createDeck("العربية", [["مرحبا", "hello"]]);
      await expect(page.getByRole("list", { name: "Decks" }).getByRole("listitem")).toHaveCount(2);
      await expectNoBarriers(page);
      await page.getByPlaceholder("Search decks").fill("zebra");
      await expect(page.getByText("No decks found")).toBeVisible();
      await expectNoBarriers(page);
      await page.goto("/decks?tab=library");
      await expect(page.getByRole("heading", { level: 1, name: "Library" })).toBeVisible();
      await expectNoBarriers(page);
    });

    test("a deck: both faces, the menu, both dialogs", async ({ page, student }) => {
      const deck = await student.createDeck("Rivers", [["**bold** `code`", "*it* ~~no~~"], ...capitals], "Of Europe");
      await page.goto(`/${deck.id}`);
      await expect(page.getByRole("group", { name: "Front" })).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Space");
      await expect(page.getByRole("group", { name: "Back" })).toBeVisible();
      await expectNoBarriers(page);
      const choose = async (item: string) => {
        await page.getByRole("button", { name: "Deck menu" }).click();
        await page.getByRole("menuitem", { name: item }).click();
      };
      await page.getByRole("button", { name: "Deck menu" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Escape");
      await choose("Change visibility");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Escape");
      await choose("Delete deck");
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectNoBarriers(page);
    });

    test("the deck forms: new, refused, edited, denied", async ({ page, student, watched }) => {
      watched.expectConsole(/404/);
      const deck = await student.createDeck("Rivers");
      await page.goto("/create-deck");
      await expect(page.getByLabel("Title")).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Create", exact: true }).click();
      await expect(page.getByRole("alert")).toHaveText(/You must provide a title./);
      await expectNoBarriers(page);
      await page.goto(`/${deck.id}/edit`);
      await expect(page.getByLabel("Title")).toHaveValue("Rivers");
      await expectNoBarriers(page);
      await page.goto("/1600000000000/edit");
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      await expectNoBarriers(page);
    });

    test("the test chooser, the profile menu and the not-found page", async ({ page, student, watched }) => {
      watched.expectConsole(/404/);
      const deck = await student.createDeck("Rivers");
      await page.goto(`/${deck.id}/learn/test`);
      await expect(page.getByText("3 cards available")).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoBarriers(page);
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}
