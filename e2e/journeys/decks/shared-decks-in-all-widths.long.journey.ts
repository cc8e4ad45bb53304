import { expectNoBarriersNightAndDay } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { expect, test } from "../../kit/test.ts";
import { coAuthorStates } from "../../shots/co-author-states.ts";
import { followingStates } from "../../shots/following-states.ts";
import { suggestionStates } from "../../shots/suggestion-states.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The specification's breakpoints with a phone and a laptop around them, in CSS pixels. */
const widths = [360, 480, 768, 1280];

for (const { name, reach } of [...followingStates, ...suggestionStates, ...coAuthorStates])
  test(`has no barrier in any width, by night and by day: ${name}`, async ({ page, server, watched }) => {
    // A deck of others is looked for among the own ones first.
    watched.expectConsole(/404/);
    await reach(page, server);
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await tooWide(page), `wider than ${width} px`).toBe(0);
        await expectNoBarriersNightAndDay(page);
      });
  });
