import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/.*\.js$/;

/**
 * Says of the parts of the router that making one has no effect but the part, so that the bundler leaves out those we do not draw.
 * The names for developer tools and the warnings, which count as effects, are not in the built pages; nor is what is said to who misuses it.
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
