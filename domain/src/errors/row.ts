import { sentence, type Parameters } from "./sentence.ts";

/** What is known of a failure. */
export type Row = {
  /** of HTTP; `usualStatus` where none is said */
  status?: number;
  /** what a student reads; `{most}` stands for the limit of that name */
  message: string;
  /** the limits that hold here, by the names that stand in the message */
  limits?: Parameters;
};

/** What most rows say: something is wrong with what was asked for. */
const usualStatus = 422;

/** A table with its statuses, and with the limits that hold here put into the words. */
export function worded<Code extends string>(rows: Readonly<Record<Code, Row>>): Readonly<Record<Code, Row & { status: number }>> {
  return Object.fromEntries(
    Object.entries<Row>(rows).map(([code, row]) => [code, { status: usualStatus, ...row, message: sentence(row.message, row.limits) }]),
  ) as Record<Code, Row & { status: number }>;
}

export function statusOf({ status = usualStatus }: Row): number {
  return status;
}
