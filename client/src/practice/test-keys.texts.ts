import type { KeyGroup } from "../ui/keys/screen-keys.ts";

/** The practice tests' part of the keyboard help. */
export const keys: KeyGroup = {
  title: "Practice test",
  lines: [
    { keys: ["1", "A"], does: "Pick the first choice, and so on" },
    { keys: ["Enter"], does: "Go on, once the answer is marked" },
  ],
};
