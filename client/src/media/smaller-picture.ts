import { AppError } from "@recollect/domain/errors/failure.ts";
import type { MediaExtension } from "@recollect/domain/media/media.ts";
import { MEDIA } from "@recollect/domain/limits/limits.ts";
import { isDrawable } from "./drawable.ts";

const quality = 0.85;
/** A picture of fitting size below this many bytes is sent as it is. */
const smallBytes = 400 * 1024;

/**
 * The picture to send: its longer side at most 1,600 px, upright, in a format that every browser shows. Other files come back unchanged.
 * Throws `media/heic` for a photo that this browser can't read.
 */
export async function smallerPicture(file: Blob, extension: MediaExtension | "heic" | null): Promise<Blob> {
  if (extension === null || !isDrawable(extension)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) {
    if (extension === "heic") throw new AppError("media/heic");
    // The server says what is wrong with it.
    return file;
  }
  try {
    const scale = Math.min(1, MEDIA.longestSide / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= smallBytes && extension !== "heic") return file;
    const redrawnPicture = await redrawn(picture, {
      area: { x: 0, y: 0, width: picture.width, height: picture.height },
      scale,
      mayBeTransparent: extension === "png",
    });
    return redrawnPicture && (scale < 1 || extension === "heic" || redrawnPicture.size < file.size) ? redrawnPicture : file;
  } finally {
    picture.close();
  }
}

type Area = { x: number; y: number; width: number; height: number };

/** A part of a loaded picture as it is shown, in a format that every browser shows; `area` is in pixels. Null if this browser can't draw it. */
export function partOfPicture(picture: HTMLImageElement, extension: string, area: Area): Promise<Blob | null> {
  return redrawn(picture, { area, scale: 1, mayBeTransparent: extension !== "jpg" && extension !== "jpeg" });
}

/** A picture redrawn in another size, in pixels. All of its own pixels are given back before the new ones are written. */
export async function pictureOfSize(
  from: Blob | HTMLImageElement,
  extension: string,
  [width, height]: readonly [number, number],
): Promise<Blob | null> {
  const picture = await createImageBitmap(from, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  try {
    const area = { x: 0, y: 0, width, height };
    return await redrawn(picture, { area, scale: 1, mayBeTransparent: extension !== "jpg" && extension !== "jpeg" });
  } finally {
    picture.close();
  }
}

type Drawing = { area: Area; scale: number; mayBeTransparent: boolean };

async function redrawn(picture: CanvasImageSource, { area, scale, mayBeTransparent }: Drawing): Promise<Blob | null> {
  const { x, y, width, height } = area;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const webp = await blobOf(canvas, "image/webp");
  // Safari returns a PNG without an error.
  if (webp?.type === "image/webp") return webp;
  return blobOf(canvas, mayBeTransparent && isTransparent(context) ? "image/png" : "image/jpeg");
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function isTransparent(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}
