import { expect, type Locator, type Page } from "@playwright/test";
import { screenHeading } from "./screen-heading.ts";

type Cards = readonly (readonly [term: string, definition: string])[];

/** Enough cards for a game, which can't be mixed up. */
export const rocks = [
  ["Basalt", "cooled lava"],
  ["Granite", "kitchen worktops"],
  ["Marble", "statues"],
  ["Slate", "roof tiles"],
  ["Chalk", "old blackboards"],
  ["Pumice", "floats on water"],
] as const;

/** A game of Match with the cards of its deck. */
export function matchScreen(page: Page, cards: Cards = rocks) {
  const tiles = page.getByRole("list", { name: "Sides to match" }).getByRole("button");
  const tile = (text: string): Locator => tiles.filter({ hasText: text });

  async function textOf(key: Locator): Promise<string> {
    // Which side it is stands before it, in any language.
    return (await key.textContent())?.replace(/^[^:]*:\s*/, "") ?? "";
  }

  return {
    tiles,
    tile,
    start: async () => {
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await tiles.first().waitFor();
    },
    isAt: (pairs: number) => expect(screenHeading(page)).toHaveText(pairs === 1 ? "1 pair to go" : `${pairs} pairs to go`),
    /** The cards that are on the table, in the order of their terms on it. */
    async table(): Promise<Cards> {
      const texts = await Promise.all((await tiles.all()).map(textOf));
      return texts.flatMap((text) => cards.filter(([term]) => term === text));
    },
    /** The server takes no game that is faster than anybody can play: the clock shows it. */
    async slowDown(): Promise<void> {
      await expect(page.getByRole("timer")).toHaveText(/(?:^|\D)(?:[4-9]|\d\d)\.\d(?!\d)/, { timeout: 30_000 });
    },
    end: page.getByRole("heading", { level: 1, name: /^Done in / }),
    /** Goes to a tile by arrow keys and presses it. */
    async pressByKeys(text: string): Promise<void> {
      const wanted = tile(text);
      for (let steps = 0; steps < 30; steps++) {
        const key = await wanted.evaluate(keyTowards, steps);
        await page.keyboard.press(key);
        if (key === "Space") return;
      }
      throw new Error(`the arrow keys don't reach ${text}`);
    },
  };
}

/** The arrow key that leads from the focused tile towards this one: along the longer way, and at times along the other one. Space on the tile itself. */
function keyTowards(wanted: Element, step: number): string {
  if (wanted === document.activeElement) return "Space";
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const from = document.activeElement?.closest("li") ?? null;
  if (from === null) return "ArrowDown";
  const [[x, y], [toX, toY]] = [middle(from), middle(wanted)];
  const isAcross = Math.abs(toX - x) > Math.abs(toY - y) !== (step % 5 === 4);
  if (isAcross) return toX > x ? "ArrowRight" : "ArrowLeft";
  return toY > y ? "ArrowDown" : "ArrowUp";
}
