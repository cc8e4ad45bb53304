import type { KeyGroup } from "../../ui/keys/screen-keys.ts";

/** The editor's part of the keyboard help. The tools of a field are in writing-tools.ts, whose tooltips say the same. */
export const keys: KeyGroup = {
  title: "Writing cards",
  lines: [
    { keys: ["Ctrl+S"], does: "Save" },
    { keys: ["Ctrl+Enter"], does: "Add a card" },
    { keys: ["Ctrl+Z"], does: "Undo" },
    { keys: ["Ctrl+Shift+Z", "Ctrl+Y"], does: "Redo" },
    { keys: ["Tab"], does: "To the other side, or the next card" },
    { keys: ["Alt+Enter"], does: "To the card's preview, tags and note; Esc goes back" },
    { keys: ["Alt+F10"], does: "To the writing tools; Esc goes back" },
    { keys: ["Ctrl+B"], does: "Bold" },
    { keys: ["Ctrl+I"], does: "Italic" },
    { keys: ["Ctrl+U"], does: "Underline" },
    { keys: ["Ctrl+Shift+X"], does: "Strike" },
    { keys: ["Ctrl+E"], does: "Code" },
    { keys: ["Ctrl+Shift+8"], does: "List" },
    { keys: ["Ctrl+K"], does: "Link" },
    { keys: ["Ctrl+M"], does: "Formula" },
    { keys: ["Ctrl+Shift+C"], does: "Gap, in a term" },
    { keys: ["Ctrl+Shift+Alt+C"], does: "One more place of the last gap" },
    { keys: ["Space"], does: "On a card's dots: lift the card; then the arrows, and Space or Esc" },
  ],
};
