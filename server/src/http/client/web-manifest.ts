import type { Appearance } from "@recollect/domain/appearance.ts";

import { manifestTexts as texts } from "./web-manifest.texts.ts";

/** Where browsers find the manifest, by which they can install the site as an app. */
export const manifestAddress = "/manifest.webmanifest";

/** The page's background in each scheme: the window has it while the app starts. The client's `before-paint.ts` has the same. */
const grounds = { day: "#e0d9d0", night: "#0b1122" } as const;

type IconPurpose = "any" | "maskable";

/** Describes the site as an app of this brand. `appearance` is the site's own: a manifest is the same for all students. */
export function webManifest({ brand, appearance }: { brand: string; appearance: Appearance }) {
  const ground = grounds[appearance === "day" ? "day" : "night"];
  return {
    // The identity of the installed app: it stays when the first address changes.
    id: "/",
    scope: "/",
    start_url: "/decks",
    name: brand,
    short_name: brand,
    description: texts.description(brand),
    lang: "en",
    dir: "ltr",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    categories: ["education"],
    icons: [
      icon(192, "any", "/icon-192.png"),
      icon(512, "any", "/icon-512.png"),
      icon(192, "maskable", "/icon-maskable-192.png"),
      icon(512, "maskable", "/icon-maskable-512.png"),
    ],
    shortcuts: [
      { name: texts.study, url: "/study", icons: [icon(192, "any", "/icon-192.png")] },
      { name: texts.newDeck, url: "/create-deck", icons: [icon(192, "any", "/icon-192.png")] },
    ],
  };
}

function icon(sizePx: number, purpose: IconPurpose, src: string) {
  return { src, sizes: `${sizePx}x${sizePx}`, type: "image/png", purpose };
}
