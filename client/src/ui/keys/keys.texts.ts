import type { KeyGroup } from "./screen-keys.ts";

const everywhere: KeyGroup = {
  title: "Everywhere",
  lines: [
    { keys: ["?"], does: "This sheet" },
    { keys: ["Tab", "Shift+Tab"], does: "To the next control, or the one before" },
    { keys: ["Esc"], does: "Close a menu or a dialog" },
  ],
};

export const keysTexts = { title: "Keys", or: "or", everywhere };
