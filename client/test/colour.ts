/** A colour as linear sRGB, each part and the opacity from 0 to 1 */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Triple = readonly [number, number, number];

/**
 * Evaluates a colour of our style sheets as a browser does: `#rrggbb`, `oklch(l c h)`, and `color-mix(in oklab, one part%, other)` where the other
 * may be `transparent`. Formulas: CSS Color 4 and Ottosson's Oklab (2020).
 */
export function colourOf(text: string): Colour {
  if (/^#[0-9a-f]{6}$/.test(text)) return [...fromHex(text), 1];
  const lch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (lch) return [...fromLch(Number(lch[1]), Number(lch[2]), Number(lch[3])), 1];
  const mix = /^color-mix\(in oklab, (.+) ([\d.]+)%, (.+)\)$/.exec(text);
  if (!mix) throw new Error(`not a colour of ours: ${text}`);
  const [, one = "", part = "", other = ""] = mix;
  const share = Number(part) / 100;
  if (other === "transparent") return [...rgbOf(colourOf(one)), share];
  return [...mixed(rgbOf(colourOf(one)), rgbOf(colourOf(other)), share), 1];
}

/** The visible colour on an opaque background. */
export function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const lay = (top: number, below: number) => linear(gamma(top) * alpha + gamma(below) * (1 - alpha));
  return [lay(red, ground[0]), lay(green, ground[1]), lay(blue, ground[2]), 1];
}

/** WCAG 2.2, from 1 to 21 */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A filter of `brightness(factor)` */
export function brightened([red, green, blue, alpha]: Colour, factor: number): Colour {
  const dim = (part: number) => linear(gamma(part) * factor);
  return [dim(red), dim(green), dim(blue), alpha];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgbOf([red, green, blue]: Colour): Triple {
  return [red, green, blue];
}

function fromHex(hex: string): Triple {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function mixed(one: Triple, other: Triple, share: number): Triple {
  const [a, b] = [toLab(one), toLab(other)];
  const between = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share);
  return fromLab([between(0), between(1), between(2)]);
}

function fromLch(lightness: number, chroma: number, degrees: number): Triple {
  const angle = (degrees * Math.PI) / 180;
  return fromLab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

function toLab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (part: number) => Math.min(1, Math.max(0, part));
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
