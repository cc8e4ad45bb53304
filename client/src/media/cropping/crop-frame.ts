/** The part of a picture that stays, as shares of its width and height: 0 is left and top, 1 right and bottom. */
export type CropFrame = { left: number; top: number; right: number; bottom: number };

/** Which corner of a frame is moved. */
export type Corner = { x: "left" | "right"; y: "top" | "bottom" };

export const wholePicture: CropFrame = { left: 0, top: 0, right: 1, bottom: 1 };

/** The least width and height of a frame: what is smaller could hardly be seen or taken hold of. */
const least = 0.02;

/** Moves one corner; the opposite one stays where it is. The frame keeps inside the picture and does not turn over. */
export function withCornerMoved(frame: CropFrame, { x, y }: Corner, right: number, down: number): CropFrame {
  return {
    ...frame,
    [x]: x === "left" ? between(frame.left + right, 0, frame.right - least) : between(frame.right + right, frame.left + least, 1),
    [y]: y === "top" ? between(frame.top + down, 0, frame.bottom - least) : between(frame.bottom + down, frame.top + least, 1),
  };
}

/** Moves the whole frame, as far as the picture's edges. */
export function withFrameMoved({ left, top, right, bottom }: CropFrame, toRight: number, down: number): CropFrame {
  const x = between(toRight, -left, 1 - right);
  const y = between(down, -top, 1 - bottom);
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** The frame in whole pixels of a picture, at least one each way. */
export function pixelsOf({ left, top, right, bottom }: CropFrame, { width, height }: { width: number; height: number }) {
  const [x, y] = [Math.min(Math.round(left * width), width - 1), Math.min(Math.round(top * height), height - 1)];
  return { x, y, width: Math.max(1, Math.round(right * width) - x), height: Math.max(1, Math.round(bottom * height) - y) };
}

export function isWhole({ left, top, right, bottom }: CropFrame): boolean {
  return left === 0 && top === 0 && right === 1 && bottom === 1;
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
