import type { MaskShape, Point } from "@recollect/domain/cards/masks/masks.ts";
import { useRef, useState, type Dispatch, type PointerEvent } from "react";
import { smallest, type MaskEditing, type MaskStep } from "./editor-steps.ts";

export type Tool = "select" | "box" | "ellipse" | "polygon";

type Gesture =
  | { kind: "draw"; pointer: number; from: Point; to: Point }
  | { kind: "move" | "resize"; pointer: number; last: Point; hasMoved: boolean }
  | { kind: "corner"; pointer: number; at: number; corner: number; hasMoved: boolean };

type DrawingDeps = { state: MaskEditing; dispatch: Dispatch<MaskStep>; tool: Tool };

/** How near a press must be to a polygon's first corner to close it, as a share of the picture on the screen, in px. */
const closingPx = 14;

/** Drawing, moving and resizing masks with a pen, a finger or a mouse. Places are shares of the picture. */
export function useDrawing({ state, dispatch, tool }: DrawingDeps) {
  const gesture = useRef<Gesture | null>(null);
  const [draft, setDraft] = useState<MaskShape | null>(null);
  const [corners, setCorners] = useState<readonly Point[]>([]);

  function start(event: PointerEvent, next: Gesture): void {
    event.stopPropagation();
    canvasOf(event).setPointerCapture(event.pointerId);
    gesture.current = next;
  }

  /** A press on the picture, beside all masks. */
  function onPress(event: PointerEvent): void {
    if (event.button !== 0 || gesture.current !== null) return;
    const from = placeOf(event);
    if (tool === "select") return dispatch({ type: "select", at: null });
    // Otherwise the browser would select text, or take the focus from the masks.
    event.preventDefault();
    if (tool === "polygon") return addCorner(from, event);
    start(event, { kind: "draw", pointer: event.pointerId, from, to: from });
  }

  function onPressMask(event: PointerEvent, at: number): void {
    if (event.button !== 0 || tool === "polygon" || gesture.current !== null) return;
    const isAdded = event.shiftKey || event.ctrlKey || event.metaKey;
    if (isAdded || !state.selected.includes(at)) dispatch({ type: "select", at, isAdded });
    start(event, { kind: "move", pointer: event.pointerId, last: placeOf(event), hasMoved: false });
  }

  function onPressHandle(event: PointerEvent, corner: { at: number; corner: number } | null): void {
    // While a polygon is drawn, its next corner may lie on a corner of another one.
    if (event.button !== 0 || gesture.current !== null || corners.length > 0) return;
    const { pointerId: pointer } = event;
    start(
      event,
      corner ? { kind: "corner", pointer, ...corner, hasMoved: false } : { kind: "resize", pointer, last: placeOf(event), hasMoved: false },
    );
  }

  function onMove(event: PointerEvent): void {
    const now = gesture.current;
    if (!now || now.pointer !== event.pointerId) return;
    const place = placeOf(event);
    if (now.kind === "draw") {
      gesture.current = { ...now, to: place };
      return setDraft(shapeBetween(now.from, place, tool === "ellipse" ? "ellipse" : "box"));
    }
    if (now.kind === "corner") {
      const shape = state.masks[now.at]?.shape;
      if (shape?.kind !== "polygon") return;
      dispatch({ type: "reshape", at: now.at, shape: { ...shape, points: shape.points.with(now.corner, place) }, isGoingOn: now.hasMoved });
      gesture.current = { ...now, hasMoved: true };
      return;
    }
    const [right, down] = [place[0] - now.last[0], place[1] - now.last[1]];
    // Rounding would swallow movements of less than a ten-thousandth.
    if (Math.abs(right) < 0.0005 && Math.abs(down) < 0.0005) return;
    dispatch({ type: now.kind, right, down, isGoingOn: now.hasMoved });
    gesture.current = { ...now, last: place, hasMoved: true };
  }

  function onRelease(event: PointerEvent): void {
    const now = gesture.current;
    if (!now || now.pointer !== event.pointerId) return;
    gesture.current = null;
    if (now.kind !== "draw") return;
    setDraft(null);
    const shape = shapeBetween(now.from, now.to, tool === "ellipse" ? "ellipse" : "box");
    if (shape.width >= smallest && shape.height >= smallest) dispatch({ type: "add", shape });
  }

  /** The browser took the gesture for its own, such as a pinch. */
  function onCancel(): void {
    gesture.current = null;
    setDraft(null);
  }

  function addCorner(place: Point, event: PointerEvent): void {
    const [first] = corners;
    const { width, height } = canvasOf(event).getBoundingClientRect();
    const isAtFirst = first && Math.hypot((place[0] - first[0]) * width, (place[1] - first[1]) * height) < closingPx;
    if (isAtFirst && corners.length >= 3) closePolygon();
    else setCorners([...corners, place]);
  }

  /** Adds the polygon that is being drawn, if it has three corners. */
  function closePolygon(): void {
    if (corners.length >= 3) dispatch({ type: "add", shape: { kind: "polygon", points: corners, turn: 0 } });
    setCorners([]);
  }

  return {
    draft,
    corners,
    closePolygon,
    /** whether there was a polygon to give up */
    cancelPolygon(): boolean {
      const wasDrawing = corners.length > 0;
      setCorners([]);
      return wasDrawing;
    },
    onPressMask,
    onPressHandle,
    ofPicture: { onPointerDown: onPress, onPointerMove: onMove, onPointerUp: onRelease, onPointerCancel: onCancel },
  };
}

function canvasOf({ currentTarget }: PointerEvent): Element {
  return currentTarget.closest("svg") ?? currentTarget;
}

/** Where the pointer is, on the picture. */
function placeOf(event: PointerEvent): Point {
  const { left, top, width, height } = canvasOf(event).getBoundingClientRect();
  const share = (value: number, length: number) => Math.min(Math.max(length === 0 ? 0 : value / length, 0), 1);
  return [share(event.clientX - left, width), share(event.clientY - top, height)];
}

function shapeBetween([x, y]: Point, [otherX, otherY]: Point, kind: "box" | "ellipse") {
  return {
    kind,
    left: Math.min(x, otherX),
    top: Math.min(y, otherY),
    width: Math.abs(otherX - x),
    height: Math.abs(otherY - y),
    turn: 0,
  } as const;
}
