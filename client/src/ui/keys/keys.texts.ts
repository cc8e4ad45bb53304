import { t } from "../../lib/language/t.ts";
import type { KeyGroup } from "./screen-keys.ts";

const everywhere: KeyGroup = {
  title: t("Everywhere"),
  lines: [
    { keys: ["?"], does: t("This sheet") },
    { keys: ["Tab", "Shift+Tab"], does: t("To the next control, or the one before") },
    { keys: ["Esc"], does: t("Close a menu or a dialog") },
  ],
};

export const keysTexts = { title: t("Keys"), or: t("or"), everywhere };
