import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/test.ts";

/** All scripts but the small one that runs before the first paint, and but the landing page's. */
const otherScripts = /\/assets\/(?!before-paint-|landing-screen-).*\.js/;
const landingScript = /\/assets\/landing-screen-.*\.js/;

/** Holds these scripts back until the returned function is called. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The landing page before its scripts: `start` lets the app begin, which keeps the frame in its place; `land` lets the screen itself take over. */
async function openFrame(page: Page) {
  const goOn = await hold(page, otherScripts);
  const land = await hold(page, landingScript);
  await page.goto("/", { waitUntil: "commit" });
  await expect(opener(page, "signup")).toBeVisible();
  return {
    start: async () => {
      goOn();
      await expect(page.locator('[data-frame="place"]')).toBeVisible();
    },
    land: async () => {
      land();
      await expect(page.locator("[data-frame]")).toHaveCount(0);
    },
  };
}

function opener(page: Page, form: "signup" | "login") {
  return page.locator(`[data-opens-form="${form}"]:visible`).first();
}

/** Where the pointer presses. */
async function middle(page: Page, form: "signup" | "login"): Promise<[number, number]> {
  const box = await opener(page, form).boundingBox();
  if (!box) throw new Error("the button has no place");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function expectForm(page: Page, tab: "Sign up" | "Log in"): Promise<void> {
  await expect(page.getByRole("dialog").getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
}

test("a press that is held while the app starts is a tap", async ({ openBrowser }) => {
  const { page } = await openBrowser();
  const { start, land } = await openFrame(page);
  await page.mouse.move(...(await middle(page, "signup")));
  await page.mouse.down();
  await start();
  await page.mouse.up();
  await land();
  await expectForm(page, "Sign up");
});

test("a press that is held until the screen has taken over is a tap", async ({ openBrowser }) => {
  const { page } = await openBrowser();
  const { start, land } = await openFrame(page);
  await page.mouse.move(...(await middle(page, "login")));
  await page.mouse.down();
  await start();
  await land();
  await page.mouse.up();
  await expectForm(page, "Log in");
});

test("a press that ends beside the button, or on the other one, is no tap", async ({ openBrowser }) => {
  const { page } = await openBrowser();
  const { start, land } = await openFrame(page);
  await page.mouse.move(...(await middle(page, "login")));
  await page.mouse.down();
  await start();
  await land();
  await page.mouse.move(...(await middle(page, "signup")));
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the last of two taps counts, and one button alone says that it is busy", async ({ openBrowser }) => {
  const { page } = await openBrowser();
  const { start, land } = await openFrame(page);
  await opener(page, "signup").click();
  await start();
  await opener(page, "login").click();
  await expect(opener(page, "login")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-frame] [aria-busy]")).toHaveCount(1);
  await land();
  await expectForm(page, "Log in");
});

test("a tap by touch opens its form", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { hasTouch: true });
  const { start, land } = await openFrame(page);
  await start();
  await opener(page, "login").tap();
  await land();
  await expectForm(page, "Log in");
});

for (const key of ["Enter", "Space"])
  test(`the focus stays on its button while the scripts take over, and ${key} opens the form`, async ({ openBrowser }) => {
    const { page } = await openBrowser();
    const { start, land } = await openFrame(page);
    await opener(page, "signup").focus();
    await start();
    await expect(opener(page, "signup")).toBeFocused();
    await land();
    await expect(opener(page, "signup")).toBeFocused();
    await page.keyboard.press(key);
    await expectForm(page, "Sign up");
  });

test("the space bar that is held while the scripts take over opens the form", async ({ openBrowser }) => {
  const { page } = await openBrowser();
  const { start, land } = await openFrame(page);
  await opener(page, "login").focus();
  await page.keyboard.down("Space");
  await start();
  await land();
  await page.keyboard.up("Space");
  await expectForm(page, "Log in");
});

// React draws the screen as soon as its code is there, and shows it up to 0.3 s later.
for (const delayMs of [0, 30, 60, 100, 150, 200, 250])
  test(`a tap ${delayMs} ms after the screen's code has come opens its form`, async ({ openBrowser }) => {
    const { page } = await openBrowser();
    await page.addInitScript((pauseMs) => {
      new PerformanceObserver((list) => {
        if (!list.getEntries().some(({ name }) => name.includes("/landing-screen-") && name.endsWith(".js"))) return;
        setTimeout(() => {
          const buttons = [...document.querySelectorAll<HTMLElement>('[data-opens-form="signup"]')];
          buttons.find((button) => button.checkVisibility())?.click();
        }, pauseMs);
      }).observe({ type: "resource" });
    }, delayMs);
    const { start, land } = await openFrame(page);
    await start();
    await land();
    await expectForm(page, "Sign up");
  });

test("a tap at any moment of the start opens its form", async ({ openBrowser }) => {
  const { page } = await openBrowser();
  await page.goto("/");
  await expect(page.locator("[data-frame]")).toHaveCount(0);
  // The frame's button stands in the same place.
  const place = await middle(page, "signup");
  for (let step = 0; step < 30; step++) {
    await page.goto("/", { waitUntil: "commit" });
    await expect(opener(page, "signup")).toBeVisible();
    await page.waitForTimeout(step * 10);
    await page.mouse.click(...place, { delay: step % 3 ? 0 : 60 });
    await expectForm(page, "Sign up");
  }
});
