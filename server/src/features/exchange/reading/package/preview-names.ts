import type { MediaExtension } from "@recollect/domain/media/media.ts";

const previewName = /^anki-(\d{11})\.[a-z0-9]{3,4}$/;

/** The preview name of a package's medium, written like the names of stored media: `anki-00000000003.png`. */
export function previewNameOf(name: string, kind: MediaExtension): string {
  return `anki-${(/\d+/.exec(name)?.[0] ?? "").padStart(11, "0")}.${kind}`;
}

/** The number in such a name; null for any other text. */
export function previewNumber(name: string): number | null {
  const digits = previewName.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}
