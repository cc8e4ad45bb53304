import type { Plugin } from "vite";

/**
 * The client of queries brings a cache of mutations, of which we make none (`test/habits.test.ts` sees to it): over 1 KB of each screen's
 * first visit. What stands in its place is empty.
 */
export function withoutMutations(): Plugin {
  const instead = `${import.meta.dirname}/no-mutations.js`;
  return {
    name: "without-mutations",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "./mutationCache.js" && /\/query-core\/.*\/queryClient\.js$/.test(importer ?? "") ? instead : null,
  };
}
