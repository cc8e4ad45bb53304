import type { MediaExtension } from "@recollect/domain/media/media.ts";

const previewName = /^anki-(\d{11})\.[a-z0-9]{3,4}$/;

/** The name that a medium of a package has in a preview, written as the names of stored media are: `anki-00000000003.png`. */
export function previewNameOf(name: string, kind: MediaExtension): string {
  return `anki-${(/\d+/.exec(name)?.[0] ?? "").padStart(11, "0")}.${kind}`;
}

/** The number that such a name stands for; null for any other text. */
export function previewNumber(name: string): number | null {
  const digits = previewName.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}
