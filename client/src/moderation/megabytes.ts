import { locale } from "../lib/language/formats.ts";
import { t } from "../lib/language/t.ts";
/** Bytes as megabytes, to one decimal place. */
export function megabytes(bytes: number): string {
  return t("{count} MB", { count: (bytes / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 }) });
}
