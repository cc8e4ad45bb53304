import { CARD, DECK, LIBRARY, PASSWORD, PRACTICE } from "../limits/limits.ts";
import type { deckFormRows } from "./deck-form-errors.ts";
import type { folderRows } from "./folder-errors.ts";
import type { profileRows } from "./profile-errors.ts";
import type { reportRows } from "./report-errors.ts";
import { worded, type Row } from "./row.ts";
import type { studySettingRows } from "./study-setting-errors.ts";

/**
 * Errors that the browser detects: before a request, or without a reply. Their messages are part of every page, so they are there without a
 * network. All others are in catalogue.ts; the server's reply carries their messages.
 */
export const localRows = {
  // Identity (specification, section 8, the friendly catalogue)
  "auth/too-many-requests": { status: 429, message: "Too many failed attempts. Please try again later." },
  "auth/network-request-failed": { status: 503, message: "Network error. Please check your internet connection." },
  "auth/required": { status: 401, message: "Authentication required" },
  "auth/missing-fields": { message: "Please fill in all fields" },
  "auth/password-too-short": {
    message: "Password must be at least {least} characters",
    limits: { least: PASSWORD.minLength },
  },
  "auth/password-too-long": { message: "Password must be at most {most} characters", limits: { most: PASSWORD.maxLength } },
  "auth/link-wrong": { status: 400, message: "This link is not complete or not one of ours. Please open it exactly as it is in the mail." },

  // The service and the requests it is sent
  "database/permission-denied": { status: 403, message: "You don't have permission to perform this action." },
  "database/network-error": { status: 503, message: "Unable to connect to the database. Please try again." },
  "api/rate-limit": { status: 429, message: "Too many requests. Please wait a moment before trying again." },
  "api/service-unavailable": { status: 503, message: "Service temporarily unavailable. Please try again later." },

  // The examiner behind an AI service (specification, section 8, "AI error codes"; see `practice/examiner-error.ts` for its own words)
  "api/generation-failed": { status: 503, message: "Your test could not be generated. Please try again." },
  "request/too-large": { status: 413, message: "This is too large to send." },
  "request/unknown-route": { status: 404, message: "There is nothing at this address." },

  // Accounts
  "username/not-found": { status: 404, message: "No student has this username" },
  "profile/user-not-found": { status: 404, message: "User not found" },
  "profile/not-found": { status: 404, message: "Profile not found" },
  "profile/load-failed": { status: 503, message: "Failed to load profile" },
  "profile/setup-failed": { status: 500, message: "Error creating profile. Please try again." },
  "profile/update-failed": { status: 500, message: "Error updating profile. Please try again." },

  // Decks
  "folder/not-found": { status: 404, message: "This folder is not there any more." },
  "deck/sign-in-to-create": { status: 401, message: "You must be logged in to create a deck." },
  "deck/last-card": { message: "You must have at least one card in your deck." },
  "deck/sign-in-to-save": { status: 401, message: "You must be logged in to save changes." },
  "deck/sign-in-to-edit": { status: 401, message: "You must be logged in to edit a deck." },
  "deck/sign-in-to-copy": { status: 401, message: "You must be logged in to copy decks." },
  "deck/too-many-cards": { message: "A deck can have at most {most} cards", limits: { most: DECK.maxCards } },
  "card/too-many-tags": { message: "A card can have at most {most} tags.", limits: { most: CARD.maxTags } },
  "card/bad-tag": {
    message: "A tag has {least} to {most} characters without spaces or commas, and can be on a card only once.",
    limits: { least: 1, most: CARD.tagMaxLength },
  },
  "deck/changed-meanwhile": { status: 412, message: "This deck was changed somewhere else in the meantime." },
  "deck/not-yours-to-edit": { status: 403, message: "You can only edit your own decks." },
  "deck/tutorial-not-shared": { status: 403, message: "Tutorial decks can't be shared." },
  "deck/hidden": { status: 403, message: "This deck was hidden from the Library. You can share it by its link only." },
  "deck/taken-down": { status: 403, message: "This deck was taken down. You keep it, but you can't share it." },
  "deck/not-found": { status: 404, message: "Deck not found." },
  "deck/not-in-collection": { status: 404, message: "Deck not found in your collection" },
  "deck/delete-failed": { status: 500, message: "Failed to delete deck. Please try again." },
  "deck/list-failed": { status: 500, message: "Failed to load decks. Please refresh the page." },
  "deck/copy-failed": { status: 500, message: "Failed to copy deck. Please try again." },
  "deck/visibility-failed": { status: 500, message: "Failed to update visibility. Please try again." },
  "deck/load-failed": { status: 500, message: "Failed to load deck. Please try again." },

  // The specification lists these texts without a place. Failures on a screen use the texts above; unnamed ones use `unknown`.
  "deck/something-failed": { status: 500, message: "An error occurred. Please try again." },

  // Reports and moderation
  "report/failed": { status: 500, message: "Your report could not be sent. Please try again." },
  "desk/load-failed": { status: 500, message: "The desk could not be loaded. Please try again." },
  "desk/act-failed": { status: 500, message: "This could not be done. Please try again." },
  "notice/failed": { status: 500, message: "This could not be marked as read. Please try again." },

  // The Library
  "library/search-too-long": {
    message: "A search can have at most {most} characters",
    limits: { most: LIBRARY.searchMaxLength },
  },

  // Practice tests
  "practice/card-not-found": { status: 404, message: "This card is not in the deck any more." },
  "practice/answer-needed": { message: "Type an answer first." },
  "practice/answer-too-long": {
    message: "An answer can have at most {most} characters",
    limits: { most: PRACTICE.answerMaxLength },
  },

  // Studying with spaced repetition
  "study/bad-answer": { message: "The answer has a wrong or missing part, so it was not counted." },
  "study/unknown-time-zone": { message: "There is no such time zone. Please choose one from the list." },
  "study/settings-failed": { status: 500, message: "Error saving your study settings. Please try again." },
  "study/bad-exam-day": { message: "An exam must be today or later, and within two years." },
  "study/exam-failed": { status: 500, message: "The exam date could not be changed. Please try again." },
  "study/memory-failed": { status: 500, message: "Failed to load your memory. Please try again." },
  "study/progress-failed": { status: 500, message: "Failed to load your progress. Please try again." },

  // Import and export
  "import/not-json": { message: "This file is not valid JSON." },
  "import/not-kvtml": { message: "This file is not a valid KVTML file." },
  "import/too-many-lines": { message: "This file has more than a million lines. Split it into smaller files." },
  unknown: { status: 500, message: "An unexpected error occurred. Please try again." },
} as const satisfies Record<string, Row>;

/** Also the errors whose messages come along with the code that detects them. */
export type LocalErrorCode =
  | keyof typeof localRows
  | keyof typeof deckFormRows
  | keyof typeof folderRows
  | keyof typeof profileRows
  | keyof typeof reportRows
  | keyof typeof studySettingRows;

export const catalogue = worded(localRows);
