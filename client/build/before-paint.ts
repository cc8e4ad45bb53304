import type { Plugin } from "vite";
import { loadedAhead } from "./loaded-ahead.ts";

const source = "src/lib/appearance/before-paint.ts";
const mark = "<!-- before-paint -->";

/**
 * A small script that runs before the first paint, in a file of its own: the content security policy allows no inline scripts. It is a classic
 * script, since module scripts run after the first paint, so it may import and export nothing.
 */
export function beforePaint(root: string): Plugin {
  let isBuild = false;
  return {
    name: "before-paint",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: "chunk", id: `${root}/${source}`, name: "before-paint" });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html.replace(mark, `<script type="module" src="/${source}"></script>`);
        const script = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "before-paint");
        if (script?.type !== "chunk" || script.imports.length + script.exports.length > 0 || !html.includes(mark))
          throw new Error(`${source} must stand alone, and index.html must have a place for it`);
        const ahead = JSON.stringify(loadedAhead(bundle));
        return html.replace(mark, `<script src="/${script.fileName}"></script>`).replace("<html", () => `<html data-ahead='${ahead}'`);
      },
    },
  };
}
