import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { matchScreen, rocks } from "../../kit/screens/match.ts";
import { deckWithPictures, maskLabels } from "../../kit/students/deck-with-pictures.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [360, 1280]) {
  test(`a picture and a mask over one are pairs of a game at ${width} px, by pointer and by keys`, async ({ page, student }) => {
    await page.setViewportSize({ width, height: 800 });
    const deckId = await deckWithPictures(page, student);
    await page.goto(`/${deckId}/learn/match`);
    const match = matchScreen(page);
    await match.start();
    await match.isAt(6);
    const picture = (name: string) => match.tiles.filter({ has: page.getByRole("img", { name: new RegExp(`^${name}`) }) });
    for (const name of ["A lake", "A heart"]) {
      const image = picture(name)
        .getByRole("img", { name: new RegExp(`^${name}`) })
        .first();
      await expect(image).toBeVisible();
      const { width: across, height } = (await image.boundingBox())!;
      expect(Math.min(across, height), "a picture that can be seen").toBeGreaterThan(24);
    }
    await expectNoBarriers(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), "all tiles are seen at once").toBeLessThanOrEqual(800);

    // The game asks one of the masks, and no tile has the words of the other.
    const asked: string[] = [];
    for (const label of maskLabels) if ((await match.tile(label).count()) === 1) asked.push(label);
    expect(asked).toHaveLength(1);
    await match.slowDown();
    await picture("A heart").click();
    await match.tile("still water").click();
    await expect(page.getByText("Not a pair.")).toBeAttached();
    await picture("A heart").click();
    await match.tile(asked[0] ?? "").click();
    await match.isAt(5);
    await picture("A lake").focus();
    await page.keyboard.press("Space");
    await match.pressByKeys("still water");
    await match.isAt(4);
    for (const [term, definition] of rocks.slice(0, 4)) {
      await match.tile(term).click();
      await match.tile(definition).click();
    }
    await expect(match.end).toBeVisible();
    const mixedUp = page.getByRole("region", { name: "These belong together" });
    await expect(mixedUp.getByRole("img", { name: /^A heart/ }).first()).toBeVisible();
    await expect(mixedUp.getByText(asked[0] ?? "")).toBeVisible();
  });
}
