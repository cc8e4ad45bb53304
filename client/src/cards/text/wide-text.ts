import { texts } from "./drawn-spans.texts.ts";

/**
 * What scrolls sideways can have the focus, so that the arrow keys scroll it; what fits is no stop of the Tab key. Chromium lets the keyboard reach it
 * by itself, other browsers do not. Inside a button nothing else can have the focus.
 */
export function keepReachable(element: HTMLElement): void {
  if (element.closest("button, a, label, summary, [role=button]")) return;
  waiting.add(element);
  sizes?.observe(element);
  schedule();
}

/** Each element that has formulas is watched once, however many it has; the browser drops those that have left the page. */
const sizes =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => {
        for (const { target } of entries) waiting.add(target as HTMLElement);
        schedule();
      });

const waiting = new Set<HTMLElement>();
let isScheduled = false;

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(measure);
}

/** All at once: first every width is read, then what differs is written, so that the page is laid out once. */
function measure(): void {
  isScheduled = false;
  const widths = [...waiting].map((element) => ({ element, isWide: element.scrollWidth > element.clientWidth + 1 }));
  waiting.clear();
  for (const { element, isWide } of widths) if (isWide !== element.hasAttribute("tabindex")) setReachable(element, isWide);
}

function setReachable(element: HTMLElement, isWide: boolean): void {
  if (!isWide) {
    for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
    element.removeEventListener("keydown", keepArrows);
    return;
  }
  element.addEventListener("keydown", keepArrows);
  element.tabIndex = 0;
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", texts.wideFormula);
}

/** The arrow keys scroll what has the focus; elsewhere they turn to the next card. */
function keepArrows(event: KeyboardEvent): void {
  if (event.target === event.currentTarget && (event.key === "ArrowLeft" || event.key === "ArrowRight")) event.stopPropagation();
}
