import { isMask, rounded, writeMasks, type Mask, type MaskShape } from "../../../cards/masks/masks.ts";
import type { HtmlElement, HtmlNode } from "../../html/html-node.ts";
import { masksOfCard } from "../../masks-of-card.ts";
import { lengthIn, shapesOf, shareOf, type Canvas } from "./svg-shapes.ts";
import { movePoint, transformed, unmoved, type Matrix } from "./transform.ts";

/** The masks of a drawing, as a card's lines; the asked ones have the number 1. `unread`: how many of its elements can't be drawn. */
export type SvgMasks = { readonly lines: readonly string[]; readonly unread: number };

/** The colors that a mask has in the add-on if nobody chose another one: a hidden and an asked one. */
const usualColors = new Set(["#ffeba2", "#ff7e7e"]);
/** What the add-on writes on the shapes that a question asks. */
const askedClass = "qshape";
const mostElements = 2000;

/**
 * Reads a question mask of the add-on Image Occlusion Enhanced: a drawing as large as the picture, in layers. The topmost layer has the masks, and those
 * of the class `qshape` are asked, or the one with the id of the note; if there are others, everything is hidden. The layers below may have words, which are written on the picture.
 * Each element of the layer is a mask; a group is one mask of several shapes. Null if nothing is asked.
 */
export function readSvgMasks(nodes: readonly HtmlNode[], askedId = ""): SvgMasks | null {
  const svg = elementsOf(nodes).find((element) => nameOf(element) === "svg");
  const canvas = svg && canvasOf(svg);
  const layers = svg ? elementsOf(svg.children).filter((element) => nameOf(element) === "g") : [];
  const topAt = layers.findLastIndex((layer) => hasAsked(layer, askedId));
  // Other programs that make such notes draw without layers.
  const top = layers[topAt] ?? svg;
  if (!canvas || !top) return null;
  const drawing = createDrawing(canvas, askedId);
  for (const layer of layers.slice(0, Math.max(0, topAt))) drawing.addWords(layer);
  drawing.addMasks(top);
  const { masks, unread } = drawing;
  if (!masks.some(({ number }) => number === 1)) return null;
  const hidesAll = masks.some(({ number, shape }) => number === 0 && shape.kind !== "words");
  const { masks: lines, leftOut } = masksOfCard(writeMasks({ hides: hidesAll ? "all" : "one", masks: inOrder(masks) }));
  return { lines, unread: unread + leftOut.length };
}

function isAsked({ attributes: { id = "", class: classes = "" } }: HtmlElement, askedId: string): boolean {
  return classes.split(/\s+/).includes(askedClass) || (id !== "" && id === askedId);
}

function hasAsked(element: HtmlElement, askedId: string): boolean {
  return isAsked(element, askedId) || elementsOf(element.children).some((child) => hasAsked(child, askedId));
}

/** Without the prefix that some programs write before every name. */
function nameOf({ name }: HtmlElement): string {
  return name.startsWith("svg:") ? name.slice("svg:".length) : name;
}

/** The asked masks first: if a card can't hold all, it keeps these. */
function inOrder(masks: readonly Mask[]): Mask[] {
  return masks.toSorted((a, b) => b.number - a.number);
}

/** A drawing without its size says it by the part of the plane that it shows. */
function canvasOf({ attributes }: HtmlElement): Canvas | null {
  const [left = 0, top = 0, shownWidth = Number.NaN, shownHeight = Number.NaN] = (attributes["viewbox"] ?? "")
    .split(/[\s,]+/)
    .filter((one) => one !== "")
    .map(Number);
  const hasView = [left, top, shownWidth, shownHeight].every(Number.isFinite);
  const [width, height] = hasView ? [shownWidth, shownHeight] : [lengthIn(attributes["width"]), lengthIn(attributes["height"])];
  return width > 0 && height > 0 ? { left: hasView ? left : 0, top: hasView ? top : 0, width, height } : null;
}

