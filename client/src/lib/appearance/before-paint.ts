/*
 * Runs by itself before anything is drawn, as a plain script in the page's head, so that no one who chose the day sees the night flash
 * by. It writes the colour scheme to <html>, and again whenever the choice or the device's setting changes. It imports nothing, see
 * build/before-paint.ts, and is small, for every page waits for it. It also asks for the landing page's code ahead. `appearance.ts` is the app's side of it.
 */
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

/** The landing page is a part of its own, for students do without it. A visitor's browser fetches it while it fetches the rest. */
function askForLanding(): void {
  if (isStudent || location.pathname !== "/") return;
  for (const file of html.dataset["landing"]?.split(" ") ?? []) {
    const link = document.createElement("link");
    if (file.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style", crossOrigin: "" });
    else link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}

try {
  chosen = localStorage.getItem(key);
  isStudent = localStorage.getItem("recollect:signed-in") === "1";
} catch {
  // A browser that stores nothing has no choice to follow.
}
draw();
askForLanding();
lightDevice.onchange = draw;
// Other tabs' choices, and this one's: `choose` in appearance.ts tells of it in the same way.
addEventListener("storage", (event) => {
  if (event.key !== key) return;
  chosen = event.newValue;
  draw();
});
