import { t } from "../../lib/language/t.ts";

/** What is written on the keys of the language's keyboards. */
const names: Readonly<Record<string, string>> = {
  /** the space bar, as a key hint */
  Space: t("Space", null, "key"),
  Enter: t("Enter", null, "key"),
  Ctrl: t("Ctrl", null, "key"),
  Shift: t("Shift", null, "key"),
  Esc: t("Esc", null, "key"),
};

/** A key as the student's keyboard names it, such as 'Strg' for 'Ctrl'; one with a sign or a letter stays. */
export function keyName(key: string): string {
  return names[key] ?? key;
}
