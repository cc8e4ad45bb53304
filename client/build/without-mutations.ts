import type { Plugin } from "vite";

/**
 * The query client includes a cache of mutations, which we do not use (`test/habits.test.ts` checks this): over 1 KB of each screen's first visit.
 * The replacement is empty.
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
