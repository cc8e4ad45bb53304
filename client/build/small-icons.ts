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
    transform(code, id) {
      const shapes = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id) ? shapesOf(code) : null;
      return shapes && { code: `import { createIcon } from ${ours};\nexport default createIcon(${shapes});\n`, map: null };
    },
  };
}

/** None of its shapes ever changes its place, so none needs a name. An icon's other name has no shapes of its own. */
function shapesOf(icon: string): string | null {
  const shapes = /^ {2}node: (\[[\s\S]*?\])(?:,\n {2}aliases: |\n\};$)/m.exec(icon)?.[1];
  return shapes?.replace(/,? *key: "\w+"/g, "") ?? null;
}
