import type { Mask } from "@recollect/domain/cards/masks/masks.ts";
import { Fragment, type Dispatch, type KeyboardEvent } from "react";
import { MaskOutline, middleOf, type PictureSize } from "../mask-shape.tsx";
import { WordsOnPicture } from "../words-on-picture.tsx";
import { arrowStep, isRemoval } from "./arrow-keys.ts";
import type { MaskEditing, MaskStep } from "./editor-steps.ts";
import styles from "./mask-editor.module.css";
import { editorTexts } from "./mask-editor.texts.ts";
import { MaskHandles } from "./mask-handles.tsx";
import type { Tool, useDrawing } from "./use-drawing.ts";

type Props = {
  /** what is drawn below the masks */ href: string;
  /** of the picture's file */ size: PictureSize;
  /** how much larger than its place the picture is drawn */ zoom: number;
  state: MaskEditing;
  dispatch: Dispatch<MaskStep>;
  tool: Tool;
  drawing: ReturnType<typeof useDrawing>;
};

/** The picture with its masks, which can be drawn, moved and resized by pointer and by keys. */
export function MaskCanvas({ href, size, zoom, state, dispatch, tool, drawing }: Props) {
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
        <image href={href} width={size.width} height={size.height} />
        {state.masks.map((mask, at) => (
          // Masks have no names: their place in the list is what selects them.
          <Fragment key={at}>
            <DrawnMask
              {...{ mask, size, dispatch, unit }}
              isSelected={state.selected.includes(at)}
              onPress={(event) => drawing.onPressMask(event, at)}
              onSelect={() => dispatch({ type: "select", at })}
            />
            {state.selected.length === 1 && state.selected.includes(at) && (
              <MaskHandles
                {...{ mask, at, size, dispatch, unit }}
                onHandle={(event, corner) => drawing.onPressHandle(event, corner === null ? null : { at, corner })}
              />
            )}
          </Fragment>
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
  dispatch: Dispatch<MaskStep>;
  onPress: (event: React.PointerEvent) => void;
  onSelect: () => void;
};

function DrawnMask({ mask, size, unit, isSelected, dispatch, onPress, onSelect }: DrawnProps) {
  const { shape, number, label, color } = mask;
  const { x, y } = middleOf(shape, size);
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
        <WordsOnPicture className={styles.words} {...{ shape, label, color, size }} />
      ) : (
        <>
          <MaskOutline shape={shape} size={size} className={styles.shape} {...(color !== "" && { style: { fill: color } })} />
          <text className={styles.number} x={x} y={y} fontSize={unit * 0.035}>
            {number}
          </text>
        </>
      )}
    </g>
  );
}

function moveByKey(event: KeyboardEvent, dispatch: Dispatch<MaskStep>): void {
  const step = arrowStep(event);
  if (step) dispatch({ type: event.shiftKey ? "resize" : "move", right: step[0], down: step[1], isGoingOn: event.repeat });
  else if (isRemoval(event)) {
    // The mask goes away with its focus: the picture takes it, so that Ctrl+Z is still heard.
    event.currentTarget.closest("svg")?.focus();
    dispatch({ type: "delete" });
  } else return;
  event.preventDefault();
}
