import { isMask, rounded, type Mask, type Masks, type MaskShape, type Point } from "../../cards/masks/masks.ts";
import { escapeHtmlText } from "../../words/escape-html.ts";

/** The beginning of a shape in the field `Occlusion` of Anki's image-occlusion notes, behind the opening of its gap. It ends at the first `}}`. */
const opening = /^(\d{1,3}(?:,\d{1,3}){0,50})::image-occlusion:/;

/** Whether a field holds shapes of Anki's image occlusion. */
export function isOcclusion(field: string): boolean {
  return field.split("{{c", 50).some((piece, at) => at > 0 && opening.test(piece));
}

/** The color of a shape that has none of its own, and of words; Anki writes only the second. */
const wordsColor = "#000000";
const shapeColor = "#ffeba2";
/** Before Anki wrote a font's size, words were 40 pixels high: about so much of a picture. */
const usualSize = 0.05;

/**
 * The masks of a field in Anki's format, and how many of its shapes can't be read: those of Anki before 23.10 have places in pixels, whose share of
 * the picture is unknown. `plainText` reads HTML.
 */
export function readOcclusion(field: string, plainText: (html: string) => string): { masks: Masks; unread: number } {
  const masks: Mask[] = [];
  let [unread, isAll] = [0, false];
  for (const piece of field.split("{{c").slice(1)) {
    const [begin = "", numbers = ""] = opening.exec(piece) ?? [];
    const end = piece.indexOf("}}", begin.length);
    if (begin === "" || end < 0) continue;
    const text = piece.slice(begin.length, end);
    const [kind = "", ...pairs] = text.split(/(?<!\\):/);
    const values = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const));
    isAll ||= values.get("oi") === "1";
    // A shape with several numbers is asked by each of them.
    const read = [...new Set(numbers.split(","))].flatMap((number) => maskOf(Number(number), kind, values, plainText) ?? []);
    masks.push(...(kind === "text" ? read.slice(0, 1) : read));
    if (read.length === 0) unread += 1;
  }
  return { masks: { hides: isAll ? "all" : "one", masks }, unread };
}

function maskOf(number: number, kind: string, values: ReadonlyMap<string, string>, plainText: (html: string) => string): Mask | null {
  const shape = shapeOf(kind, values);
  if (!shape) return null;
  const fill = values.get("fill")?.toLowerCase() ?? "";
  const color = /^#[0-9a-f]{6}$/.test(fill) && fill !== (kind === "text" ? wordsColor : shapeColor) ? fill : "";
  const words = () =>
    plainText((values.get("text") ?? "").replaceAll("\\:", ":"))
      .replace(/\s+/g, " ")
      .trim();
  const mask = kind === "text" ? { number: 0, shape, label: words(), color } : { number, shape, label: "", color };
  return isMask(mask) ? mask : null;
}

function shapeOf(kind: string, values: ReadonlyMap<string, string>): MaskShape | null {
  const numberAt = (name: string, without = Number.NaN, times = 1) => {
    const value = values.get(name);
    return value === undefined || value === "" ? without : rounded(times * Number(value));
  };
  const [left, top] = [numberAt("left"), numberAt("top")];
  const turn = turnOf(numberAt("angle", 0));
  if (kind === "rect") return { kind: "box", left, top, width: numberAt("width"), height: numberAt("height"), turn };
  if (kind === "ellipse")
    return { kind: "ellipse", left, top, width: numberAt("rx", Number.NaN, 2), height: numberAt("ry", Number.NaN, 2), turn };
  if (kind === "polygon") return { kind: "polygon", points: movedTo(pointsOf(values.get("points") ?? ""), { left, top }), turn };
  if (kind === "text")
    return { kind: "words", left, top, size: rounded(numberAt("fs", usualSize) * numberAt("scale", 1)) || usualSize, turn };
  return null;
}

/** Anki writes a rotation in ten thousandths of a full turn. */
function turnOf(angle: number): number {
  const share = rounded((angle % 10_000) / 10_000);
  return share < 0 ? rounded(1 + share) : share;
}

function pointsOf(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(",").map((one) => (one === "" ? Number.NaN : rounded(Number(one))));
    return [x, y];
  });
}

/** Anki draws a polygon's points from its `left` and `top`, which were moved with it; within a rounding error they are its own edges. */
function movedTo(points: readonly Point[], { left, top }: { left: number; top: number }): Point[] {
  const by = (place: number, axis: 0 | 1) => {
    const difference = place - Math.min(...points.map((point) => point[axis]));
    return Math.abs(difference) > 0.0005 ? difference : 0;
  };
  const [right, down] = [by(left, 0), by(top, 1)];
  return points.map(([x, y]) => [rounded(x + right), rounded(y + down)]);
}

/** The masks as Anki's editor writes them, from which `readOcclusion` reads the same masks, without their labels. */
export function writeOcclusion({ hides, masks }: Masks): string {
  return masks.map((mask) => `${shapeText(mask, hides === "all" ? ":oi=1" : "")}<br>`).join("");
}

function shapeText({ number, shape, label, color }: Mask, end: string): string {
  const [left, top] = shape.kind === "polygon" ? edgesOf(shape.points) : [shape.left, shape.top];
  const angle = shape.turn === 0 ? "" : `:angle=${Math.round(shape.turn * 10_000)}`;
  const fill = color === "" ? (shape.kind === "words" ? `:fill=${wordsColor}` : "") : `:fill=${color}`;
  const begin = (kind: string) => `{{c${number}::image-occlusion:${kind}:left=${ankiNumber(left)}:top=${ankiNumber(top)}${angle}${fill}`;
  switch (shape.kind) {
    case "box":
      return `${begin("rect")}:width=${ankiNumber(shape.width)}:height=${ankiNumber(shape.height)}${end}}}`;
    case "ellipse":
      return `${begin("ellipse")}:rx=${ankiNumber(shape.width / 2)}:ry=${ankiNumber(shape.height / 2)}${end}}}`;
    case "polygon":
      return `${begin("polygon")}:points=${shape.points.map((point) => point.map(ankiNumber).join(",")).join(" ")}${end}}}`;
    case "words":
      return `${begin("text")}:text=${wordsText(label)}:scale=1.:fs=${ankiNumber(shape.size)}${end}}}`;
  }
}

function edgesOf(points: readonly Point[]): [number, number] {
  return [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
}

/** Colons separate values, and braces end the gap. */
function wordsText(words: string): string {
  return escapeHtmlText(words).replaceAll(":", "\\:").replaceAll("{", "&#123;").replaceAll("}", "&#125;");
}

/** Four decimals without the zero before the point and those at the end, as Anki's editor writes numbers. Half of an ellipse may need a fifth. */
function ankiNumber(value: number): string {
  if (value === 0) return ".0000";
  const text = String(Math.round(value * 100_000) / 100_000);
  const whole = text.includes(".") ? text : `${text}.`;
  return whole.startsWith("0") ? whole.slice(1) : whole.replace("-0.", "-.");
}
