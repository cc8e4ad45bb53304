import { storedText } from "../../lib/browser/stored-text.ts";

/** Without storage there is no destination; signing in leads to the decks. */
const storedPath = storedText(() => sessionStorage, "recollect:going-to");

export type Destination = {
  /** an address of the product, such as `/1700000000000?from=mail` */
  path: string;
  /** whose session ended there; null for a visitor who followed a link */
  uid: string | null;
};

/** Where a visitor of this tab was going before the landing page. It survives the school's sign-in, which is another site. */
export const destination = {
  get(): Destination | null {
    const text = storedPath.get();
    return text === null ? null : parse(text);
  },
  set: (going: Destination): void => storedPath.set(JSON.stringify(going)),
  clear: (): void => storedPath.set(null),
  /** The path for this student; null if there is none, or if it is another student's. */
  pathFor(uid: string): string | null {
    const going = destination.get();
    return going !== null && (going.uid === null || going.uid === uid) ? going.path : null;
  },
};

/** Others can write into the storage too: only an address of this site is valid. */
function parse(text: string): Destination | null {
  try {
    const { path, uid } = JSON.parse(text) as Partial<Destination>;
    const isOurs = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return isOurs ? { path, uid: typeof uid === "string" ? uid : null } : null;
  } catch {
    return null;
  }
}
