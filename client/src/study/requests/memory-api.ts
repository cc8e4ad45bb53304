import type { Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** What a student sees of their memory model. */
export type StudyMemory = Reply<"GET", "/api/study/memory">;
/** How many cards would be due when, after rescheduling all. */
export type ReschedulePreview = Reply<"GET", "/api/study/memory/plan">;

/** The student's own memory model, over HTTP. Every call throws AppError. */
export function readMemory(signal?: AbortSignal): Promise<StudyMemory> {
  return request("GET", "/api/study/memory", { signal });
}

/** Starts learning; returns the state now. */
export function learnMemory(): Promise<StudyMemory> {
  return request("POST", "/api/study/memory/learning");
}

/** Returns to the average's weights. */
export function leaveMemory(): Promise<void> {
  return request("DELETE", "/api/study/memory");
}

export function previewReschedule(signal?: AbortSignal): Promise<ReschedulePreview> {
  return request("GET", "/api/study/memory/plan", { signal });
}

export function rescheduleAll(): Promise<Reply<"POST", "/api/study/memory/plan">> {
  return request("POST", "/api/study/memory/plan");
}
