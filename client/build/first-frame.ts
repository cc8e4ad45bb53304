import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type HtmlTagDescriptor, type Plugin, type Rollup } from "vite";
import { languagesPlugin } from "./language/languages-plugin.ts";
import { shortClassName } from "./short-class-name.ts";

const source = "src/app/first-frame/first-frame.tsx";
const mark = "<!-- first-frame -->";
/** Behind the frame in the page, so that the server finds its end. */
const endMark = "<!-- first-frame ends -->";

/**
 * Writes what the page shows before its scripts are there (`src/app/first-frame/`) into the page, made by the app's own components: in English into
 * index.html, and for each other language into a file `frame-{tag}`, which the server puts in its place.
 */
export function firstFrame(root: string): Plugin {
  let frames: Promise<Map<string, string>> | undefined;
  const framesOf = (bundle: Rollup.OutputBundle) => (frames ??= renderedFrames(root, cataloguesIn(bundle)));
  return {
    name: "first-frame",
    apply: "build",
    buildStart() {
      frames = undefined;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle || !html.includes(mark)) throw new Error("index.html must have a place for the first frame");
        const english = (await framesOf(bundle)).get("en") ?? "";
        return { html: html.replace(mark, () => mark + english + endMark), tags: landingStyles(bundle) };
      },
    },
    async generateBundle(_options, bundle) {
      for (const [tag, frame] of await framesOf(bundle))
        if (tag !== "en") this.emitFile({ type: "asset", name: `frame-${tag}.html`, source: frame });
    },
  };
}

/** The landing page's own styles, beside those of every page: otherwise the frame would wait for a script that asks for them. */
function landingStyles(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  const landing = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "landing-screen");
  if (landing?.type !== "chunk") throw new Error("the landing page is no part of its own");
  return [...(landing.viteMetadata?.importedCss ?? [])].map((file) => ({
    tag: "link",
    attrs: { rel: "stylesheet", crossorigin: true, href: `/${file}` },
    injectTo: "head",
  }));
}

/** The scripts of the languages, by tag. */
function cataloguesIn(bundle: Rollup.OutputBundle): Map<string, string> {
  return new Map(
    Object.values(bundle).flatMap((file) => {
      const tag = /catalogue-([\w-]+)\.js$/.exec(file.type === "asset" ? (file.names[0] ?? "") : "")?.[1];
      return tag === undefined || file.type !== "asset" ? [] : [[tag, String(file.source)] as const];
    }),
  );
}

/** The frame in English and in each of these languages. The texts are read when a module is loaded, so each language loads it anew. */
async function renderedFrames(root: string, catalogues: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folderOfOurs = join(root, "..", ".cache");
  mkdirSync(folderOfOurs, { recursive: true });
  // Below the project's folder, where React is found.
  const folder = await mkdtemp(join(folderOfOurs, "first-frame-"));
  const page = globalThis as { document?: unknown; recollectCatalogue?: unknown };
  const frames = new Map<string, string>();
  try {
    const code = await builtFor(root);
    // As much of a page as the components read: the server puts its own name in the place of the mark.
    page.document = { documentElement: { dataset: { brand: "%BRAND%" } } };
    for (const [tag, catalogue] of [["en", ""] as const, ...catalogues]) {
      // oxlint-disable-next-line typescript/no-implied-eval -- the build's own script, as a page runs it
      new Function(catalogue)();
      const file = join(folder, `${tag}.mjs`);
      // One language after the other: the page's language is a global.
      await writeFile(file, code);
      const { firstFrame: render } = (await import(pathToFileURL(file).href)) as { firstFrame: () => string };
      frames.set(tag, render());
      delete page.recollectCatalogue;
    }
  } finally {
    delete page.document;
    await rm(folder, { recursive: true, force: true });
  }
  return frames;
}

/** The components as one module for Node, with the class names of the pages. */
async function builtFor(root: string): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [languagesPlugin(join(root, "..")), react()],
    css: { modules: { generateScopedName: shortClassName } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: source, write: false, target: "es2023", rolldownOptions: { output: { codeSplitting: false } } },
    // Code of this repository is TypeScript: Node can't load it as it is.
    ssr: { noExternal: [/^@recollect\//] },
  });
  const [result] = [output].flat();
  const module = result && "output" in result ? result.output.find((file) => file.type === "chunk") : undefined;
  if (module?.type !== "chunk") throw new Error("the first frame was not built");
  return module.code;
}
