import { themes } from "@recollect/domain/accounts/themes.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

/** WCAG 2.2, relative luminance, from 0 to 1 */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, from 1 to 21 */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(token(one)), luminance(token(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const nights = ["night-0", "night-1", "night-2", "night-3"];

describe.each(themes.map((name, index) => [name, `theme-${index}`] as const))("the accent %s", (_, accent) => {
  test("carries readable text", () => {
    expect(contrast("on-accent", accent)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(nights)("is readable on %s", (night) => {
    expect(contrast(accent, night)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(nights.flatMap((night) => ["text", "text-2", "text-3", "good", "bad", "warn"].map((text) => [text, night] as const)))(
  "%s is readable on %s",
  (text, night) => {
    expect(contrast(text, night)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(["ink", "ink-2"])("%s is readable on paper", (ink) => {
  expect(contrast(ink, "paper")).toBeGreaterThanOrEqual(4.5);
});

test.each(["night-0", "night-1", "night-2"])("the edge of a control stands out from %s", (night) => {
  expect(contrast("edge", night)).toBeGreaterThanOrEqual(3);
});
