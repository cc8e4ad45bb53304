import type { Plugin } from "vite";

/** The parts of the router for data routers only, and their replacements. */
const cuts: readonly [RegExp, string][] = [
  [/^const defaultErrorElement = .*$/m, "const defaultErrorElement = null;"],
  [/^var RenderErrorBoundary = class [\s\S]*?^\};$/m, "const RenderErrorBoundary = null;"],
  [/^\treturn .*\? useNavigateStable\(\) : useNavigateUnstable\(\);$/m, "\treturn useNavigateUnstable();"],
  [
    /^function useRoutesImpl\(routes, locationArg, dataRouterOpts\) \{$/m,
    "function useRoutesImpl(routes, locationArg) {\n\tconst dataRouterOpts = undefined;",
  ],
  [/^\tlet dataRouterState = .*$/m, "\tconst dataRouterState = undefined;"],
  [
    /^\tlet renderedMatches = matches;$[\s\S]*?(?=^\treturn renderedMatches\.reduceRight\()/m,
    "\tconst renderedMatches = matches, errors = undefined, onError = undefined;\n",
  ],
  [/^\t\tlet error;$[\s\S]*?(?=^\t\tlet matches = )/m, "\t\tconst error = undefined, shouldRenderHydrateFallback = false;\n"],
];

/**
 * We use the router as a component (declarative mode). Its hooks also handle errors and navigation of a data router, over 1 KB of every first visit
 * that the bundler can't recognize as unreachable.
 */
export function withoutDataRouter(): Plugin {
  return {
    name: "without-data-router",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith("/react-router/dist/production/lib/hooks.js") ? { code: cuts.reduce(cutOut, code), map: null } : null,
  };
}

function cutOut(code: string, [found, instead]: readonly [RegExp, string]): string {
  if (!found.test(code))
    throw new Error(`The router's hooks have no ${found.source} any more: look at client/build/without-data-router.ts.`);
  return code.replace(found, instead);
}
