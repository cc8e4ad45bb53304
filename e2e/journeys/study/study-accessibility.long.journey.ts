import { dayMs } from "@recollect/domain/time/units.ts";
import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts: a fading element has none of its own yet. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of axeWidths) {
  test.describe(`at ${width} px axe finds nothing on`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a session: its question, its answer, without a network, at its end, and with nothing to study", async ({
      page,
      context,
      student,
      watched,
    }) => {
      watched.expectConsole(/ERR_INTERNET_DISCONNECTED/);
      await page.goto("/study");
      await expect(session.end(page)).toHaveText("Nothing to study right now");
      await expectNoBarriers(page);
      const deck = await student.createDeck("Cell biology", [
        ["Golgi `apparatus`", "Packages **proteins**"],
        ["Ribosome", "Builds proteins"],
      ]);
      await page.goto(`/${deck.id}/learn/study`);
      await expect(session.question(page, "Golgi apparatus")).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Space");
      await expect(page.getByRole("button", { name: "Got it" })).toBeVisible();
      await expectNoBarriers(page);
      await context.setOffline(true);
      await page.keyboard.press("2");
      await expect(session.offlineNote(page)).toBeVisible();
      await expectNoBarriers(page);
      await context.setOffline(false);
      await expect(session.offlineNote(page)).toBeHidden();
      await rateByKey(page, "Ribosome", "2");
      await rateByKey(page, "Golgi apparatus", "2");
      await rateByKey(page, "Ribosome", "2");
      await expect(session.end(page)).toHaveText("Done for today");
      await expect(page.getByText(/^(In \d days: 2 cards|The next 2 cards come back in \d days)\.$/)).toBeVisible();
      await expectNoBarriers(page);
    });

    test("the four ratings, the card's menu, an end with a card that is due soon, and an end at the day's limit", async ({
      page,
      student,
    }) => {
      await changeSettings(page.request, { fourRatings: true, newPerDay: 1, learningSteps: [45] });
      await student.createDeck("Capitals");
      await page.goto("/study");
      await expect(session.question(page, "France")).toBeVisible();
      await page.keyboard.press("Space");
      await expect(page.getByRole("button", { name: /^Easy/ })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Card menu" }).click();
      await expect(page.getByRole("menuitem", { name: "Suspend card" })).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toBeHidden();
      await page.keyboard.press("1");
      await expect(session.end(page)).toHaveText("Done for now");
      await expect(page.getByText(/^The next card comes back in 4\d minutes\.$/)).toBeVisible();
      await expect(page.getByText("Today's new cards are done. 2 more are left for the coming days.")).toBeVisible();
      await expectNoBarriers(page);
    });

    test("the study settings, unfolded, and the exam's dialog with a plan that is impossible", async ({ page, student }) => {
      const cards = Array.from({ length: 150 }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const);
      const deck = await student.createDeck("Anatomy", cards);
      await page.goto(`/${deck.id}`);
      await choose(page, "Exam date");
      const exam = page.getByRole("dialog", { name: "Exam date" });
      await expect(exam.getByLabel("Day of the exam")).toBeVisible();
      await expectNoBarriers(page);
      await exam.getByLabel("Day of the exam").fill(new Date(Date.now() + dayMs).toISOString().slice(0, 10));
      await exam.getByRole("button", { name: "Save" }).click();
      await expect(exam.getByText(/^This cannot all be done/)).toBeVisible();
      await exam.getByText(/^Show as a table/).click();
      await expectNoBarriers(page);
      await exam.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
      await page.getByRole("menuitem", { name: "Study settings" }).click();
      const settings = page.getByRole("dialog", { name: "Study settings" });
      await settings.getByText("Advanced").click();
      await settings.getByRole("button", { name: "Reset to defaults" }).click();
      await expectNoBarriers(page);
    });
  });
}
