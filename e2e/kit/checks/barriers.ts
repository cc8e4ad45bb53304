import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { themes } from "@recollect/domain/accounts/themes.ts";

const isLookedAtClosely = process.env["TESTS"] === "all";

/** A phone's width, where elements are closest together. */
export const axeWidths = [360];
const wide = 1280;

/** The number of checks by day: each has the next of the five accents. */
const looksByDay = new WeakMap<Page, number>();

/**
 * Checks that axe finds nothing on the current page; with `npm test -- --all` also by day and as wide as on a laptop. Needs reduced motion, since a
 * fading element has no contrast of its own yet.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await expectNoBarriersAsShown(page);
  if (!isLookedAtClosely) return;
  await expectNoneByDay(page);
  const size = page.viewportSize();
  if (size === null || size.width >= wide) return;
  await page.setViewportSize({ ...size, width: wide });
  await expectNoBarriersAsShown(page);
  await page.setViewportSize(size);
}

/** The same in both colour schemes, whichever tests are run. */
export async function expectNoBarriersNightAndDay(page: Page): Promise<void> {
  await expectNoBarriersAsShown(page);
  await expectNoneByDay(page);
}

/** The same page in the other colour scheme. */
async function expectNoneByDay(page: Page): Promise<void> {
  const look = looksByDay.get(page) ?? 0;
  looksByDay.set(page, look + 1);
  const before = await draw(page, { scheme: "day", theme: String(look % themes.length) });
  await expectNoneIn(page, (await readable(page)).withRules(["color-contrast"]));
  await draw(page, before);
}

/** Less than half of the bytes of the package's `source`, and so half of the time until a page has compiled it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** A program that does nothing; an empty one would count as missing. */
const nothing = "null";

/** The page as it is shown, in one width and one colour scheme. */
export async function expectNoBarriersAsShown(page: Page): Promise<void> {
  await expectNoneIn(page, (await axeOn(page)).disableRules(await rulesThatDoNotFit(page)));
}

/**
 * In one call, and only with violations: otherwise axe merges its results in a page of its own, which makes no difference without frames of other
 * origins, of which there are none, and takes four times as long. A page is sent axe's 650 kB once, and not twice for each check as the builder
 * would, which took most of the remaining time.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axeSource);
  return new AxeBuilder({ page, axeSource: nothing }).setLegacyMode().options({ resultTypes: ["violations"] });
}

/** The part to check: only an open dialog, since the page behind it is dimmed. */
async function readable(page: Page): Promise<AxeBuilder> {
  const axe = await axeOn(page);
  const dialogs = '[role="dialog"], [role="alertdialog"]';
  return (await page.locator(dialogs).filter({ visible: true }).count()) > 0 ? axe.include(dialogs) : axe;
}

type Drawn = { scheme: string | undefined; theme: string | undefined };

/** Returns the previous colour scheme. */
function draw(page: Page, { scheme, theme }: Drawn): Promise<Drawn> {
  return page.evaluate(
    (next) => {
      const { dataset } = document.documentElement;
      const before = { scheme: dataset["scheme"], theme: dataset["theme"] };
      for (const [name, value] of Object.entries(next)) {
        if (value === undefined) delete dataset[name];
        else dataset[name] = value;
      }
      return before;
    },
    { scheme, theme },
  );
}

/**
 * Finishes transitions and animations, and those they start in turn, such as inherited colours: half-way a text has no contrast of its own. Endless
 * animations are left alone.
 */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let isMoving = true; isMoving;) {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      const moving = ending.filter(({ playState }) => playState === "running");
      for (const animation of moving) animation.finish();
      isMoving = moving.length > 0;
      await new Promise(requestAnimationFrame);
    }
  });
}

async function expectNoneIn(page: Page, axe: AxeBuilder): Promise<void> {
  await settle(page);
  const { violations } = await axe.analyze();
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
  );
  expect.soft(messages, "barriers").toEqual([]);
}

/** An open menu covers the whole page, which is hidden from screen readers meanwhile; so it need not be in a landmark. */
async function rulesThatDoNotFit(page: Page): Promise<string[]> {
  return (await page.getByRole("menu").isVisible()) ? ["region"] : [];
}
