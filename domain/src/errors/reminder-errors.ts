import type { Row } from "./row.ts";

/** Errors of reminders and calendars. */
export const reminderRows = {
  "reminder/calendar-not-found": { status: 404, message: "There is no calendar at this address any more." },
} as const satisfies Record<string, Row>;
