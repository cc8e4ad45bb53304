import { beginDeck } from "../../kit/students/begin-deck.ts";
import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts: a fading element has none of its own yet. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of axeWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the decks page shows what is due, opens it, and axe finds nothing", async ({ page, student }) => {
      await student.createDeck("New to me");
      const rivers = await student.createDeck("Rivers");
      await page.goto("/decks");
      await expect(page.getByRole("link", { name: "Study now (6)" })).toBeVisible();
      await beginDeck(page.request, student.uid, rivers);
      // Received over the live connection, without a reload.
      const chip = page.getByRole("link", { name: "3 due in Rivers" });
      await expect(chip).toBeVisible();
      await expect(page.getByRole("link", { name: "Study now (6)" })).toBeVisible();
      await expectNoBarriers(page);
      await chip.click();
      await expect(page).toHaveURL(`/${rivers.id}/learn/study`);
      await page.goBack();
      await page.getByRole("link", { name: "Study now (6)" }).click();
      await expect(page).toHaveURL("/study");
    });
  });
}

test("the study settings are changed by keyboard alone, survive a reload, and axe finds nothing in them", async ({ page, student }) => {
  await page.goto("/decks");
  await tabTo(page, page.getByRole("button", { name: `Profile menu of ${student.displayName}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.type("Stu");
  await expect(page.getByRole("menuitem", { name: "Study settings" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Study settings" });
  const retention = dialog.getByRole("slider", { name: "Desired retention" });
  await tabTo(page, retention);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("92%")).toBeVisible();
  await tabTo(page, dialog.getByLabel("New cards a day"));
  await page.keyboard.type("x35");
  await tabTo(page, dialog.getByRole("switch", { name: "Four buttons" }));
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByText("Advanced"));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Learning steps", { exact: true }));
  await page.keyboard.type("2 days");
  await expectNoBarriers(page);
  await tabTo(page, dialog.getByRole("button", { name: "Save Changes" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Learning steps", { exact: true })).toBeFocused();
  await expect(dialog.getByText("Steps must be at most 10 whole minutes, each from 1 to 1,439.")).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2 15");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: `Profile menu of ${student.displayName}` })).toBeFocused();

  await page.reload();
  await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
  await page.getByRole("menuitem", { name: "Study settings" }).click();
  await expect(retention).toHaveValue("92");
  await expect(dialog.getByLabel("New cards a day")).toHaveValue("35");
  await expect(dialog.getByRole("switch", { name: "Four buttons" })).toBeChecked();
  await dialog.getByText("Advanced").click();
  await expect(dialog.getByLabel("Learning steps", { exact: true })).toHaveValue("2 15");
});

test.describe("a student in Tokyo who never opens the settings", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("has days that begin at four in the morning there", async ({ page, student }) => {
    expect(student.uid).not.toBe("");
    await page.goto("/decks");
    const settings = async () => (await page.request.get("/api/study/settings")).json();
    await expect.poll(settings).toMatchObject({ timeZone: "Asia/Tokyo", isTimeZoneFixed: false });
    const { dayEndsAt } = await (await page.request.get("/api/study/summary")).json();
    expect((dayEndsAt / 3_600_000) % 24).toBe(19);
  });
});
