import { expectNoBarriersAsShown } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { cutTexts, untranslatedTexts } from "../../kit/checks/words.ts";
import { speakPseudoLanguage } from "../../kit/browsers/pseudo-language.ts";
import { expect, test } from "../../kit/test.ts";
import { allStates } from "../../shots/all-states.ts";

/** These differ from others in what a student wrote, not in their words. */
const sameWords = /^(?:decks-500|deck-(?:long|long-word|arabic|emoji)|card-\d.*)$/;

// What the browser keeps for opening the app without a network would be in English.
test.use({ serviceWorkers: "block" });

for (const { name, reach } of allStates.filter((state) => !sameWords.test(state.name))) {
  test(`in pseudo-languages on a phone: ${name}`, async ({ page, server, watched }) => {
    await speakPseudoLanguage(page, "ar-XB");
    await reach(page, server);
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await tooWide(page), "ar-XB is wider than the page").toBe(0);
    expect.soft(await untranslatedTexts(page), "no message").toEqual([]);
    expect.soft(await cutTexts(page), "cut in ar-XB").toEqual([]);
    await expectNoBarriersAsShown(page);
    await page.evaluate(() => Object.assign(document.documentElement, { lang: "en-XA", dir: "ltr" }));
    expect.soft(await tooWide(page), "en-XA is wider than the page").toBe(0);
    expect.soft(await cutTexts(page), "cut in en-XA").toEqual([]);
    // Some of the screens are those of a failure, which browsers write into their console.
    watched.problems.length = 0;
  });
}
