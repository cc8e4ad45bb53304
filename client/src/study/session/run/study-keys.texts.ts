import type { KeyGroup } from "../../../ui/keys/screen-keys.ts";

/** The session's part of the keyboard help. */
export const keys: KeyGroup = {
  title: "Studying",
  lines: [
    { keys: ["Space", "Enter"], does: "Show the answer" },
    { keys: ["1", "2", "3", "4"], does: "Again, Hard, Good, Easy" },
    { keys: ["Space"], does: "Good, once the answer shows" },
    { keys: ["Enter"], does: "Go on, once a typed answer is marked" },
    { keys: ["U", "Ctrl+Z"], does: "Undo" },
    { keys: ["B"], does: "Bury the card until tomorrow" },
    { keys: ["S"], does: "Suspend the card" },
    { keys: ["R"], does: "Hear it again" },
    { keys: ["↑", "↓"], does: "Scroll a long card" },
  ],
};
