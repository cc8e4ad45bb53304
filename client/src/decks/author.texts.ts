import { t } from "../lib/language/t.ts";

/** The label of an author; who has no name, or no account any more, is called by a word. */
export function authorText(label: string): string {
  return label === "Anonymous" ? t("Anonymous") : label;
}