function createDrawing(canvas: Canvas, askedId: string) {
  const masks: Mask[] = [];
  let [unread, elements] = [0, 0];

  function add(shapes: readonly MaskShape[] | null, { number, element }: { number: number; element: HtmlElement }): void {
    const fill = (element.attributes["fill"] ?? "").toLowerCase();
    const color = /^#[0-9a-f]{6}$/.test(fill) && !usualColors.has(fill) ? fill : "";
    const drawn = (shapes ?? []).map((shape): Mask => ({ number, shape, label: "", color })).filter(isMask);
    masks.push(...drawn);
    if (shapes === null || drawn.length < shapes.length) unread += 1;
  }

  /** The shapes of an element and of all in it. `isInAsked`: it is in an asked group. */
  function addShapes(element: HtmlElement, matrix: Matrix, isInAsked: boolean): void {
    elements += 1;
    const here = transformed(matrix, element.attributes["transform"]);
    const asked = isInAsked || isAsked(element, askedId);
    const name = nameOf(element);
    if (!here || elements > mostElements) unread += 1;
    else if (name === "g" || name === "svg") for (const child of elementsOf(element.children)) addShapes(child, here, asked);
    else if (name === "text") addText(element, here);
    else if (!withoutShape.has(name)) add(shapesOf({ ...element, name }, here, canvas), { number: asked ? 1 : 0, element });
  }

  /** Words by the beginning of their line; their width is estimated, since it depends on the font. */
  function addText(element: HtmlElement, matrix: Matrix): void {
    const label = wordsIn(element).replace(/\s+/g, " ").trim().slice(0, 200);
    const { x, y, "font-size": fontSize, "text-anchor": anchor, fill = "" } = element.attributes;
    const size = fontSize === undefined ? usualFontSize : lengthIn(fontSize);
    const width = size * label.length * widthOfLetter;
    const before = anchor === "middle" ? width / 2 : anchor === "end" ? width : 0;
    const [left, top] = shareOf(movePoint(matrix, [lengthIn(x ?? "0") - before, lengthIn(y ?? "0") - size * ascent]), canvas);
    const line = (size * Math.hypot(matrix[2], matrix[3])) / canvas.height;
    const color = /^#[0-9a-f]{6}$/i.test(fill) && fill !== "#000000" ? fill.toLowerCase() : "";
    const shape: MaskShape = { kind: "words", left: rounded(left), top: rounded(top), size: rounded(line), turn: 0 };
    const mask: Mask = { number: 0, shape, label, color };
    if (label === "") return;
    if (isMask(mask)) masks.push(mask);
    else unread += 1;
  }

  return {
    masks,
    get unread() {
      return unread;
    },
    addMasks: (layer: HtmlElement) => addShapes(layer, unmoved, false),
    /** Shapes in a layer below hide nothing that is asked, and are said to be left out. */
    addWords(layer: HtmlElement): void {
      for (const { element, matrix } of textsIn(layer, unmoved)) addText(element, matrix);
      unread += shapesIn(layer);
    },
  };
}

const usualFontSize = 24;
/** Of the height of a line: the average width of a letter, and the part above the line on which it stands. */
const widthOfLetter = 0.5;
const ascent = 0.8;

/** Elements that draw nothing. */
const withoutShape = new Set(["title", "desc", "metadata", "defs", "style", "script", "image"]);

/** The words of a layer, with the matrix of each. */
function textsIn(element: HtmlElement, matrix: Matrix): { element: HtmlElement; matrix: Matrix }[] {
  const here = transformed(matrix, element.attributes["transform"]);
  if (!here) return [];
  if (nameOf(element) === "text") return [{ element, matrix: here }];
  return elementsOf(element.children)
    .slice(0, mostElements)
    .flatMap((child) => textsIn(child, here));
}

/** How many elements of a layer draw something other than words. */
function shapesIn(element: HtmlElement): number {
  const name = nameOf(element);
  if (name === "text" || withoutShape.has(name)) return 0;
  const inner = elementsOf(element.children).reduce((sum, child) => sum + shapesIn(child), 0);
  return name === "g" ? inner : 1;
}

function elementsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter((node) => node.kind === "element");
}

function wordsIn(node: HtmlNode): string {
  return node.kind === "text" ? node.text : node.children.map(wordsIn).join("");
}
