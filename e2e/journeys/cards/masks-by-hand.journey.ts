import { expectNoBarriers, expectNoBarriersAsShown } from "../../kit/checks/barriers.ts";
import { smallTargets } from "../../kit/checks/small-targets.ts";
import { maskEditor } from "../../kit/screens/mask-editor.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("by keys alone every shape is drawn, moved and resized, a polygon corner by corner, and each says its name", async ({
  page,
  student,
}) => {
  const { dialog, mask } = await maskEditor(page, student);
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
  };
  await dialog.getByRole("button", { name: "Add an ellipse" }).press("Enter");
  await expect(mask("Mask 1, ellipse")).toBeFocused();
  await keys("ArrowUp", "Shift+ArrowDown");

  await dialog.getByRole("button", { name: "Add a polygon" }).press("Enter");
  await expect(mask("Mask 2, polygon")).toBeFocused();
  await expect(dialog.getByRole("status")).toHaveText("Mask 2 added");
  await keys("ArrowRight", "Shift+ArrowDown", "Tab");
  await expect(mask("Corner 1 of 4")).toBeFocused();
  await keys("ArrowUp", "+", "Tab");
  await expect(mask("Corner 2 of 5")).toBeFocused();
  await keys("ArrowRight", "Shift+Tab", "Shift+Tab");
  await expect(mask("Mask 2, polygon")).toBeFocused();
  for (let corner = 1; corner <= 5; corner += 1) await keys("Tab");
  await expect(mask("Corner 5 of 5")).toBeFocused();
  await keys("Delete");
  await expect(mask("Corner 4 of 4")).toBeFocused();
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await page.getByRole("button", { name: "Draw masks over the picture of card 1" }).press("Enter");
  await mask("Mask 2, polygon").focus();
  await expect(dialog.getByRole("button", { name: /^Corner/ })).toHaveCount(4);
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a finger draws a box and a polygon, moves one and resizes it by its corner", async ({ page, student }) => {
    const { dialog, canvas, mask } = await maskEditor(page, student);
    // Taps on what is below scroll the dialog.
    const frame = async () => (await canvas.boundingBox())!;
    const at = async ([x, y]: readonly [number, number]) => {
      const box = await frame();
      return { x: box.x + x * box.width, y: box.y + y * box.height };
    };
    const screen = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", place?: readonly [number, number]) =>
      screen.send("Input.dispatchTouchEvent", { type, touchPoints: place ? [await at(place)] : [] });
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      await canvas.scrollIntoViewIfNeeded();
      await touch("touchStart", from);
      for (const share of [0.3, 0.6, 1])
        await touch("touchMove", [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
      await touch("touchEnd");
    };
    const placeOf = async (name: string) => {
      const box = await frame();
      const { x, y, width, height } = (await mask(name).locator("rect, ellipse, polygon").boundingBox())!;
      const [left, top] = [(x - box.x) / box.width, (y - box.y) / box.height];
      return [left, top, left + width / box.width, top + height / box.height];
    };
    const near = async (name: string, places: readonly number[]) => {
      const now = await placeOf(name);
      places.forEach((place, edge) => expect(Math.abs((now[edge] ?? 9) - place), `edge ${edge} of ${now.join()}`).toBeLessThan(0.03));
    };
    const boxName = "Mask 1, box";

    await drag([0.1, 0.1], [0.4, 0.3]);
    await near(boxName, [0.1, 0.1, 0.4, 0.3]);
    await dialog.getByRole("button", { name: "Polygon", exact: true }).tap();
    await canvas.scrollIntoViewIfNeeded();
    for (const corner of [
      [0.6, 0.5],
      [0.9, 0.5],
      [0.75, 0.8],
    ] as const) {
      const { x, y } = await at(corner);
      await page.touchscreen.tap(x, y);
    }
    await dialog.getByRole("button", { name: "Close the shape" }).tap();
    await near("Mask 2, polygon", [0.6, 0.5, 0.9, 0.8]);

    await dialog.getByRole("button", { name: "Select and move" }).tap();
    await drag([0.2, 0.2], [0.3, 0.3]);
    await near(boxName, [0.2, 0.2, 0.5, 0.4]);
    // Beside the dot, where a finger lands.
    await drag([0.53, 0.42], [0.63, 0.52]);
    await near(boxName, [0.2, 0.2, 0.6, 0.5]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoBarriersAsShown(page);
    expect(await smallTargets(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Done" }).tap();
    await expect(page.getByRole("button", { name: "Draw masks over the picture of card 1" })).toHaveText("2 masks");
    await expect(dialog).toHaveCount(0);
    await expectNoBarriersAsShown(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});

test.describe("on a tablet", () => {
  const onItsSide = { width: 1180, height: 820 };
  const upright = { width: 820, height: 1180 };
  test.use({ viewport: onItsSide, hasTouch: true });

  test("the editor stays open when the tablet is turned, with its steps to undo, and the focus goes to what opens it now", async ({
    page,
    student,
  }) => {
    const { dialog, mask } = await maskEditor(page, student);
    const opener = page.getByRole("button", { name: "Draw masks over the picture of card 1" });
    const look = page.getByRole("button", { name: "See card 1" });
    const preview = page.getByRole("complementary", { name: "Preview", includeHidden: true });
    const addAndTurn = async (shape: string, size: typeof upright, previews: number) => {
      await dialog.getByRole("button", { name: shape }).tap();
      await page.setViewportSize(size);
      await expect(preview).toHaveCount(previews);
    };
    await addAndTurn("Add a box", upright, 0);
    await expect(mask("Mask 1, box")).toBeVisible();
    await dialog.getByRole("button", { name: "Undo" }).tap();
    await expect(mask("Mask 1, box")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Add an ellipse" }).tap();
    await dialog.getByRole("button", { name: "Done" }).tap();
    await expect(look).toBeFocused();
    await look.tap();
    await expect(opener).toHaveText("1 mask");
    await opener.tap();
    await addAndTurn("Add a box", onItsSide, 1);
    await dialog.getByRole("button", { name: "Done" }).tap();
    await expect(opener).toHaveText("2 masks");
    await expect(opener).toBeFocused();
  });
});
