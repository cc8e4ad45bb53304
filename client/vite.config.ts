import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { DEFAULT_BRAND } from "../domain/src/brand.ts";
import { beforePaint } from "./build/before-paint.ts";
import { firstFrame } from "./build/first-frame.ts";
import { shortClassName } from "./build/short-class-name.ts";
import { againWhenLost } from "./build/again-when-lost.ts";
import { devPseudoLanguages } from "./build/language/dev-pseudo-languages.ts";
import { languagesPlugin } from "./build/language/languages-plugin.ts";
import { loadedTogether } from "./build/loaded-together.ts";
import { partsByNeed } from "./build/parts-by-need.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { wholeParts } from "./build/whole-parts.ts";

/** The server inserts the brand into the built page; the development server has no such step, so the page gets it here. */
function devBrand(): Plugin {
  return {
    name: "dev-brand",
    apply: "serve",
    transformIndexHtml: (html) =>
      html
        .replaceAll("%BRAND%", process.env["BRAND"] ?? DEFAULT_BRAND)
        .replaceAll("%LANGUAGES%", "")
        .replaceAll("%SIGN_IN%", "")
        .replaceAll("%ORIGIN%", "")
        .replaceAll("%OFFLINE%", "off")
        .replaceAll("%VISITORS%", "read")
        .replaceAll("%APPEARANCE%", process.env["APPEARANCE"] ?? ""),
  };
}

/** The page itself preloads the font, rather than the style sheet, so that the first text is rendered in it. */
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

/** The files that a page has loaded already when it imports a part, so that they need not be in the part's list. */
function isThereWith(host: string): RegExp {
  return /\/(?:base|index)-/.test(host)
    ? /\/(?:rolldown-runtime|react|base)-[\w-]+\.(?:js|css)$/
    : /\/(?:rolldown-runtime|react|base|query|student)-[\w-]+\.(?:js|css)$/;
}

/** Dynamically imported files have a name; shared ones have none: file names are a tenth of the first load of a screen. */
const named = /^(?:rolldown-runtime|react|base|query|student|before-paint)$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    languagesPlugin(`${import.meta.dirname}/..`),
    react(),
    devBrand(),
    devPseudoLanguages(),
    beforePaint(import.meta.dirname),
    firstFrame(import.meta.dirname),
    preloadFont(),
    partsByNeed(),
    wholeParts(import.meta.dirname),
    againWhenLost(),
    serviceWorker(import.meta.dirname),
  ],
  server: { proxy: { "/api": { target: `http://localhost:${process.env["PORT"] ?? "3000"}`, changeOrigin: false } } },
  // As short as possible, since they are in the scripts too.
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    // A strict content security policy allows neither inline scripts nor data: addresses.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, needed, { hostId, hostType }) =>
        hostType === "html" ? needed : [...new Set([part, ...needed.filter((file) => !isThereWith(hostId).test(file))])],
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: ({ name, isDynamicEntry }) => `assets/${isDynamicEntry || named.test(name) ? "[name]-" : ""}[hash:7].js`,
        // The server finds the languages by these names.
        assetFileNames: ({ names: [name = ""] }) =>
          /^(?:catalogue|messages)-[\w-]+\.js$/.test(name)
            ? "assets/[name]-[hash:8][extname]"
            : /^(?!base|student).*\.css$/.test(name)
              ? "assets/[hash:6][extname]"
              : "assets/[name]-[hash:8][extname]",
        codeSplitting: { groups: loadedTogether(`${import.meta.dirname}/src/main.tsx`), includeDependenciesRecursively: false },
      },
    },
  },
});
