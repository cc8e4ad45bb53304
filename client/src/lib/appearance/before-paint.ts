/*
 * Runs by itself before anything is drawn, as a plain script in the page's head, so that no one who chose the day sees the night flash
 * by. It writes the room to <html>, and again whenever the choice or the device's setting changes. It imports nothing, see
 * build/before-paint.ts, and is small, for every page waits for it. `appearance.ts` is the app's side of it.
 */
const key = "recollect:appearance";
/** The page's own colour in each room, which browsers take for their bars. */
const grounds = { day: "#e0d9d0", night: "#0b1122" } as const;
const html = document.documentElement;
const lightDevice = matchMedia("(prefers-color-scheme: light)");
let chosen: string | null | undefined;

function draw(): void {
  const appearance = chosen ?? html.dataset["appearance"];
  const room = appearance === "day" || (appearance === "system" && lightDevice.matches) ? "day" : "night";
  html.dataset["room"] = room;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", grounds[room]);
}

try {
  chosen = localStorage.getItem(key);
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
