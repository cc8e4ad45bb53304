import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { webManifest } from "./web-manifest.ts";

const publicFolder = new URL("../../../../client/public", import.meta.url);

describe("the manifest", () => {
  const manifest = webManifest({ brand: "Mneme", appearance: "night" });

  test("names the app by its brand, wherever a name stands", () => {
    expect([manifest.name, manifest.short_name, manifest.description.split(" ")[0]]).toEqual(["Mneme", "Mneme", "Mneme"]);
    expect(JSON.stringify(manifest)).not.toContain("Recollect");
  });

  test("keeps the app's identity apart from the address it starts at", () => {
    expect([manifest.id, manifest.scope, manifest.start_url]).toEqual(["/", "/", "/decks"]);
  });

  test("offers studying and a new deck as shortcuts", () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ["Study", "/study"],
      ["New deck", "/create-deck"],
    ]);
  });

  test("has each icon in the size and for the purpose that browsers ask for", () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      const png = readFileSync(`${publicFolder.pathname}${src}`);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  test.each([
    ["night", "#0b1122"],
    ["system", "#0b1122"],
    ["day", "#f2f3f8"],
  ] as const)("of a site that is drawn by %s starts on %s, the ground of its pages", (appearance, ground) => {
    const { background_color: background, theme_color: theme } = webManifest({ brand: "Mneme", appearance });
    expect([background, theme]).toEqual([ground, ground]);
    expect(readFileSync(new URL("../../../../client/src/lib/appearance/before-paint.ts", import.meta.url), "utf8")).toContain(ground);
  });
});
