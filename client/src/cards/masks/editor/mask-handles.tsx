import type { Mask, Point } from "@recollect/domain/cards/masks/masks.ts";
import type { Dispatch, KeyboardEvent, PointerEvent } from "react";
import { frameOf, turnOf, type PictureSize } from "../mask-shape.tsx";
import { arrowStep, isRemoval } from "./arrow-keys.ts";
import type { MaskStep } from "./editor-steps.ts";
import styles from "./mask-editor.module.css";
import { editorTexts } from "./mask-editor.texts.ts";
import { withCornerAfter, withCornerMoved, withoutCorner } from "./polygon-points.ts";

type Props = {
  mask: Mask;
  /** its place in the list of masks */ at: number;
  size: PictureSize;
  /** the longer side of what is seen, in the picture's pixels */ unit: number;
  dispatch: Dispatch<MaskStep>;
  /** a press on a corner of a polygon, or on the one handle of another shape */
  onHandle: (event: PointerEvent, corner: number | null) => void;
};

/** What the selected mask is taken hold of by: the lower right corner of a box, each corner of a polygon, which keys move as well. */
export function MaskHandles({ mask: { shape }, at, size, unit, dispatch, onHandle }: Props) {
  if (shape.kind !== "polygon") {
    const { left, top, width, height } = frameOf(shape);
    const place: Point = [left + (shape.kind === "words" ? 0 : width), top + height];
    return (
      <g className={styles.resizing} transform={turnOf(shape, size)} data-resizes onPointerDown={(event) => onHandle(event, null)}>
        <Grip {...{ place, size, unit }} />
      </g>
    );
  }
  const { points } = shape;
  const reshape = (changed: readonly Point[], isGoingOn = false) =>
    changed !== points && dispatch({ type: "reshape", at, shape: { ...shape, points: changed }, isGoingOn });

  function onKeyDown(event: KeyboardEvent, corner: number): void {
    const step = arrowStep(event);
    if (step) reshape(withCornerMoved(points, corner, step), event.repeat);
    else if (event.key === "+") reshape(withCornerAfter(points, corner));
    else if (isRemoval(event)) {
      // The last corner goes away with its focus: the one before it takes it.
      const { previousElementSibling: before } = event.currentTarget;
      if (corner === points.length - 1 && points.length > 3 && before instanceof SVGElement) before.focus();
      reshape(withoutCorner(points, corner));
    } else return;
    event.preventDefault();
  }

  return points.map((place, corner) => (
    <g
      key={corner}
      role="button"
      tabIndex={0}
      aria-label={editorTexts.corner(corner + 1, points.length)}
      className={styles.corner}
      onPointerDown={(event) => onHandle(event, corner)}
      onKeyDown={(event) => onKeyDown(event, corner)}
    >
      <Grip {...{ place, size, unit }} />
    </g>
  ));
}

/** A dot, and around it what a finger takes hold of. */
function Grip({ place: [x, y], size, unit }: { place: Point; size: PictureSize; unit: number }) {
  const middle = { cx: x * size.width, cy: y * size.height };
  return (
    <>
      <circle className={styles.grip} {...middle} r={unit * 0.05} />
      <circle className={styles.handle} {...middle} r={unit * 0.018} />
    </>
  );
}
