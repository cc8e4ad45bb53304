import { themes } from "@recollect/domain/accounts/themes.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brightened, colourOf, contrast, over, type Colour } from "../../test/colour.ts";
import { tintOf } from "../ui/tint.ts";

const sheet = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const TEXT = 4.5;
const EDGE = 3;

const hues = Array.from({ length: 8 }, (_, id) => Object.values(tintOf(id))[0] as number);
const grounds = ["night-0", "night-1", "night-2", "night-3", "glow"];
const sleeves = ["t-0", "t-1"];

describe.each(["night", "day"] as const)("by %s", (scheme) => {
  describe.each(themes.map((name, index) => [name, index] as const))("the accent %s", (_, theme) => {
    const tokens = tokensOf(scheme, theme);

    test("has readable text", () => {
      expect(between(tokens, "on-accent", "accent")).toBeGreaterThanOrEqual(TEXT);
    });

    test.each(grounds.slice(0, 4))("is readable on %s, on soft too", (ground) => {
      expect(between(tokens, "accent", ground)).toBeGreaterThanOrEqual(TEXT);
      expect(onSoft(tokens, ground)).toBeGreaterThanOrEqual(TEXT);
    });

    test.each(hues)("is readable on a sleeve of hue %i, on soft too", (hue) => {
      const tinted = new Map([...tokens, ["h", String(hue)]]);
      for (const sleeve of sleeves) {
        expect(between(tinted, "accent", sleeve)).toBeGreaterThanOrEqual(TEXT);
        expect(onSoft(tinted, sleeve)).toBeGreaterThanOrEqual(TEXT);
      }
    });
  });

  const tokens = tokensOf(scheme, 1);
  const texts = ["text", "text-2", "text-3", "good", "part", "yet", "bad", "warn"];

  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))("%s is readable on %s", (text, ground) => {
    expect(between(tokens, text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(["good", "part", "yet"])("text on the verdict %s is readable", (verdict) => {
    expect(between(tokens, "on-accent", verdict)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([
    ["on-bad", "bad"],
    ["bad", "bad-night"],
    ["bad-text", "bad-night"],
    ["text", "bad-night"],
    ["ink", "paper"],
    ["ink-2", "paper"],
    ["ink", "paper-2"],
    ["ink", "mark"],
  ])("%s is readable on %s", (text, ground) => {
    expect(between(tokens, text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test("the card is brighter than everything around it", () => {
    const white = colourOf("#ffffff");
    const darkness = (name: string, tinted: ReadonlyMap<string, string> = tokens) => contrast(white, seen(tinted, name));
    for (const ground of grounds) expect(darkness(ground), ground).toBeGreaterThan(darkness("paper"));
    for (const hue of hues)
      for (const sleeve of sleeves) expect(darkness(sleeve, new Map([...tokens, ["h", String(hue)]]))).toBeGreaterThan(darkness("paper"));
  });

  test("a waiting card in its sleeve is readable", () => {
    const dim = Number(tokens.get("p-rest"));
    for (const ink of ["ink", "ink-2"])
      expect(contrast(brightened(seen(tokens, ink), dim), brightened(seen(tokens, "paper"), dim))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(["night-0", "night-1", "night-2"])("the border of a control is visible on %s", (ground) => {
    expect(between(tokens, "edge", ground)).toBeGreaterThanOrEqual(EDGE);
  });

  test.each(hues)("on a sleeve of hue %i text is readable, and the known part of its bar is visible", (hue) => {
    const tinted = new Map([...tokens, ["h", String(hue)]]);
    for (const sleeve of sleeves) {
      for (const text of texts) expect(between(tinted, text, sleeve)).toBeGreaterThanOrEqual(TEXT);
      expect(between(tinted, "t-hi", sleeve)).toBeGreaterThanOrEqual(EDGE);
    }
    expect(between(tinted, "t-hi", "t-lo")).toBeGreaterThanOrEqual(EDGE);
  });
});

test("by day the page is nearly white", () => {
  const tokens = tokensOf("day", 1);
  for (const ground of ["night-1", "night-2", "night-3", "glow"])
    expect(contrast(colourOf("#ffffff"), seen(tokens, ground)), ground).toBeLessThan(1.15);
});

/** Each token with its value in a colour scheme, for a student with a theme. */
function tokensOf(scheme: "night" | "day", theme: number): ReadonlyMap<string, string> {
  const blocks = [":root", ":root,\n[data-theme]", `[data-theme="${theme}"]`, '[style*="--h:"]'];
  if (scheme === "day") blocks.splice(1, 0, '[data-scheme="day"]');
  if (scheme === "day") blocks.push('[data-scheme="day"] [style*="--h:"]');
  return new Map(blocks.flatMap(declarationsOf));
}

function declarationsOf(selector: string): [name: string, text: string][] {
  const start = `\n${sheet}`.indexOf(`\n${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no block ${selector}`);
  const block = sheet.slice(start, sheet.indexOf("\n}", start));
  return [...block.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm)].map(([, name = "", text = ""]) => [name, text]);
}

function seen(tokens: ReadonlyMap<string, string>, name: string): Colour {
  let text = `var(--${name})`;
  while (text.includes("var("))
    text = text.replaceAll(/var\(--([\w-]+)\)/g, (_, token: string) => {
      const value = tokens.get(token);
      if (value === undefined) throw new Error(`tokens.css has no --${token}`);
      return value;
    });
  return colourOf(text);
}

function between(tokens: ReadonlyMap<string, string>, one: string, other: string): number {
  return contrast(seen(tokens, one), seen(tokens, other));
}

function onSoft(tokens: ReadonlyMap<string, string>, ground: string): number {
  return contrast(seen(tokens, "accent"), over(seen(tokens, "soft"), seen(tokens, ground)));
}
