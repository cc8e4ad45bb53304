import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/.*\.js$/;

/**
 * Marks the creation of the router's components as free of side effects, so that the bundler drops the unused ones. The names for developer tools and
 * the warnings for developers, which count as side effects, are left out of the built pages.
 */
export function partsByNeed(): Plugin {
  return {
    name: "parts-by-need",
    apply: "build",
    enforce: "pre",
    transform: (code, id) => (router.test(id) ? { code: marked(code), map: null } : null),
  };
}

function marked(code: string): string {
  return code
    .replace(/^\w+\.displayName = [^;\n]+;$/gm, "")
    .replace(/^(\t*invariant\(.+?), (?:["`].*["`]|getInvalidPathError\(.*\))\);$/gm, "$1);")
    .replace(/^function warning(?:Once)?\(/gm, "/* @__NO_SIDE_EFFECTS__ */ $&")
    .replace(/(?<== )(?=React(?:\$\d)?\.(?:forwardRef|memo|createContext)\()/g, "/* @__PURE__ */ ");
}
