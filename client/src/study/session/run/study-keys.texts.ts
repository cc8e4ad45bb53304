import { t } from "../../../lib/language/t.ts";
import type { KeyGroup } from "../../../ui/keys/screen-keys.ts";

/** The session's part of the keyboard help. */
export const keys: KeyGroup = {
  title: t("Studying"),
  lines: [
    { keys: ["Space", "Enter"], does: t("Show the answer") },
    { keys: ["1", "2", "3", "4"], does: t("Again, Hard, Good, Easy") },
    { keys: ["Space"], does: t("Good, once the answer shows") },
    { keys: ["Enter"], does: t("Go on, once a typed answer is marked") },
    { keys: ["U", "Ctrl+Z"], does: t("Undo") },
    { keys: ["B"], does: t("Bury the card until tomorrow") },
    { keys: ["S"], does: t("Suspend the card") },
    { keys: ["R"], does: t("Hear it again") },
    { keys: ["↑", "↓"], does: t("Scroll a long card") },
  ],
};
