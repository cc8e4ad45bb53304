/**
 * Every failure the product can name: its code, the HTTP status it travels with, and the words a student reads.
 * The server throws the code, the wire carries it, the client shows the words. Nothing else maps a failure to a text.
 */
export const catalogue = {
  // Identity (specification, section 8, the friendly catalogue)
  "auth/invalid-credential": { status: 401, message: "Invalid email or password. Please check your credentials." },
  "auth/user-not-found": { status: 401, message: "No account found with this email address." },
  "auth/wrong-password": { status: 401, message: "Incorrect password. Please try again." },
  "auth/email-already-in-use": { status: 409, message: "An account with this email already exists." },
  "auth/weak-password": { status: 422, message: "Password must be at least 6 characters long." },
  "auth/invalid-email": { status: 422, message: "Please enter a valid email address." },
  "auth/too-many-requests": { status: 429, message: "Too many failed attempts. Please try again later." },
  "auth/network-request-failed": { status: 503, message: "Network error. Please check your internet connection." },
  "auth/too-many-sign-ups": { status: 429, message: "Too many accounts were created from here. Please try again later." },
  "auth/user-disabled": { status: 403, message: "This account has been disabled" },
  "auth/required": { status: 401, message: "Authentication required" },
  "auth/missing-fields": { status: 422, message: "Please fill in all fields" },
  "auth/password-too-short": { status: 422, message: "Password must be at least 6 characters" },
  "auth/password-too-long": { status: 422, message: "Password must be at most 128 characters" },

  // The service and the requests it is sent
  "database/permission-denied": { status: 403, message: "You don't have permission to perform this action." },
  "database/network-error": { status: 503, message: "Unable to connect to the database. Please try again." },
  "database/contention": { status: 503, message: "Too many people changed this at once. Nothing was saved. Please try again." },
  "api/rate-limit": { status: 429, message: "Too many requests. Please wait a moment before trying again." },
  "api/service-unavailable": { status: 503, message: "Service temporarily unavailable. Please try again later." },

  // The examiner behind an AI service (specification, section 8, "AI error codes"; see `practice/examiner-error.ts` for its own words)
  "api/request-failed": { status: 502, message: "API request failed" },
  "api/config-missing": { status: 503, message: "The AI examiner is switched on, but it has no key. Please tell whoever runs this site." },
  "api/invalid-response": { status: 502, message: "The AI service sent an empty or unusable reply. Please try again." },
  "api/invalid-json": { status: 502, message: "The AI service's reply held no questions or grade that could be read. Please try again." },
  "api/parse-error": { status: 502, message: "The AI service's reply could not be read. Please try again." },
  "api/no-questions": { status: 502, message: "The AI service made no questions. Please try again." },
  "api/invalid-questions": { status: 502, message: "The AI service made no usable questions. Please try again." },
  "api/generation-failed": { status: 502, message: "Your test could not be generated. Please try again." },
  "api/invalid-evaluation": { status: 502, message: "The AI service's grade contradicts itself or is incomplete. Please try again." },
  "api/evaluation-failed": { status: 502, message: "Unable to evaluate answer due to technical issues. Please try again." },

  "request/malformed-json": { status: 400, message: "The request is not valid JSON." },
  "request/not-json": { status: 415, message: "The request must be JSON (Content-Type: application/json)." },
  "request/duplicate-key": { status: 400, message: "The request names the same key twice in one object." },
  "request/invalid": { status: 422, message: "The request has a wrong, missing or unknown field." },
  "request/too-large": { status: 413, message: "The request is larger than 24 MB." },
  "request/text-too-large": { status: 413, message: "A text in the request is larger than 10 MB." },
  "request/forbidden-key": { status: 400, message: "A key is empty or contains one of the characters . # $ / [ ]" },
  "request/forbidden-character": { status: 400, message: "A text contains a character that cannot be stored." },
  "request/bad-idempotency-key": { status: 400, message: "Idempotency-Key must be 1 to 64 letters, digits, - or _" },
  "request/idempotency-key-reused": { status: 409, message: "This Idempotency-Key was used for something else in the last 24 hours." },
  "request/other-origin": { status: 403, message: "Requests from another site are refused." },
  "request/unknown-route": { status: 404, message: "There is nothing at this address." },
  "request/wrong-method": { status: 405, message: "This address does not answer to this method." },

  // Accounts
  "username/too-short": { status: 422, message: "Username must be at least 3 characters" },
  "username/too-long": { status: 422, message: "Username must be less than 20 characters" },
  "username/bad-characters": { status: 422, message: "Username can only contain letters, numbers, and underscores" },
  "username/starts-with-number": { status: 422, message: "Username cannot start with a number" },
  "username/taken": { status: 409, message: "Username is already taken" },
  "username/check-failed": { status: 503, message: "Error checking username availability" },
  "username/not-found": { status: 404, message: "Nobody has this username" },
  "profile/user-not-found": { status: 404, message: "User not found" },
  "profile/not-found": { status: 404, message: "Profile not found" },
  "profile/load-failed": { status: 503, message: "Failed to load profile" },
  "profile/not-yours": { status: 403, message: "You can only edit your own profile." },
  "profile/incomplete": { status: 422, message: "A display name and a username are needed to complete the setup." },
  "profile/display-name-needed": { status: 422, message: "Display name cannot be empty." },
  "profile/display-name-too-long": { status: 422, message: "Display name must be at most 100 characters" },
  "profile/bio-too-long": { status: 422, message: "Bio must be at most 500 characters" },
  "profile/about-me-too-long": { status: 422, message: "About me must be at most 5,000 characters" },
  "profile/setup-failed": { status: 500, message: "Error creating profile. Please try again." },
  "profile/update-failed": { status: 500, message: "Error updating profile. Please try again." },

  // Decks
  "validation/empty-title": { status: 422, message: "Deck title cannot be empty." },
  "validation/empty-cards": { status: 422, message: "Please add at least one complete flashcard." },
  "validation/invalid-card": { status: 422, message: "Each card must have both a term and definition." },
  "deck/sign-in-to-create": { status: 401, message: "You must be logged in to create a deck." },
  "deck/new-needs-title": { status: 422, message: "You must provide a title." },
  "deck/new-needs-card": { status: 422, message: "Add at least one full card." },
  "deck/last-card": { status: 422, message: "You must have at least one card in your deck." },
  "deck/sign-in-to-save": { status: 401, message: "You must be logged in to save changes." },
  "deck/sign-in-to-edit": { status: 401, message: "You must be logged in to edit a deck." },
  "deck/sign-in-to-copy": { status: 401, message: "You must be logged in to copy decks." },
  "deck/needs-title": { status: 422, message: "Deck must have a title." },
  "deck/needs-card": { status: 422, message: "You must have at least one card with both term and definition." },
  "deck/title-too-long": { status: 422, message: "Title must be at most 300 characters" },
  "deck/description-too-long": { status: 422, message: "Description must be at most 5,000 characters" },
  "deck/too-many-cards": { status: 422, message: "A deck can have at most 10,000 cards" },
  "deck/too-many-decks": { status: 409, message: "You can have at most 5,000 decks" },
  "deck/duplicate-card-id": { status: 422, message: "Two cards of the deck have the same id." },
  "deck/bad-id": { status: 400, message: "A deck id is a whole number from 0 to 9007199254740991." },
  "deck/bad-visibility": { status: 422, message: "Visibility is Public, Private or Unlisted." },
  "deck/bad-revision": { status: 400, message: 'If-Match must be the revision of the deck, such as "3".' },
  "deck/revision-needed": { status: 428, message: "Saving a deck needs the revision that was edited (If-Match)." },
  "deck/changed-meanwhile": { status: 412, message: "This deck was changed somewhere else in the meantime." },
  "deck/no-edit-permission": { status: 403, message: "You don't have permission to edit this deck." },
  "deck/not-yours-to-edit": { status: 403, message: "You can only edit your own decks." },
  "deck/not-yours-to-delete": { status: 403, message: "You can only delete your own decks." },
  "deck/not-yours-to-show": { status: 403, message: "You can only change visibility of your own decks." },
  "deck/tutorial-not-shared": { status: 403, message: "Tutorial decks can't be shared." },
  "deck/not-found": { status: 404, message: "Deck not found." },
  "deck/not-in-collection": { status: 404, message: "Deck not found in your collection" },
  "deck/delete-failed": { status: 500, message: "Failed to delete deck. Please try again." },
  "deck/list-failed": { status: 500, message: "Failed to load decks. Please refresh the page." },
  "deck/copy-failed": { status: 500, message: "Failed to copy deck. Please try again." },
  "deck/visibility-failed": { status: 500, message: "Failed to update visibility. Please try again." },
  "deck/load-failed": { status: 500, message: "Failed to load deck. Please try again." },
  // The specification lists these words without a place. What fails on a screen has the words above; what has no name, those of `unknown`.
  "deck/something-failed": { status: 500, message: "An error occurred. Please try again." },

  // The Library
  "library/bad-sort": { status: 422, message: "The Library is sorted by newest, oldest, a-z, z-a or tutorials." },
  "library/bad-limit": { status: 422, message: "A page of the Library has 1 to 100 decks." },
  "library/bad-cursor": { status: 400, message: "There is no such page of this list. Please start again from the first one." },
  "library/search-too-long": { status: 422, message: "A search can have at most 200 characters" },

  // Practice tests
  "practice/card-not-found": { status: 404, message: "This card is not in the deck any more." },
  "practice/answer-needed": { status: 422, message: "Type an answer first." },
  "practice/answer-too-long": { status: 422, message: "An answer can have at most 5,000 characters" },
  "practice/too-many-wordings": { status: 409, message: "You can have at most 20 wordings of one card counted as right." },

  // Studying with spaced repetition
  "study/unknown-rating": { status: 422, message: "A card is rated Again, Hard, Good or Easy." },
  "study/bad-answer": { status: 422, message: "The answer has a wrong or missing part, so it was not counted." },
  "study/answer-id-reused": { status: 409, message: "This answer's id was used for another answer." },
  "study/clock-ahead": { status: 422, message: "Your device's clock is ahead of the real time. Please set it, then answer again." },
  "study/clock-behind": {
    status: 422,
    message: "Your device's clock is far behind, or the answer is older than 90 days. It was not counted.",
  },
  "study/card-not-found": { status: 404, message: "This card was deleted in the meantime. Your answer was not counted." },
  "study/nothing-to-undo": { status: 409, message: "There is no answer to take back." },
  "study/unknown-time-zone": { status: 422, message: "There is no such time zone. Please choose one from the list." },
  "study/bad-retention": { status: 422, message: "The retention you ask for must be from 70% to 97%." },
  "study/bad-daily-limit": { status: 422, message: "A daily limit must be a whole number from 0 to 9,999." },
  "study/bad-steps": { status: 422, message: "Steps must be at most 10 whole minutes, each from 1 to 1,439." },
  "study/bad-maximum-interval": { status: 422, message: "The longest interval must be from 1 to 36,500 days." },
  "study/settings-failed": { status: 500, message: "Error saving your study settings. Please try again." },
  "study/bad-exam-day": { status: 422, message: "An exam must be today or later, and within two years." },
  "study/exam-failed": { status: 500, message: "The exam date could not be changed. Please try again." },
  "study/progress-failed": { status: 500, message: "Failed to load your progress. Please try again." },

  unknown: { status: 500, message: "An unexpected error occurred. Please try again." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(catalogue, code);
}
