import type { Body, Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** The student's choice, and the path of the calendar feed, if there is one. */
export type RemindersReply = Reply<"GET", "/api/reminders">;
export type RemindersChoice = Body<"PUT", "/api/reminders">;

export function readReminders(signal?: AbortSignal): Promise<RemindersReply> {
  return request("GET", "/api/reminders", { signal });
}

export async function saveReminders(body: RemindersChoice): Promise<void> {
  await request("PUT", "/api/reminders", { body });
}

/** A link to the student's own address, by which mails may be sent there. */
export async function askConfirmation(): Promise<void> {
  await request("POST", "/api/auth/ask-confirmation", {});
}

/** A new address; the former one is closed. */
export async function makeCalendar(): Promise<string> {
  return (await request("POST", "/api/reminders/calendar", {})).calendar;
}

export async function closeCalendar(): Promise<void> {
  await request("DELETE", "/api/reminders/calendar", {});
}

/** Switches off what the link of a mail names. It needs no session. */
export async function stopReminders(token: string): Promise<void> {
  await request("POST", "/api/reminders/stop", { query: { token } });
}
