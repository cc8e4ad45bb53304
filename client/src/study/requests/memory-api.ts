import type { Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type Memory = Routes["study"]["memory"];

/** What a student sees of their memory model. */
export type StudyMemory = Reply<Memory["$get"]>;
/** How many cards would be due when, after rescheduling all. */
export type ReschedulePreview = Reply<Memory["plan"]["$get"]>;

/** The student's own memory model, over HTTP. Every call throws AppError. */
export function readMemory(signal?: AbortSignal): Promise<StudyMemory> {
  return request<StudyMemory>("GET", "/api/study/memory", { signal });
}

/** Starts learning; returns the state now. */
export function learnMemory(): Promise<StudyMemory> {
  return request<StudyMemory>("POST", "/api/study/memory/learning");
}

/** Returns to the average's weights. */
export function leaveMemory(): Promise<void> {
  return request("DELETE", "/api/study/memory");
}

export function previewReschedule(signal?: AbortSignal): Promise<ReschedulePreview> {
  return request<ReschedulePreview>("GET", "/api/study/memory/plan", { signal });
}

export function rescheduleAll(): Promise<Reply<Memory["plan"]["$post"]>> {
  return request("POST", "/api/study/memory/plan");
}
