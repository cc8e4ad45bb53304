import type { Plugin } from "vite";

/**
 * The icons' library can draw far more than we ask of it, and tells its icons' names and shapes apart by random letters, which do not
 * compress: 2 KB of every first visit. What stands in its place draws the same picture.
 */
export function smallIcons(): Plugin {
  const instead = `${import.meta.dirname}/small-icon.ts`;
  return {
    name: "small-icons",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) => (source.endsWith("/createLucideIcon.mjs") && isIcon(importer) ? instead : null),
    transform: (code, id) => (isIcon(id) ? { code: withoutNames(code), map: null } : null),
  };
}

function isIcon(id = ""): boolean {
  return /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id);
}

/** `key` is for a list of shapes, and none of them ever changes. */
function withoutNames(code: string): string {
  return code.replace(/,? *key: "\w+"/g, "").replace(/^ *(?:name: "[\w-]+"|aliases: \[[^\]]*\]),?\n/gm, "");
}
