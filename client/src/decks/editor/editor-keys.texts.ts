import { t } from "../../lib/language/t.ts";
import type { KeyGroup } from "../../ui/keys/screen-keys.ts";

/** The editor's part of the keyboard help. The tools of a field are in writing-tools.ts, whose tooltips say the same. */
export const keys: KeyGroup = {
  title: t("Writing cards"),
  lines: [
    { keys: ["Ctrl+S"], does: t("Save") },
    { keys: ["Ctrl+Enter"], does: t("Add a card") },
    { keys: ["Ctrl+H"], does: t("Find and replace") },
    {
      keys: ["Space", "Shift+↑", "Shift+↓", "Ctrl+A"],
      does: t("Choose cards: one, those above, those below, all; Delete deletes them, Esc ends"),
    },
    { keys: ["Ctrl+Z"], does: t("Undo") },
    { keys: ["Ctrl+Shift+Z", "Ctrl+Y"], does: t("Redo") },
    { keys: ["Tab"], does: t("To the other side, or the next card") },
    { keys: ["Alt+Enter"], does: t("To the card's preview, tags and note; Esc goes back") },
    { keys: ["Alt+F10"], does: t("To the writing tools; Esc goes back") },
    { keys: ["Alt+↓"], does: t("Into the picture, gap, link or formula at the caret; Esc goes back") },
    { keys: ["Tab"], does: t("Take the formula that is offered, or go to its next empty place") },
    { keys: ["Ctrl+B"], does: t("Bold") },
    { keys: ["Ctrl+I"], does: t("Italic") },
    { keys: ["Ctrl+U"], does: t("Underline") },
    { keys: ["Ctrl+Shift+X"], does: t("Strike") },
    { keys: ["Ctrl+E"], does: t("Code") },
    { keys: ["Ctrl+Shift+8"], does: t("List") },
    { keys: ["Ctrl+K"], does: t("Link") },
    { keys: ["Ctrl+M"], does: t("Formula") },
    { keys: ["Ctrl+Shift+C"], does: t("Gap, in a term") },
    { keys: ["Ctrl+Shift+Alt+C"], does: t("Repeat the last gap") },
    { keys: ["Space"], does: t("Drag handle: pick up the card, move it with the arrows, drop it with Space; Esc cancels") },
  ],
};
