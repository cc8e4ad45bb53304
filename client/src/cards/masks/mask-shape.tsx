import type { MaskShape } from "@recollect/domain/cards/masks/masks.ts";
import type { SVGProps } from "react";

/** The size of a picture, in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

type Props = SVGProps<SVGElement> & { shape: Exclude<MaskShape, { kind: "words" }>; size: PictureSize };

/** A mask's shape in an SVG whose units are the picture's pixels. */
export function MaskOutline({ shape, size, ref: _ref, ...svg }: Props) {
  const turned = { ...svg, transform: turnOf(shape, size) };
  const other = turned as Record<string, unknown>;
  if (shape.kind === "polygon")
    return <polygon points={shape.points.map(([x, y]) => `${x * size.width},${y * size.height}`).join(" ")} {...other} />;
  const [x, y] = [shape.left * size.width, shape.top * size.height];
  const [width, height] = [shape.width * size.width, shape.height * size.height];
  if (shape.kind === "box") return <rect x={x} y={y} width={width} height={height} {...other} />;
  return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...other} />;
}

/** A polygon's points are where they are; other shapes turn around their upper left corner. */
export function turnOf(shape: MaskShape, size: PictureSize): string | undefined {
  if (shape.turn === 0 || shape.kind === "polygon") return undefined;
  return `rotate(${shape.turn * 360} ${shape.left * size.width} ${shape.top * size.height})`;
}

/** The middle of a shape, and how large a sign in it can be, in pixels. */
export function middleOf(shape: MaskShape, size: PictureSize): { x: number; y: number; room: number } {
  const { left, top, width, height } = frameOf(shape);
  const angle = shape.kind === "polygon" ? 0 : shape.turn * 2 * Math.PI;
  const [right, down] = [(width * size.width) / 2, (height * size.height) / 2];
  return {
    x: left * size.width + right * Math.cos(angle) - down * Math.sin(angle),
    y: top * size.height + right * Math.sin(angle) + down * Math.cos(angle),
    room: 2 * Math.min(right, down),
  };
}

/** The rectangle around a shape that is not turned. */
export function frameOf(shape: MaskShape): { left: number; top: number; width: number; height: number } {
  if (shape.kind === "words") return { left: shape.left, top: shape.top, width: shape.size, height: shape.size };
  if (shape.kind !== "polygon") return shape;
  const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
