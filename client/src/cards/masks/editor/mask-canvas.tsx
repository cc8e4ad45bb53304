import type { Mask } from "@recollect/domain/cards/masks/masks.ts";
import type { Dispatch, KeyboardEvent } from "react";
import { frameOf, MaskOutline, middleOf, turnOf, type PictureSize } from "../mask-shape.tsx";
import type { MaskEditing, MaskStep } from "./editor-steps.ts";
import styles from "./mask-editor.module.css";
import { editorTexts } from "./mask-editor.texts.ts";
import type { Tool, useDrawing } from "./use-drawing.ts";

type Props = {
  src: string;
  size: PictureSize;
  /** how much larger than its place the picture is drawn */ zoom: number;
  state: MaskEditing;
  dispatch: Dispatch<MaskStep>;
  tool: Tool;
  drawing: ReturnType<typeof useDrawing>;
};

/** How far an arrow key moves or resizes, as a share of the picture; with Alt a tenth of it. */
const keyStep = 0.01;

/** The picture with its masks, which can be drawn, moved and resized by pointer and by keys. */
export function MaskCanvas({ src, size, zoom, state, dispatch, tool, drawing }: Props) {
  const { draft, corners, ofPicture } = drawing;
  const unit = Math.max(size.width, size.height) / zoom;
  return (
    <div className={styles.stage}>
      <svg
        className={styles.canvas}
        style={{ inlineSize: `${zoom * 100}%` }}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="group"
        aria-label={editorTexts.picture}
        data-tool={tool}
        tabIndex={-1}
        {...ofPicture}
      >
        <image href={src} width={size.width} height={size.height} />
        {state.masks.map((mask, at) => (
          <DrawnMask
            // Masks have no names: their place in the list is what selects them.
            key={at}
            {...{ mask, size, dispatch, unit }}
            isSelected={state.selected.includes(at)}
            isAlone={state.selected.length === 1}
            onPress={(event) => drawing.onPressMask(event, at)}
            onSelect={() => dispatch({ type: "select", at })}
            onHandle={(event, corner) => drawing.onPressHandle(event, corner === null ? null : { at, corner })}
          />
        ))}
        {draft && draft.kind !== "words" && <MaskOutline shape={draft} size={size} className={styles.draft} />}
        {corners.length > 0 && (
          <>
            <polyline className={styles.draft} points={corners.map(([x, y]) => `${x * size.width},${y * size.height}`).join(" ")} />
            {corners.map(([x, y], at) => (
              <circle key={at} className={styles.handle} cx={x * size.width} cy={y * size.height} r={unit * 0.012} />
            ))}
          </>
        )}
      </svg>
    </div>
  );
}

type DrawnProps = {
  mask: Mask;
  size: PictureSize;
  /** the longer side of what is seen, in the picture's pixels */ unit: number;
  isSelected: boolean;
  /** whether no other mask is selected */ isAlone: boolean;
  dispatch: Dispatch<MaskStep>;
  onPress: (event: React.PointerEvent) => void;
  onSelect: () => void;
  onHandle: (event: React.PointerEvent, corner: number | null) => void;
};

function DrawnMask({ mask, size, unit, isSelected, isAlone, dispatch, onPress, onSelect, onHandle }: DrawnProps) {
  const { shape, number, label, color } = mask;
  const { x, y } = middleOf(shape, size);
  const { left, top, width, height } = frameOf(shape);
  const name = editorTexts.mask(number, editorTexts.shapeNames[shape.kind], label);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isSelected}
      className={styles.mask}
      data-selected={isSelected || undefined}
      onPointerDown={onPress}
      onFocus={() => !isSelected && onSelect()}
      onKeyDown={(event) => moveByKey(event, dispatch)}
    >
      {shape.kind === "words" ? (
        <text
          className={styles.words}
          x={left * size.width}
          y={top * size.height}
          fontSize={shape.size * size.height}
          transform={turnOf(shape, size)}
          {...(color !== "" && { style: { fill: color } })}
        >
          {label}
        </text>
      ) : (
        <>
          <MaskOutline shape={shape} size={size} className={styles.shape} {...(color !== "" && { style: { fill: color } })} />
          <text className={styles.number} x={x} y={y} fontSize={unit * 0.035}>
            {number}
          </text>
        </>
      )}
      {isSelected && isAlone && shape.kind !== "polygon" && (
        <circle
          className={styles.handle}
          cx={(left + (shape.kind === "words" ? 0 : width)) * size.width}
          cy={(top + height) * size.height}
          r={unit * 0.018}
          transform={turnOf(shape, size)}
          data-resizes
          onPointerDown={(event) => onHandle(event, null)}
        />
      )}
      {isSelected &&
        isAlone &&
        shape.kind === "polygon" &&
        shape.points.map(([cornerX, cornerY], corner) => (
          <circle
            key={corner}
            className={styles.handle}
            cx={cornerX * size.width}
            cy={cornerY * size.height}
            r={unit * 0.018}
            onPointerDown={(event) => onHandle(event, corner)}
          />
        ))}
    </g>
  );
}

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function moveByKey(event: KeyboardEvent, dispatch: Dispatch<MaskStep>): void {
  const direction = directions[event.key];
  const isRemoval = event.key === "Delete" || event.key === "Backspace";
  if (!direction && !isRemoval) return;
  event.preventDefault();
  if (!direction) {
    // The mask goes away with its focus: the picture takes it, so that Ctrl+Z is still heard.
    event.currentTarget.closest("svg")?.focus();
    return dispatch({ type: "delete" });
  }
  const by = event.altKey ? keyStep / 10 : keyStep;
  const [right, down] = [direction[0] * by, direction[1] * by];
  dispatch({ type: event.shiftKey ? "resize" : "move", right, down, isGoingOn: event.repeat });
}
