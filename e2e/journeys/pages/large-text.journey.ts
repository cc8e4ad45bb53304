import { tooWide } from "../../kit/checks/overflow.ts";
import { expect, test } from "../../kit/test.ts";

test("on a phone with text twice as large nothing is wider than the page, also on a wider one, and every button can be reached", async ({
  page,
  student,
}) => {
  const deck = await student.createDeck("Capitals");
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%")),
  );
  for (const [path, button] of [
    ["/decks", "Profile menu of Ada Lovelace"],
    [`/${deck.id}`, "Deck menu"],
    [`/${deck.id}/edit`, "Save Changes"],
    [`/${deck.id}/learn/study`, "Show answer"],
  ] as const)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(page.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 490, height: 740 });
      expect(await tooWide(page)).toBe(0);
    });
});
