import { t } from "../lib/language/t.ts";
import type { KeyGroup } from "../ui/keys/screen-keys.ts";

/** The practice tests' part of the keyboard help. */
export const keys: KeyGroup = {
  title: t("Practice test"),
  lines: [
    { keys: ["1", "A"], does: t("Pick the first choice, and so on") },
    { keys: ["Enter"], does: t("Go on, once the answer is marked") },
  ],
};
