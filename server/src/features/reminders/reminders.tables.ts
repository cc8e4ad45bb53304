declare module "../../store/tables.ts" {
  interface Tables {
    reminders: RemindersTable;
    calendarFeeds: CalendarFeedsTable;
  }
}

/** Keyed by userId. Flags are 0 or 1. */
export type RemindersTable = {
  userId: string;
  /** of the student's own clock, 0 to 23 */
  hour: number;
  cards: number;
  assignments: number;
  /** ms since 1970: when the next mail is due; null once everything is switched off and that moment has passed */
  nextAt: number | null;
};

/** Keyed by userId. The address of a feed is its id with a signature, so that a copy of the database opens no feed. */
export type CalendarFeedsTable = {
  userId: string;
  /** unique */
  id: string;
  /** ms since 1970 */
  madeAt: number;
};
