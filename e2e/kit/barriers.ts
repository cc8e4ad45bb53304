import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const isLookedAtWide = process.env["TESTS"] === "all";

/** A phone's, where everything is closest together. */
export const axeWidths = [360];
const wide = 1280;

/**
 * What axe finds on the page as it stands: nothing; and with `npm test -- --all` nothing as wide as on a laptop either. Ask for reduced motion,
 * for a fading element has no contrast of its own yet.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await atEachWidth(page, expectNoneNow);
}

/** The same, and its colours by day as well: the other room has the same page in other colours. */
export async function expectNoBarriersByDayToo(page: Page): Promise<void> {
  await atEachWidth(page, async () => {
    await expectNoneNow(page);
    const room = await enter(page, "day");
    await expectNoneIn((await readable(page)).withRules(["color-contrast"]));
    await enter(page, room);
  });
}

async function atEachWidth(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await look(page);
  const size = page.viewportSize();
  if (!isLookedAtWide || size === null || size.width >= wide) return;
  await page.setViewportSize({ ...size, width: wide });
  await look(page);
  await page.setViewportSize(size);
}

async function expectNoneNow(page: Page): Promise<void> {
  await expectNoneIn(new AxeBuilder({ page }).disableRules(await rulesThatDoNotFit(page)));
}

/** What is to be read: a dialog alone where one is open, for the page behind it has gone black. */
async function readable(page: Page): Promise<AxeBuilder> {
  const axe = new AxeBuilder({ page });
  const dialogs = '[role="dialog"], [role="alertdialog"]';
  return (await page.locator(dialogs).filter({ visible: true }).count()) > 0 ? axe.include(dialogs) : axe;
}

/** Gives the room that the page was in. Colours that would fade over are there at once: half-way they have no contrast of their own. */
function enter(page: Page, room: string): Promise<string> {
  return page.evaluate((next) => {
    const { dataset } = document.documentElement;
    const before = dataset["room"] ?? "night";
    dataset["room"] = next;
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    return before;
  }, room);
}

async function expectNoneIn(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
  );
  expect(told).toEqual([]);
}

/** An open menu lies over the whole page, which is hidden from screen readers meanwhile; so it need not stand in a landmark. */
async function rulesThatDoNotFit(page: Page): Promise<string[]> {
  return (await page.getByRole("menu").isVisible()) ? ["region"] : [];
}
