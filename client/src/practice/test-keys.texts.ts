import type { KeyGroup } from "../ui/keys/screen-keys.ts";

/** What the sheet of keys tells of a practice test. */
export const keys: KeyGroup = {
  title: "Practice test",
  lines: [
    { keys: ["1", "A"], does: "Pick the first choice, and so on" },
    { keys: ["Enter"], does: "Go on, once the answer is marked" },
  ],
};
