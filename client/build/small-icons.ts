import type { Plugin } from "vite";

/**
 * The icon library can render far more than we use, and identifies an icon's shapes by random letters, which do not compress: 2 KB of every first
 * visit. The replacement renders the same pictures.
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

/** The shapes of an icon never change order, so they need no keys. An alias of an icon has no shapes of its own. */
function shapesOf(icon: string): string | null {
  const shapes = /^ {2}node: (\[[\s\S]*?\])(?:,\n {2}aliases: |\n\};$)/m.exec(icon)?.[1];
  return shapes?.replace(/,? *key: "\w+"/g, "") ?? null;
}
