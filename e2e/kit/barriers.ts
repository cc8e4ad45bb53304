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
  await expectNoneNow(page);
  const size = page.viewportSize();
  if (!isLookedAtWide || size === null || size.width >= wide) return;
  await page.setViewportSize({ ...size, width: wide });
  await expectNoneNow(page);
  await page.setViewportSize(size);
}

async function expectNoneNow(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules(await rulesThatDoNotFit(page)).analyze();
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
  );
  expect(told).toEqual([]);
}

/** An open menu lies over the whole page, which is hidden from screen readers meanwhile; so it need not stand in a landmark. */
async function rulesThatDoNotFit(page: Page): Promise<string[]> {
  return (await page.getByRole("menu").isVisible()) ? ["region"] : [];
}
