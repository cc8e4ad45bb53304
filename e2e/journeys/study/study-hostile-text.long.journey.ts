import { plainText } from "@recollect/domain/cards/text/format.ts";
import { tooWide, tooWideMeanwhile } from "../../kit/checks/overflow.ts";
import { changeSettings, session } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

// Motion is checked while it lasts.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "no-preference" } });

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(20);
const texts = [
  longWord,
  "👩🏽‍🚀👨‍👩‍👧‍👦🏴‍☠️🫠".repeat(80),
  "السلام عليكم ورحمة الله وبركاته، كيف حالك اليوم؟ ".repeat(40),
  `<img src=x onerror="globalThis.hacked = true"><script>globalThis.hacked = true</script><h1 style="width:5000px">`,
  `\`${"W".repeat(3000)}\``,
  "a\n".repeat(250),
];

test("hostile cards under a hostile title are text on both sides, and nothing is wider than a phone", async ({ page, student }) => {
  await changeSettings(page.request, { learningSteps: [], fourRatings: true });
  const deck = await student.createDeck(
    longWord.slice(0, 300),
    texts.map((text) => [text, text]),
  );
  await page.goto(`/${deck.id}/learn/study`);
  const shown = page.locator("[data-shown-text]");
  for (const text of texts) {
    for (const side of ["Front", "Back"]) {
      await expect(page.getByRole("group", { name: side })).toBeVisible();
      await expect.poll(() => shown.evaluate((face) => face.textContent)).toBe(plainText(text));
      expect(await tooWide(page)).toBe(0);
      if (side === "Front") await page.keyboard.press("Space");
    }
    await expect(page.getByRole("button", { name: /^Easy/ })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("4");
  }
  await expect(session.end(page)).toHaveText("Done for today");
  expect(await tooWide(page)).toBe(0);
  await page.goto("/study");
  await expect(session.end(page)).toBeVisible();
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
});

for (const path of ["learn/study", ""]) {
  test(`a card that turns and slides never makes a phone's page wider: /{deckId}/${path}`, async ({ page, student }) => {
    const deck = await student.createDeck("Capitals");
    await page.goto(`/${deck.id}/${path}`);
    await expect(session.question(page, "France")).toBeVisible();
    const most = await tooWideMeanwhile(page);
    await page.keyboard.press("Space");
    await expect(session.answer(page, "Paris")).toBeVisible();
    expect(await most()).toBe(0);
    await page.keyboard.press(path === "" ? "ArrowRight" : "2");
    await expect(session.question(page, "Japan")).toBeVisible();
    expect(await most()).toBe(0);
  });
}
