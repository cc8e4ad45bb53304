/*
 * Runs by itself before anything is drawn, as a plain script in the page's head, so that no one who chose the day sees the night flash
 * by. It writes the colour scheme to <html>, and again whenever the choice or the device's setting changes. It imports nothing, see
 * build/before-paint.ts, and is small, for every page waits for it. It also asks ahead for what the address will need. `appearance.ts` is the app's side of it.
 */
import type { LoadedAhead } from "../../../build/loaded-ahead.ts";

const key = "recollect:appearance";
/** The page's own colour in each scheme, which browsers take for their bars. */
const grounds = { day: "#e0d9d0", night: "#0b1122" } as const;
const html = document.documentElement;
const lightDevice = matchMedia("(prefers-color-scheme: light)");
let chosen: string | null | undefined;
let isStudent = false;

function draw(): void {
  const appearance = chosen ?? html.dataset["appearance"];
  const scheme = appearance === "day" || (appearance === "system" && lightDevice.matches) ? "day" : "night";
  html.dataset["scheme"] = scheme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", grounds[scheme]);
}

/** The files that this address will need, while the first ones still come: the page itself finds them one after the other. */
function askAhead(): void {
  const lists: LoadedAhead = JSON.parse(html.dataset["ahead"] ?? "[[],[]]");
  for (const [address, scripts, styles] of lists[isStudent ? 1 : 0])
    if (location.href.match(address))
      return document.head.insertAdjacentHTML(
        "beforeend",
        scripts.replace(/\S+/g, "<link rel=modulepreload crossorigin href=/assets/$&>") +
          styles.replace(/\S+/g, "<link rel=preload as=style crossorigin href=/assets/$&>"),
      );
}

try {
  chosen = localStorage.getItem(key);
  isStudent = localStorage.getItem("recollect:signed-in") === "1";
} catch {
  // A browser that stores nothing has no choice to follow.
}
draw();
lightDevice.onchange = draw;
// Other tabs' choices, and this one's: `choose` in appearance.ts tells of it in the same way.
addEventListener("storage", (event) => {
  if (event.key !== key) return;
  chosen = event.newValue;
  draw();
});
askAhead();
