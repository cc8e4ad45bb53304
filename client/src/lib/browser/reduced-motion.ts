/** Whether the reader has asked for a page that moves as little as possible. */
export function wantsReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
