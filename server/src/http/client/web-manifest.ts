import type { Appearance } from "@recollect/domain/appearance.ts";

import { DEFAULT_LANGUAGE, pageDirection, type InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";

import { textsIn } from "../../languages/texts-in.ts";
import { manifestTexts } from "./web-manifest.texts.ts";

/** Where browsers find the manifest, by which they can install the site as an app. */
export const manifestAddress = "/manifest.webmanifest";

/** The page's background in each scheme: the window has it while the app starts. The client's `before-paint.ts` has the same. */
const grounds = { day: "#f2f3f8", night: "#0b1122" } as const;

type IconPurpose = "any" | "maskable";

export type WebManifest = ReturnType<typeof webManifest>;

/** Describes the site as an app of this brand. `appearance` is the site's own: a manifest is the same for all students of a language. */
export function webManifest({ brand, appearance }: { brand: string; appearance: Appearance }) {
  const ground = grounds[appearance === "day" ? "day" : "night"];
  const manifest = {
    // The identity of the installed app: it stays when the first address changes.
    id: "/",
    scope: "/",
    start_url: "/decks",
    name: brand,
    short_name: brand,
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
  };
  return inLanguage(manifest, DEFAULT_LANGUAGE);
}

/** The manifest with its words in a language; the identity of the installed app stays. */
export function inLanguage<Manifest extends { name: string }>(manifest: Manifest, language: InterfaceLanguage) {
  const texts = manifestTexts(textsIn(language));
  const icons = [icon(192, "any", "/icon-192.png")];
  return {
    ...manifest,
    description: texts.description(manifest.name),
    lang: language,
    dir: pageDirection(language),
    shortcuts: [
      { name: texts.study, url: "/study", icons },
      { name: texts.newDeck, url: "/create-deck", icons },
    ],
  };
}

function icon(sizePx: number, purpose: IconPurpose, src: string) {
  return { src, sizes: `${sizePx}x${sizePx}`, type: "image/png", purpose };
}
