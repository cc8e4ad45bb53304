import type { Plugin } from "vite";

/** What Vite calls for every dynamic import, and under which name. */
const helper = "\0vite/preload-helper.js";

/** A part's code is imported when all its files have arrived (`src/lib/load-part.ts`), instead of by Vite's own helper, which imports while they load. */
export function wholeParts(root: string): Plugin {
  return {
    name: "whole-parts",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === helper ? `export { loadPart as __vitePreload } from ${JSON.stringify(`${root}/src/lib/load-part.ts`)};` : null),
  };
}
