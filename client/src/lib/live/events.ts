import { AppError, type ErrorBody } from "@recollect/domain/errors/failure.ts";
import { errorIn } from "../requests/http.ts";

/**
 * One event of `GET /api/events`: `snapshot`, `put` and `remove` of a list, hints at `study`, `stars`, `notices` and `groups`, news of a
 * deck's other `writers`, the end of the
 * `session`.
 */
export type LiveEvent = { type: (typeof eventTypes)[number]; data: unknown };

export const eventTypes = ["snapshot", "put", "remove", "study", "stars", "notices", "groups", "writers", "session"] as const;

/** Says only that the stream is alive. */
export const heartbeat = "heartbeat";

/** What is to be studied may have changed; the entry that changed it is unknown. The stream begins with this event. */
export const studyHint: LiveEvent = { type: "study", data: { entryId: null } };

/** `polling`: no events come through, and plain requests read the state from time to time. */
export type LiveStatus = { state: "connecting" | "live" | "polling" } | { state: "failed"; error: AppError };

/** A status as sent between tabs: an error keeps its code and details. */
export type SentStatus = { state: "connecting" | "live" | "polling" } | { state: "failed"; body: ErrorBody; status: number };

export function sentStatus(status: LiveStatus): SentStatus {
  if (status.state !== "failed") return status;
  const { code, message, details, status: ofHttp } = status.error;
  return { state: "failed", body: { error: { code, message, ...(details === undefined ? {} : { details }) } }, status: ofHttp };
}

export function receivedStatus(status: SentStatus): LiveStatus {
  return status.state === "failed"
    ? { state: "failed", error: errorIn(status.body, status.status) ?? new AppError("unknown") }
    : { state: status.state };
}

export type Item = { id: number };

/** The list after an event, for pages that subscribe later. Null until the first snapshot. */
export function listAfter(list: readonly Item[] | null, { type, data }: LiveEvent): readonly Item[] | null {
  if (type === "snapshot") return data as Item[];
  if (list === null || (type !== "put" && type !== "remove")) return list;
  const others = list.filter(({ id }) => id !== (data as Item).id);
  return type === "put" ? [data as Item, ...others] : others;
}

export function isOfList({ type }: LiveEvent): boolean {
  return type === "snapshot" || type === "put" || type === "remove";
}
