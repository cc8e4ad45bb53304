import { tableOf } from "../words/table-of.ts";

/** Every kind of file that is stored: its ending in a text, its content type, and whether it is a picture or a sound. */
export const mediaTypes = {
  jpg: { mime: "image/jpeg", kind: "picture" },
  png: { mime: "image/png", kind: "picture" },
  webp: { mime: "image/webp", kind: "picture" },
  gif: { mime: "image/gif", kind: "picture" },
  avif: { mime: "image/avif", kind: "picture" },
  svg: { mime: "image/svg+xml", kind: "picture" },
  mp3: { mime: "audio/mpeg", kind: "sound" },
  m4a: { mime: "audio/mp4", kind: "sound" },
  ogg: { mime: "audio/ogg", kind: "sound" },
  wav: { mime: "audio/wav", kind: "sound" },
  webm: { mime: "audio/webm", kind: "sound" },
} as const satisfies Record<string, { mime: string; kind: "picture" | "sound" }>;

export type MediaExtension = keyof typeof mediaTypes;
export type MediaMime = (typeof mediaTypes)[MediaExtension]["mime"];

/** A picture or a sound as its owner gets it: `width` and `height` in pixels, `seconds` of sound, null if they don't apply or are unknown. */
export type Media = { id: string; mime: MediaMime; bytes: number; width: number | null; height: number | null; seconds: number | null };

export const extensions = Object.keys(mediaTypes) as MediaExtension[];

/** Other content types that browsers and systems use for the same kinds of files. */
const otherNames = tableOf<MediaExtension>({
  "image/jpg": "jpg",
  "image/pjpeg": "jpg",
  "image/x-png": "png",
  "image/apng": "png",
  "audio/mp3": "mp3",
  "audio/x-m4a": "m4a",
  "audio/m4a": "m4a",
  "video/mp4": "m4a",
  "audio/opus": "ogg",
  "application/ogg": "ogg",
  "audio/x-wav": "wav",
  "audio/wave": "wav",
  "audio/vnd.wave": "wav",
  "video/webm": "webm",
});

/** The kind of file of a Content-Type; null for one that is not accepted. */
export function extensionOfType(contentType: string | null | undefined): MediaExtension | null {
  const mime = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return (
    extensions.find((extension) => mediaTypes[extension].mime === mime) ??
    (Object.hasOwn(otherNames, mime) ? (otherNames[mime] ?? null) : null)
  );
}

/** The kind of a file that is stored under one of our content types. */
export function extensionOf(mime: string): MediaExtension | null {
  return extensions.find((extension) => mediaTypes[extension].mime === mime) ?? null;
}

/** 12 random bytes are 16 characters of base64url: too many to guess. */
export const MEDIA_ID_BYTES = 12;
const name = /^([A-Za-z0-9_-]{16})\.([a-z0-9]{3,4})$/;

/** The text after `media/`: `<id>.<ext>`; null for anything else. */
export function mediaNameIn(text: string): { id: string; extension: MediaExtension } | null {
  const match = name.exec(text);
  const extension = extensions.find((one) => one === match?.[2]);
  return match?.[1] === undefined || extension === undefined ? null : { id: match[1], extension };
}

/** The reference to a file in a text: `media/<id>.<ext>`. */
export function mediaName({ id, mime }: Pick<Media, "id" | "mime">): string {
  return `media/${id}.${extensionOf(mime) ?? "bin"}`;
}
