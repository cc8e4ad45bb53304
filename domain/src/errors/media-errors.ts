import { MEDIA } from "../limits/limits.ts";
import type { Row } from "./row.ts";

const megabyte = 1024 * 1024;

/** What the browser detects about a picture or a sound before uploading it. */
export const mediaRows = {
  "media/type-not-taken": {
    status: 415,
    message: "This kind of file is not supported. A picture may be JPEG, PNG, WebP, GIF or AVIF, a sound MP3, M4A, OGG, Opus, WAV or WebM.",
  },
  "media/heic": {
    status: 415,
    message:
      "HEIC photos are shown by Apple's devices alone. Save it as JPEG and choose that, or set the camera to Most Compatible (Settings, Camera, Formats).",
  },
  "media/too-large": {
    status: 413,
    message: "A picture or a sound can have at most {mostMegabytes} MB.",
    limits: { mostMegabytes: MEDIA.maxBytes / megabyte },
  },
  "media/upload-failed": { status: 500, message: "The file could not be sent. Please try again." },
  "storage/full": { status: 507, message: "Your storage is full. Delete decks or pictures that you no longer need, then try again." },
} as const satisfies Record<string, Row>;
