import type { KeyGroup } from "../../ui/keys/screen-keys.ts";

/** The viewer's part of the keyboard help. */
export const keys: KeyGroup = {
  title: "Looking through cards",
  lines: [
    { keys: ["Space", "Enter"], does: "Flip the card" },
    { keys: ["→"], does: "Next card" },
    { keys: ["←"], does: "Previous card" },
    { keys: ["R"], does: "Hear it again" },
    { keys: ["↑", "↓"], does: "Scroll a long card" },
    { keys: ["Ctrl+F"], does: "Search the cards of a long deck" },
  ],
};
