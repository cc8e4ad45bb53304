/**
 * A plain script in the page's head that runs before anything is drawn, so that a student who chose the light scheme sees no dark flash. It
 * writes the colour scheme to <html>, and again whenever the choice or the device's setting changes; paper is always light. It imports nothing
 * (see build/before-paint.ts) and is small, because every page waits for it. It also preloads the files that the address needs, and chooses which of
 * the frames in the page (build/first-frame.ts) is shown until the scripts are there.
 * `appearance.ts` is the app's side of it.
 */
import type { Files, LoadedAhead } from "../../../build/loaded-ahead.ts";

const key = "recollect:appearance";
/** The page's background in each scheme; browsers colour their bars with it. */
const grounds = { day: "#f2f3f8", night: "#0b1122" } as const;
const html = document.documentElement;
const lightDevice = matchMedia("(prefers-color-scheme: light)");
const paper = matchMedia("print");
let choice: string | null | undefined;
let isStudent = false;

function draw(): void {
  const appearance = choice ?? html.dataset["appearance"];
  const scheme = paper.matches || appearance === "day" || (appearance === "system" && lightDevice.matches) ? "day" : "night";
  html.dataset["scheme"] = scheme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", grounds[scheme]);
}

/**
 * Preloads the files that this address needs; otherwise the page would discover them one after the other. Where the service worker has all files, also
 * those that are loaded by what these find out.
 */
function askAhead(): void {
  const lists: LoadedAhead = JSON.parse(html.dataset["ahead"] ?? "[[],[],[]]");
  askFirstOf(lists[isStudent ? 1 : 0]);
  if (isStudent && navigator.serviceWorker?.controller) askFirstOf(lists[2]);
}

function askFirstOf(list: Files[]): void {
  for (const [address, scripts, styles] of list)
    if (location.href.match(address)) {
      // Of a visitor's addresses only the landing page's is named.
      html.dataset["firstScreen"] = !isStudent && address ? "landing" : "app";
      return document.head.insertAdjacentHTML(
        "beforeend",
        scripts.replace(/\S+/g, "<link rel=modulepreload crossorigin href=/assets/$&>") +
          styles.replace(/\S+/g, "<link rel=preload as=style crossorigin href=/assets/$&>"),
      );
    }
}

try {
  choice = localStorage.getItem(key);
  isStudent = localStorage.getItem("recollect:signed-in") === "1";
} catch {
  // Without storage there is no choice to follow.
}
draw();
lightDevice.onchange = paper.onchange = draw;
// A choice in another tab, or in this one: `choose` in appearance.ts sends the same event.
addEventListener("storage", (event) => {
  if (event.key !== key) return;
  choice = event.newValue;
  draw();
});
askAhead();

/** The frame's button that is held down, by the mouse or the space bar. */
let heldButton: HTMLElement | null = null;

function opener({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-opens-form]") : null;
}

function frameButton(event: Event): HTMLElement | null {
  const button = opener(event);
  return button?.closest("[data-frame]") ? button : null;
}

/** A button of the frame can't open its form yet: the landing page does when it is there. The last tap counts. */
function remember(button: HTMLElement): void {
  document.querySelector("[data-frame] [aria-busy]")?.removeAttribute("aria-busy");
  button.setAttribute("aria-busy", "true");
  html.dataset["wantedForm"] = button.dataset["opensForm"] ?? "";
}

addEventListener(
  "click",
  (event) => {
    const button = frameButton(event);
    if (button) remember(button);
  },
  true,
);

/** The browser sends no click if the button is moved or replaced between press and release: the release on the same form's button is the tap. */
function release(event: Event): void {
  const button = opener(event);
  const isSame = button && button.dataset["opensForm"] === heldButton?.dataset["opensForm"];
  heldButton = null;
  if (!isSame) return;
  if (frameButton(event)) remember(button);
  else button.click();
}

addEventListener("mousedown", (event) => (heldButton = event.button ? null : frameButton(event)), true);
addEventListener("mouseup", (event) => event.button || release(event), true);
addEventListener("keydown", (event) => event.key === " " && !event.repeat && (heldButton = frameButton(event)), true);
addEventListener("keyup", (event) => event.key === " " && release(event), true);
