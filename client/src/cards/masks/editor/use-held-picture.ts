import { useEffect, useState } from "react";
import { isDrawable } from "../../../media/drawable.ts";
import { pictureOfSize } from "../../../media/smaller-picture.ts";
import { usePictureSize } from "../masked-picture.tsx";
import type { PictureSize } from "../mask-shape.tsx";

/** At most this many pixels of a picture are drawn below its masks: 16 MB of memory, and more detail than a picture that a browser made smaller has. */
const mostPixels = 4_000_000;

const noPixels = { width: 0, height: 0 };

/** The address that is drawn, and the size of the picture's file. */
export type HeldPicture = { href: string; size: PictureSize };

/**
 * The picture to draw masks over. One of many pixels is drawn from a copy with fewer: the browser decodes all pixels of what it draws, at every zoom
 * anew. Null until it can be drawn.
 */
export function useHeldPicture(src: string): HeldPicture | "missing" | null {
  const size = usePictureSize(src);
  const [copy, setCopy] = useState<{ src: string; href: string } | null>(null);
  const { width, height } = size === null || size === "missing" ? noPixels : size;
  const isLarge = width * height > mostPixels;
  useEffect(() => {
    if (!isLarge) return;
    let url: string | null = null;
    let isHere = true;
    void smallerCopy(src, { width, height }).then((blob) => {
      if (!isHere) return;
      if (blob) url = URL.createObjectURL(blob);
      setCopy({ src, href: url ?? src });
    });
    return () => {
      isHere = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [src, width, height, isLarge]);
  if (size === null || size === "missing") return size;
  if (!isLarge) return { href: src, size };
  return copy?.src === src ? { href: copy.href, size } : null;
}

/** Null if this browser can't make one: then it draws the file itself. */
async function smallerCopy(src: string, { width, height }: PictureSize): Promise<Blob | null> {
  const extension = src.slice(src.lastIndexOf(".") + 1).toLowerCase();
  if (!isDrawable(extension)) return null;
  const scale = Math.sqrt(mostPixels / (width * height));
  const smallerSide = (side: number) => Math.max(1, Math.floor(side * scale));
  try {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return await pictureOfSize(picture, extension, [smallerSide(width), smallerSide(height)]);
  } catch {
    return null;
  }
}
