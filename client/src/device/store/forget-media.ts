import { mediaAccountKey, mediaCacheOf, mediaMarkCache } from "../../../worker/media-caches.ts";

/** Whether the browser has a place for files; none on plain HTTP. */
export const hasCaches = (): boolean => "caches" in globalThis;

/** Removes a student's pictures and sounds from this device. */
export async function forgetMedia(uid: string): Promise<void> {
  if (!hasCaches()) return;
  if (await caches.has(mediaMarkCache)) {
    const marked = await (await caches.open(mediaMarkCache)).match(mediaAccountKey);
    if (marked === undefined || (await marked.text()) === uid) await caches.delete(mediaMarkCache);
  }
  await caches.delete(mediaCacheOf(uid));
}
