import { t } from "../../../lib/language/t.ts";

/** What an answer to the card in view does. */
export const effectTexts = {
  ahead: t("Ahead: early reviews"),
  hard: { counts: t("Hard cards: counts as a review"), moves: t("Hard cards: not due, so practice") },
  practice: t("Practice: the schedule does not change"),
  more: t("More new cards"),
} as const;

/** The names for cards that were drawn for a session, by mode. */
export const drawnNames = { ahead: t("ahead"), hard: t("hard"), practice: t("to practice") } as const;
