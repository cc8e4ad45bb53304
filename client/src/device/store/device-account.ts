import { mediaMarkCache } from "../../../worker/media-caches.ts";
import { storedText } from "../../lib/browser/stored-text.ts";

/** Who is signed in on this device, as the server last said. */
export type DeviceAccount = { uid: string; email: string; sessionId: string };

const stored = storedText(() => localStorage, "recollect:device-account");

/**
 * The student whose copy may be shown without a network. It is forgotten as soon as the server says that nobody is signed in, and when the student logs
 * out: the next person at a shared device sees nothing.
 */
export const deviceAccount = {
  get(): DeviceAccount | null {
    const text = stored.get();
    try {
      const { uid, email, sessionId } = JSON.parse(text ?? "null") as DeviceAccount;
      return typeof uid === "string" && typeof email === "string" && typeof sessionId === "string" ? { uid, email, sessionId } : null;
    } catch {
      return null;
    }
  },
  set(account: DeviceAccount | null): void {
    // The worker shows nobody else's pictures and sounds; the next fill says whose they are.
    if (account?.uid !== deviceAccount.get()?.uid) globalThis.caches?.delete(mediaMarkCache).catch(() => {});
    stored.set(account && JSON.stringify(account));
  },
};
