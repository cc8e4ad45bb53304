import { sentence, type Parameters } from "./sentence.ts";

/** An error's entry. */
export type Row = {
  /** of HTTP; `usualStatus` if not given */
  status?: number;
  /** the message for students; `{most}` is replaced by the limit of that name */
  message: string;
  /** the message of a failure whose details have all of its parts, such as a status that is known only when it happens */
  detailed?: string;
  /** the limits, by their names in the message */
  limits?: Parameters;
};

/** The status of most entries: something is wrong with the request. */
const usualStatus = 422;

/** The table with statuses, and with the limits inserted into the messages. */
export function worded<Code extends string>(rows: Readonly<Record<Code, Row>>): Readonly<Record<Code, Row & { status: number }>> {
  return Object.fromEntries(
    Object.entries<Row>(rows).map(([code, row]) => [code, { status: usualStatus, ...row, message: sentence(row.message, row.limits) }]),
  ) as Record<Code, Row & { status: number }>;
}

export function statusOf({ status = usualStatus }: Row): number {
  return status;
}
