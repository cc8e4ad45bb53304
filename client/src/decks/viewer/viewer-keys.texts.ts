import { isRightToLeft } from "../../lib/browser/direction.ts";
import { t } from "../../lib/language/t.ts";
import type { KeyGroup } from "../../ui/keys/screen-keys.ts";

/** The arrow that points where the next card comes from. */
const [next, previous] = isRightToLeft() ? ["←", "→"] : ["→", "←"];

/** The viewer's part of the keyboard help. */
export const keys: KeyGroup = {
  title: t("Looking through cards"),
  lines: [
    { keys: ["Space", "Enter"], does: t("Flip the card") },
    { keys: [next], does: t("Next card") },
    { keys: [previous], does: t("Previous card") },
    { keys: ["R"], does: t("Hear it again") },
    { keys: ["↑", "↓"], does: t("Scroll a long card") },
    { keys: ["Ctrl+F"], does: t("Search the cards of a long deck") },
  ],
};
