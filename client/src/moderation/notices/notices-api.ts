import type { Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** The student's notices, the unread first, and their restricted decks. */
export type Notices = Reply<"GET", "/api/notices">;

export function readNotices(signal?: AbortSignal): Promise<Notices> {
  return request("GET", "/api/notices", { signal });
}

export function markNoticeRead(id: string): Promise<void> {
  return request("POST", "/api/notices/:id/read", { params: { id } });
}

export function markNoticesRead(ids: readonly string[]): Promise<void> {
  return request("PATCH", "/api/notices", { body: { read: ids } });
}
