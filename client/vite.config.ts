import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { DEFAULT_BRAND } from "../domain/src/brand.ts";
import { beforePaint } from "./build/before-paint.ts";
import { againWhenLost } from "./build/again-when-lost.ts";
import { loadedTogether } from "./build/loaded-together.ts";
import { partsByNeed } from "./build/parts-by-need.ts";
import { smallIcons } from "./build/small-icons.ts";
import { withoutFramework } from "./build/without-framework.ts";

/** The server puts the brand into the built page; while developing, no one stands between, so the page gets it here. */
function devBrand(): Plugin {
  return {
    name: "dev-brand",
    apply: "serve",
    transformIndexHtml: (html) =>
      html
        .replaceAll("%BRAND%", process.env["BRAND"] ?? DEFAULT_BRAND)
        .replaceAll("%SIGN_IN%", "")
        .replaceAll("%APPEARANCE%", process.env["APPEARANCE"] ?? ""),
  };
}

/** The font is found in the page itself rather than after the stylesheet, so that the first text is drawn in it. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
            injectTo: "head-prepend",
          })),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    devBrand(),
    beforePaint(import.meta.dirname),
    preloadFont(),
    withoutFramework(),
    smallIcons(),
    partsByNeed(),
    againWhenLost(),
  ],
  server: { proxy: { "/api": { target: `http://localhost:${process.env["PORT"] ?? "3000"}`, changeOrigin: false } } },
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    // A strict content security policy allows neither inline scripts nor data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: loadedTogether(`${import.meta.dirname}/src/main.tsx`), includeDependenciesRecursively: false } },
    },
  },
});
