import { rewrittenMedia } from "../card-media.ts";

/** The text of a question without what its pictures are covered with: what a student reads of it. */
export function withoutMasks(text: string): string {
  if (!text.includes("#o=")) return text;
  return rewrittenMedia(text, ({ id, extension, masks }) => (masks === undefined ? null : { name: `${id}.${extension}` }));
}
