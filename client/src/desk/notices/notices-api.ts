import type { Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** The student's notices, the unread first, and their restricted decks. */
export type Notices = Reply<Routes["notices"]["$get"]>;

export function readNotices(signal?: AbortSignal): Promise<Notices> {
  return request("GET", "/api/notices", { signal });
}

export function markNoticeRead(id: string): Promise<void> {
  return request("POST", `/api/notices/${encodeURIComponent(id)}/read`);
}
