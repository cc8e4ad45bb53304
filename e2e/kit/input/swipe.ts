import { expect, type Locator, type Page } from "@playwright/test";

/** A finger on the screen, from the middle of an element to the side by so many px: the browser itself decides whether it is a swipe. */
export async function swipe(page: Page, over: Locator, byPx: number): Promise<void> {
  await finger(page, over, byPx, { restFrames: 12 });
}

/** The same, and the finger leaves the screen while it still moves. */
export async function flick(page: Page, over: Locator, byPx: number): Promise<void> {
  await finger(page, over, byPx, { restFrames: 0 });
}

/** A double tap, sent at once: two taps that wait for the page may be too far apart on a busy machine. */
export async function doubleTap(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  expect(box).not.toBeNull();
  const touchPoints = [{ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd") =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchStart" ? touchPoints : [] });
  await Promise.all([touch("touchStart"), touch("touchEnd"), touch("touchStart"), touch("touchEnd")]);
  await screen.detach();
}

/** Two fingers that move apart around a point, as to zoom a picture. */
export async function pinch(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", apart: number) =>
    screen.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [
        { x, y: y - apart, id: 0 },
        { x, y: y + apart, id: 1 },
      ],
    });
  await touch("touchStart", 40);
  for (let apart = 50; apart <= 160; apart += 10) await touch("touchMove", apart);
  await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await screen.detach();
}

async function finger(page: Page, over: Locator, byPx: number, { restFrames }: { restFrames: number }): Promise<void> {
  const box = await over.boundingBox();
  expect(box).not.toBeNull();
  const from = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", movedPx?: number) =>
    screen.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: movedPx === undefined ? [] : [{ x: from.x + movedPx, y: from.y + Math.abs(movedPx) / 10 }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 8; step++) await touch("touchMove", (byPx * step) / 8);
  // At rest before it leaves the screen: after a fling a browser treats the next tap as its end, and not as a click.
  for (let frame = 0; frame < restFrames; frame++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await touch("touchMove", byPx + (frame % 2));
  }
  await touch("touchEnd");
  await screen.detach();
}
