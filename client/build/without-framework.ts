import type { Plugin } from "vite";

/**
 * The router's `Link` brings what it does for pages drawn on a server (fetching their data ahead), of which we have none: 2 KB of every
 * first visit. What stands in its place does nothing.
 */
export function withoutFramework(): Plugin {
  const instead = `${import.meta.dirname}/no-framework.js`;
  return {
    name: "without-framework",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/ssr/components.js") && /\/react-router\/.*\/lib\/(?:dom\/lib|components)\.js$/.test(importer ?? "")
        ? instead
        : null,
  };
}
