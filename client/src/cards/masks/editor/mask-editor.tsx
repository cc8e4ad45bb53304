import type { MaskShape, Point } from "@recollect/domain/cards/masks/masks.ts";
import { BoxSelect, Circle, Group, MousePointer2, Pentagon, Redo2, Square, Trash2, Undo2, Ungroup, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useEffectEvent, useReducer, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { afterMaskStep, canAdd, isGroup, isLastStepAddition, linesAfter, startEditing } from "./editor-steps.ts";
import { MaskCanvas } from "./mask-canvas.tsx";
import { MaskList } from "./mask-list.tsx";
import styles from "./mask-editor.module.css";
import { editorTexts } from "./mask-editor.texts.ts";
import { useDrawing, type Tool } from "./use-drawing.ts";
import { useHeldPicture } from "./use-held-picture.ts";

export type MaskEditorProps = {
  /** the picture's address */
  src: string;
  masks: readonly string[];
  /** called with the lines of the masks, when they are changed and the dialog closes or leaves with what is around it */
  onMasks: (lines: readonly string[]) => void;
  onClose: () => void;
};

const tools = [
  { tool: "select", Icon: MousePointer2 },
  { tool: "box", Icon: Square },
  { tool: "ellipse", Icon: Circle },
  { tool: "polygon", Icon: Pentagon },
] as const satisfies readonly { tool: Tool; Icon: unknown }[];

const zooms = [1, 1.5, 2, 3, 4] as const;

/** Draws the masks over a picture. Closing keeps what was drawn, which the deck's form can undo; only "Cancel" gives it up. */
export function MaskEditor({ src, masks: before, onMasks, onClose }: MaskEditorProps) {
  const [state, dispatch] = useReducer(afterMaskStep, before, startEditing);
  const [tool, setTool] = useState<Tool>(state.masks.length === 0 ? "box" : "select");
  const [zoomAt, setZoomAt] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const picture = useHeldPicture(src);
  const drawing = useDrawing({ state, dispatch, tool });

  const isClosed = useRef(false);

  function keep(): void {
    if (isClosed.current) return;
    isClosed.current = true;
    const lines = linesAfter(state);
    if (lines.join("\n") !== before.join("\n")) onMasks(lines);
  }

  function close(): void {
    keep();
    onClose();
  }

  function cancel(): void {
    isClosed.current = true;
    onClose();
  }

  // What is around the dialog may leave: a tablet that is turned has the card's options elsewhere.
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    isClosed.current = false;
    return () => keepNow();
  }, []);

  /** Escape first gives up a polygon that is being drawn. */
  function leave(): void {
    if (!drawing.cancelPolygon()) close();
  }

  /** In the middle, or beside the last one. */
  function addByKey(kind: "box" | "ellipse" | "polygon"): void {
    const shift = (state.masks.length % 10) * 0.03;
    dispatch({ type: "add", shape: firstShape(kind, [0.35 + shift, 0.4 + shift]) });
    setTool("select");
    // The new mask is drawn last.
    requestAnimationFrame(() => [...(body.current?.querySelectorAll<SVGElement>("svg [aria-pressed]") ?? [])].at(-1)?.focus());
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== "checkbox" && event.target.type !== "radio";
    if (event.key === "Enter" && drawing.corners.length > 0) {
      event.preventDefault();
      drawing.closePolygon();
    } else if ((event.ctrlKey || event.metaKey) && !isTyping && /^[zy]$/i.test(event.key)) {
      event.preventDefault();
      // Otherwise the deck's form behind would undo a step too.
      event.stopPropagation();
      dispatch({ type: event.shiftKey || event.key.toLowerCase() === "y" ? "redo" : "undo" });
    }
  }

  const hasRoom = canAdd(state);
  const isPolygonSelected = state.selected.some((at) => state.masks[at]?.shape.kind === "polygon");
  return (
    <Dialog title={editorTexts.title} subtitle={editorTexts.subtitle} size="large" closesAtOnce onClose={leave}>
      <div ref={body} role="presentation" className={styles.editor} onKeyDown={onKeyDown}>
        <div className={styles.tools} role="toolbar" aria-label={editorTexts.tools}>
          {tools.map(({ tool: name, Icon }) => (
            <Tool
              key={name}
              label={editorTexts.toolNames[name]}
              isOn={tool === name}
              isOff={name !== "select" && !hasRoom}
              onPress={() => setTool(name)}
            >
              <Icon size={20} aria-hidden />
            </Tool>
          ))}
          <Tool label={editorTexts.undo} isOff={state.past.length === 0} onPress={() => dispatch({ type: "undo" })}>
            <Undo2 data-mirrors size={20} aria-hidden />
          </Tool>
          <Tool label={editorTexts.redo} isOff={state.future.length === 0} onPress={() => dispatch({ type: "redo" })}>
            <Redo2 data-mirrors size={20} aria-hidden />
          </Tool>
          <Tool label={editorTexts.remove} isOff={state.selected.length === 0} onPress={() => dispatch({ type: "delete" })}>
            <Trash2 size={20} aria-hidden />
          </Tool>
          <Tool label={editorTexts.group} isOff={state.selected.length < 2 || isGroup(state)} onPress={() => dispatch({ type: "group" })}>
            <Group size={20} aria-hidden />
          </Tool>
          <Tool label={editorTexts.ungroup} isOff={!isGroup(state)} onPress={() => dispatch({ type: "ungroup" })}>
            <Ungroup size={20} aria-hidden />
          </Tool>
          <Tool label={editorTexts.smaller} isOff={zoomAt === 0} onPress={() => setZoomAt(zoomAt - 1)}>
            <ZoomOut size={20} aria-hidden />
          </Tool>
          <Tool label={editorTexts.larger} isOff={zoomAt === zooms.length - 1} onPress={() => setZoomAt(zoomAt + 1)}>
            <ZoomIn size={20} aria-hidden />
          </Tool>
        </div>
        {picture === "missing" && <p role="alert">{editorTexts.missing}</p>}
        {picture === null && <p>{editorTexts.loading}</p>}
        {picture !== null && picture !== "missing" && (
          <MaskCanvas {...picture} {...{ state, dispatch, tool, drawing }} zoom={zooms[zoomAt] ?? 1} />
        )}
        <p className={styles.hint}>
          {tool === "polygon" ? editorTexts.drawingPolygon : editorTexts.keys} {isPolygonSelected && editorTexts.cornerKeys}
        </p>
        <div className={styles.adding}>
          {drawing.corners.length > 0 && (
            <Button size="small" disabled={drawing.corners.length < 3} onClick={drawing.closePolygon}>
              {editorTexts.closeShape}
            </Button>
          )}
          <Button variant="ghost" size="small" disabled={!hasRoom} onClick={() => addByKey("box")}>
            <BoxSelect size={16} aria-hidden /> {editorTexts.add.box}
          </Button>
          <Button variant="ghost" size="small" disabled={!hasRoom} onClick={() => addByKey("ellipse")}>
            <Circle size={16} aria-hidden /> {editorTexts.add.ellipse}
          </Button>
          <Button variant="ghost" size="small" disabled={!hasRoom} onClick={() => addByKey("polygon")}>
            <Pentagon size={16} aria-hidden /> {editorTexts.add.polygon}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {isLastStepAddition(state) && editorTexts.added(state.masks.at(-1)?.number ?? 0)}
        </p>
        {!hasRoom && <p role="status">{editorTexts.full}</p>}
        <fieldset className={styles.hides}>
          <legend>{editorTexts.hides}</legend>
          {(["one", "all"] as const).map((hides) => (
            <label key={hides}>
              <input type="radio" name="hides" checked={state.hides === hides} onChange={() => dispatch({ type: "hide", hides })} />
              {hides === "one" ? editorTexts.hideOne : editorTexts.hideAll}
            </label>
          ))}
        </fieldset>
        <MaskList state={state} dispatch={dispatch} />
      </div>
      <DialogActions>
        <Button variant="ghost" onClick={cancel}>
          {editorTexts.cancel}
        </Button>
        <Button onClick={close}>{editorTexts.done}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A shape that keys then move and resize; a polygon begins with four corners. */
function firstShape(kind: "box" | "ellipse" | "polygon", [left, top]: Point): MaskShape {
  const [width, height] = [0.2, 0.1];
  if (kind !== "polygon") return { kind, left, top, width, height, turn: 0 };
  const [middle, right, bottom] = [left + width / 2, left + width, top + height];
  const points: Point[] = [
    [middle, top],
    [right, top + height / 2],
    [middle, bottom],
    [left, top + height / 2],
  ];
  return { kind, points, turn: 0 };
}

type ToolProps = { label: string; isOn?: boolean; isOff?: boolean; onPress: () => void; children: ReactNode };

function Tool({ label, isOn, isOff = false, onPress, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      className={styles.tool}
      disabled={isOff}
      onClick={onPress}
      {...(isOn !== undefined && { "aria-pressed": isOn })}
    >
      {children}
    </IconButton>
  );
}
