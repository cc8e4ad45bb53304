import { namesTag } from "../requests/entity-tags.ts";

/**
 * How browsers may keep a reply of the API that does not say so itself: not at all, or, if it has an ETag, only while they ask each time whether it is
 * still the same.
 */
export function apiCaching(etag: string | null): string {
  return etag === null ? "no-store" : "private, no-cache";
}

/** Whether a reply to this If-None-Match header is "not modified". */
export function isUnchanged(
  ifNoneMatch: string | undefined,
  { status, etag, caching }: { status: number; etag: string | null; caching: string | null },
): boolean {
  return status === 200 && etag !== null && caching !== "no-store" && namesTag(ifNoneMatch, etag);
}
