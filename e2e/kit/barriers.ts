import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** A phone's, where everything is closest together; `npm test -- --all` looks at a laptop's too. */
export const axeWidths = process.env["TESTS"] === "all" ? [360, 1280] : [360];

/** What axe finds on the page as it stands: nothing. Ask for reduced motion, for a fading element has no contrast of its own yet. */
export async function expectNoBarriers(page: Page): Promise<void> {
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
