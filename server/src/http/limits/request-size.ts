import type { Context } from "hono";

/** A body or a reply of this length or more is large: it takes several times its size in memory, so one at a time is enough. */
export const LARGE_BYTES = 1024 * 1024;

/** By its content-length; 0 for a body of unknown length, and for none. */
export function bodyBytes(c: Context): number {
  return Number(c.req.header("content-length") ?? 0);
}

export function hasBody(c: Context): boolean {
  return bodyBytes(c) > 0 || isOfUnknownLength(c);
}

/** Whether the request may turn out to be large: a body of unknown length, besides what is certainly large. */
export function mayBeLarge(c: Context): boolean {
  return isCertainlyLarge(c) || isOfUnknownLength(c);
}

/** A long body; or a deck that is copied, restored or merged, or its version or what it follows that is read, which may be long though the request is not. */
export function isCertainlyLarge(c: Context): boolean {
  return isOfStoredDeck(c) || isOfVersion(c) || bodyBytes(c) >= LARGE_BYTES;
}

export function isOfStoredDeck(c: Context): boolean {
  if (c.req.method === "POST") return /\/(?:copies|restore|followers|taking)$/.test(c.req.path);
  return c.req.method === "PUT" && isOfFollowing(c);
}

/** What a deck follows is read, linked or kept: that deck may be long, too. */
function isOfFollowing(c: Context): boolean {
  return /\/decks\/\d+\/following(?:\/changes|\/edits|\/(?:cards|left)\/[^/]+)?$/.test(c.req.path);
}

/** A version may be long though the deck is short now, and so may the deck that it follows. */
function isOfVersion(c: Context): boolean {
  return isRead(c) && (isOfFollowing(c) || /\/versions\/\d+$/.test(c.req.path));
}

/** HEAD is worked on as GET. */
export function isRead(c: Context): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}

/** Whether its route may read a body, and nothing else that may be large. */
export function isOfItsBody(c: Context): boolean {
  return readsBody(c) && hasBody(c);
}

/** A body that is not JSON is a file, which takes as long as the sender's connection is slow. */
export function isUpload(c: Context): boolean {
  if (!readsBody(c)) return false;
  const type = c.req.header("content-type");
  return type !== undefined && !type.startsWith("application/json");
}

function readsBody(c: Context): boolean {
  return ["POST", "PUT", "PATCH"].includes(c.req.method) && !isOfStoredDeck(c);
}

function isOfUnknownLength(c: Context): boolean {
  return c.req.header("transfer-encoding") !== undefined;
}
