/** Whether the reader prefers reduced motion. */
export function wantsReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
