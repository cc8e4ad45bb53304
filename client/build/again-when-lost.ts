import type { Plugin } from "vite";

/** A dynamically imported part of the page, as the bundler writes it. */
const fetchedPart = /\bimport\((["`])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Allows a part whose file failed to load to be requested under another address (see `client/src/lib/lost-parts.ts`): browsers remember a failed
 * address as long as the page is open. Until then each part has its own address. A part's files have arrived before it is imported (`whole-parts.ts`), so this is
 * for a browser that did not keep them until then.
 */
export function againWhenLost(): Plugin {
  return {
    name: "again-when-lost",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.name !== "base")
            file.code = file.code.replace(fetchedPart, (_all, _quote, path: string) => `import((self.partAgain||String)("${path}"))`);
      },
    },
  };
}
