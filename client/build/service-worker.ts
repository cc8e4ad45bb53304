import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { build, type Plugin, type Rollup } from "vite";

const source = "worker/service-worker.ts";

/** Parts of the app that need a network: their files are kept when they are first opened, not before. */
const needNetwork = /^(?:desk-screen|import-screen|text-import|print-screen)$/;
/** Browsers take the first format of a font that they know, and all that have service workers know this one. */
const isKept = (file: string) => /\.(?:js|css|woff2|svg)$/.test(file);

/** Chromium refuses a worker's whole table with more than 256 routes; each file that is not kept needs one. */
const mostRoutes = 200;

type PublicFile = { url: string; revision: string };

/** Builds the service worker (`client/worker/`) into one file at the site's root, with the list of the files that it keeps. */
export function serviceWorker(root: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "index" && file.isEntry);
        if (entry?.type !== "chunk") throw new Error("the page has no first script");
        const kept = hashedFiles(entry, bundle);
        const others = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css)$/.test(file) && !kept.includes(file));
        if (others.length > mostRoutes)
          throw new Error(`${others.length} files are not kept; browsers take ${mostRoutes} routes of a worker`);
        const addresses = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`));
        const define = {
          HASHED_FILES: addresses(kept),
          OTHER_FILES: addresses(others),
          PUBLIC_FILES: JSON.stringify(publicFiles(`${root}/public`)),
          BUILT_ENTRY: JSON.stringify(`/${entry.fileName}`),
        };
        this.emitFile({ type: "asset", fileName: "sw.js", source: await built(root, define) });
      },
    },
  };
}

/** Everything that the page may load while it runs without a network, from its first script on. */
function hashedFiles(entry: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const found = new Set([entry.fileName, ...beforePaint(bundle)]);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    const next = [...file.imports, ...file.dynamicImports].filter((imported) => !isOfNetwork(bundle[imported]));
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    for (const needed of [...next, ...importedCss, ...importedAssets]) found.add(needed);
  }
  const styles = [...found].filter((file) => file.endsWith(".css"));
  return [...new Set([...found, ...styles.flatMap((file) => fontsOf(file, bundle))])].filter(isKept).toSorted();
}

function beforePaint(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === "chunk" && file.name === "before-paint" ? [file.fileName] : []));
}

function isOfNetwork(file: Rollup.OutputChunk | Rollup.OutputAsset | undefined): boolean {
  return file?.type === "chunk" && needNetwork.test(file.name);
}

/** The fonts that a style sheet names. */
function fontsOf(style: string, bundle: Rollup.OutputBundle): string[] {
  const file = bundle[style];
  const text = file?.type === "asset" ? String(file.source) : "";
  return [...text.matchAll(/url\(["']?\/?(assets\/[\w.-]+\.woff2)/g)].flatMap(([, font]) => (font ? [font] : []));
}

/** Files with the same name in every build; the content tells them apart. */
function publicFiles(folder: string): PublicFile[] {
  return readdirSync(folder)
    .filter((name) => /^(?:\d|logo|icon-192)\.png$/.test(name))
    .toSorted()
    .map((name) => ({
      url: `/${name}`,
      revision: createHash("sha256")
        .update(readFileSync(`${folder}/${name}`))
        .digest("hex")
        .slice(0, 12),
    }));
}

/** A classic script: a worker as a module is unknown to browsers that are still in use. */
async function built(root: string, define: Record<string, string>): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    build: {
      target: "es2023",
      write: false,
      rolldownOptions: { input: `${root}/${source}`, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  const [result] = [output].flat();
  const script = result && "output" in result ? result.output.find((file) => file.type === "chunk") : undefined;
  if (script?.type !== "chunk") throw new Error("the service worker was not built");
  return script.code;
}
