/** Formats that a canvas can redraw without loss of more than detail; a GIF may be animated, and an SVG has no size of its own. */
const drawable: ReadonlySet<string> = new Set(["jpg", "jpeg", "png", "webp", "avif", "heic"]);

export function isDrawable(extension: string): boolean {
  return drawable.has(extension);
}
