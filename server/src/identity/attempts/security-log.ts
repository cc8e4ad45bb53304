import { createHmac } from "node:crypto";

import type { Log } from "../../process/log/log.ts";

/** Events to know about during or after an attack. */
type SecurityEvent =
  | "sign-up"
  | "sign-in"
  | "sign-in-failed"
  | "sign-in-refused"
  | "sign-in-suspended"
  | "school-account-linked"
  | "sign-out"
  | "sessions-ended"
  | "password-changed"
  | "password-reset-asked"
  | "password-reset"
  | "email-changed"
  | "email-confirmed"
  | "email-change-stopped"
  | "deletion-asked"
  | "deletion-stopped"
  | "account-deleted"
  | "decks-guessed";

export type SecurityLog = (event: SecurityEvent, who: { email?: string; address?: string; reason?: string }) => void;

/**
 * Writes events as lines of the log, each with `security`. Students and addresses are pseudonyms: always the same, so that lines can be
 * related, and derived with the secret, so that the log alone names no student.
 */
export function createSecurityLog(log: Log, secret: string): SecurityLog {
  const pseudonym = (kind: string, value: string) =>
    createHmac("sha256", secret).update(`${kind} ${value}`).digest("base64url").slice(0, 12);
  return (security, { email, address, reason }) =>
    log({
      level: "info",
      security,
      ...(email === undefined ? {} : { student: pseudonym("student", email) }),
      ...(address === undefined ? {} : { address: pseudonym("address", address) }),
      ...(reason === undefined ? {} : { reason }),
    });
}
