import type { Plugin } from "vite";

/**
 * The router's `Link` includes code for server-rendered pages (prefetching their data), of which we have none: 2 KB of every first visit. The
 * replacement does nothing.
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
