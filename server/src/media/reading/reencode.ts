import { cleanMedia, hasTooManyPixels } from "@recollect/domain/media/clean/clean.ts";
import type { CleanFile } from "@recollect/domain/media/clean/cleaned.ts";
import type { Orientation } from "@recollect/domain/media/exif-orientation.ts";
import type { MediaExtension } from "@recollect/domain/media/media.ts";
import type { Sharp, SharpOptions } from "sharp";
import { MEDIA } from "@recollect/domain/limits/limits.ts";

type SharpModule = (input: Uint8Array, options: SharpOptions) => Sharp;

/** How to undo each orientation: mirror first, then rotate by this many degrees. */
const turns: Record<Orientation, { mirror: boolean; degrees: number }> = {
  1: { mirror: false, degrees: 0 },
  2: { mirror: true, degrees: 0 },
  3: { mirror: false, degrees: 180 },
  4: { mirror: true, degrees: 180 },
  5: { mirror: true, degrees: 270 },
  6: { mirror: false, degrees: 90 },
  7: { mirror: true, degrees: 90 },
  8: { mirror: false, degrees: 270 },
};

let loading: Promise<SharpModule | null> | undefined;

/** The image library is optional: without it pictures are only cleaned. */
async function loadSharp(): Promise<SharpModule | null> {
  const name = "sharp";
  try {
    const { default: sharp } = (await import(name)) as {
      default: SharpModule & { cache(on: boolean): void; concurrency(threads: number): void };
    };
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  } catch {
    return null;
  }
}

/**
 * The re-encoded, upright picture: nothing else of its bytes is left. An animated one is only cleaned, since re-encoding hundreds of frames
 * takes minutes. Null if it can't be decoded.
 */
export async function reencoded(clean: CleanFile, extension: MediaExtension): Promise<CleanFile | null> {
  const sharp = await (loading ??= loadSharp());
  if (!sharp || clean.frames > 1) return clean;
  try {
    const { mirror, degrees } = turns[clean.orientation];
    const input = sharp(clean.bytes, { limitInputPixels: MEDIA.maxPixels, failOn: "error" });
    const uprightImage = (mirror ? input.flop() : input).rotate(degrees);
    const bytes = new Uint8Array(await encoded(uprightImage, extension, await isIndexed(input)).toBuffer());
    const cleanBytes = cleanMedia(bytes, extension);
    if (!cleanBytes || hasTooManyPixels(cleanBytes)) return null;
    // These two are lossless, so the smaller file is better; but it has to be upright.
    const isLossless = extension === "png" || extension === "gif";
    return isLossless && clean.orientation === 1 && clean.bytes.length < cleanBytes.bytes.length ? clean : cleanBytes;
  } catch {
    return null;
  }
}

async function isIndexed(input: Sharp): Promise<boolean> {
  return (await input.metadata()).isPalette;
}

function encoded(picture: Sharp, extension: MediaExtension, palette: boolean): Sharp {
  if (extension === "png") return picture.png({ palette });
  if (extension === "webp") return picture.webp({ quality: 88 });
  if (extension === "gif") return picture.gif();
  if (extension === "avif") return picture.avif({ quality: 65, effort: 0 });
  return picture.jpeg({ quality: 90 });
}
