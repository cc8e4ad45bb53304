import type { Plugin } from "vite";

/** A part of the page that is fetched when it is needed, as the bundler writes it. */
const fetchedPart = /\bimport\((["`])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Lets a part whose file was lost be asked for under another address (see `client/src/lib/lost-parts.ts`): browsers remember for a page's life
 * that an address could not be had. Until one was lost each part has its own address; what a stranger loads stays as it is.
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
