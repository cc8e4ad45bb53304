import type { MaskShape } from "@recollect/domain/cards/masks/masks.ts";
import { lineHeight, wordsFrom, type LinesOnPicture } from "./lines-on-picture.ts";
import { turnOf, type PictureSize } from "./mask-shape.tsx";

/** For words that somebody wrote. React knows the attribute for HTML alone. */
const asWritten = { translate: "no" };

type Props = {
  shape: Extract<MaskShape, { kind: "words" }>;
  label: string;
  /** empty for the usual one */ color: string;
  size: PictureSize;
  className: string | undefined;
};

/** Words that stand on a picture, whole. */
export function WordsOnPicture({ shape, label, color, size, className }: Props) {
  const lines = wordsFrom(label, {
    x: shape.left * size.width,
    top: shape.top * size.height,
    turn: shape.turn * 2 * Math.PI,
    size: shape.size * size.height,
    picture: size,
  });
  return (
    <g transform={turnOf(shape, size)} {...(color !== "" && { style: { fill: color } })}>
      <Lines className={className} text={label} {...lines} />
    </g>
  );
}

type LinesProps = LinesOnPicture & { /** whose lines they are */ text: string; className: string | undefined };

/** Lines below each other, from left or around their middle, as the class says. */
export function Lines({ className, text, lines, x, top, size }: LinesProps) {
  return (
    <text className={className} fontSize={size} {...asWritten}>
      {withSpaces(lines, text).map((line, at) => (
        // Lines are the pieces of one text, in its order.
        <tspan key={at} x={x} y={top + (at + 0.5) * lineHeight * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The lines with the spaces at which they end, so that together they are the text, as readers and searches in the page have it. */
function withSpaces(lines: readonly string[], text: string): string[] {
  let at = 0;
  return lines.map((line) => {
    at += line.length;
    if (text[at] !== " ") return line;
    at += 1;
    return `${line} `;
  });
}
