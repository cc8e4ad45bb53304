import type { Plugin } from "vite";

/**
 * The icons' library can draw far more than we ask of it, and tells an icon's shapes apart by random letters, which do not compress: 2 KB
 * of every first visit. What stands in its place draws the same picture.
 */
export function smallIcons(): Plugin {
  const ours = JSON.stringify(`${import.meta.dirname}/small-icon.ts`);
  return {
    name: "small-icons",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)
        ? {
            code: withoutNames(code).replace(
              /^import createLucideIcon from .*$/m,
              `import { createIcon as createLucideIcon } from ${ours};`,
            ),
            map: null,
          }
        : null,
  };
}

/** None of its shapes ever changes its place, so none needs a name. */
function withoutNames(icon: string): string {
  return icon.replace(/,? *key: "\w+"/g, "").replace(/^ *(?:name: "[\w-]+"|aliases: \[[^\]]*\]),?\n/gm, "");
}
