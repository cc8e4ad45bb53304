import { t } from "../../lib/language/t.ts";
import type { KeyGroup } from "../../ui/keys/screen-keys.ts";

/** Match's part of the keyboard help. */
export const keys: KeyGroup = {
  title: t("Match", null, "game"),
  lines: [
    { keys: ["←", "→", "↑", "↓"], does: t("Go to the next side in this direction") },
    { keys: ["Space", "Enter"], does: t("Choose this side, or take it back") },
  ],
};
