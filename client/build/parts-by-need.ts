import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/.*\.js$/;
/** Where a link chooses to load the next page's files ahead, which only the router's own server can name. */
const linkPrefetch = "shouldPrefetch && !isAbsolute ?";

/**
 * Marks the creation of the router's components as free of side effects, so that the bundler drops the unused ones. The names for developer tools and
 * the warnings for developers, which count as side effects, are left out of the built pages; so is what a link would load ahead from the router's own
 * server, a tenth of the library.
 */
export function partsByNeed(): Plugin {
  return {
    name: "parts-by-need",
    apply: "build",
    enforce: "pre",
    transform: (code, id) => (router.test(id) ? { code: withoutPrefetch(marked(code), id), map: null } : null),
  };
}

function withoutPrefetch(code: string, id: string): string {
  if (!id.endsWith("/dom/lib.js")) return code;
  if (!code.includes(linkPrefetch)) throw new Error(`the router's links are written in another way now: look at ${import.meta.filename}`);
  return code.replace(linkPrefetch, "false ?");
}

function marked(code: string): string {
  return code
    .replace(/^\w+\.displayName = [^;\n]+;$/gm, "")
    .replace(/^(\t*invariant\(.+?), (?:["`].*["`]|getInvalidPathError\(.*\))\);$/gm, "$1);")
    .replace(/^function warning(?:Once)?\(/gm, "/* @__NO_SIDE_EFFECTS__ */ $&")
    .replace(/(?<== )(?=React(?:\$\d)?\.(?:forwardRef|memo|createContext)\()/g, "/* @__PURE__ */ ");
}
