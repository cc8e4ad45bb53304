import { mediaAccountKey, mediaCacheOf, mediaMarkCache } from "../../../worker/media-caches.ts";

/** Whether the browser has a place for files; none on plain HTTP. */
export const hasCaches = (): boolean => "caches" in globalThis;

/** Says, for the worker, whose pictures and sounds may be shown without a network: nobody's (null) after the session has ended. */
export async function markAccount(uid: string | null): Promise<void> {
  if (!hasCaches()) return;
  if (uid === null) await caches.delete(mediaMarkCache);
  else await (await caches.open(mediaMarkCache)).put(mediaAccountKey, new Response(uid));
}

/** Removes a student's pictures and sounds from this device. */
export async function forgetMedia(uid: string): Promise<void> {
  if (!hasCaches()) return;
  if (await caches.has(mediaMarkCache)) {
    const marked = await (await caches.open(mediaMarkCache)).match(mediaAccountKey);
    if (marked === undefined || (await marked.text()) === uid) await markAccount(null);
  }
  await caches.delete(mediaCacheOf(uid));
}
