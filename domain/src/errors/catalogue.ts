import {
  CLOCK,
  DATA,
  DECK,
  DECK_TAG,
  FOLDER,
  IDEMPOTENCY_KEY,
  LEARNING,
  LIBRARY,
  MASKS,
  MEDIA,
  PACKAGE,
  PASSWORD,
  PRACTICE,
  SAVED_DECKS,
  STARRED_CARDS,
  STUDY,
} from "../limits/limits.ts";
import { dayMs, hourMs } from "../time/units.ts";
import { assignmentRows } from "./assignment-errors.ts";
import { deckFormRows } from "./deck-form-errors.ts";
import { folderRows } from "./folder-errors.ts";
import { profileRows } from "./profile-errors.ts";
import { reminderRows } from "./reminder-errors.ts";
import { reportRows } from "./report-errors.ts";
import { studySettingRows } from "./study-setting-errors.ts";
import { classTestRows } from "./class-test-errors.ts";
import { examRows } from "./exam-errors.ts";
import { coAuthorRows } from "./co-author-errors.ts";
import { addErrorRows } from "./error-messages.ts";
import { localRows } from "./local-catalogue.ts";
import { groupRows } from "./group-errors.ts";
import { matchRows } from "./match-errors.ts";
import { mediaRows } from "./media-errors.ts";
import { roundRows } from "./round-errors.ts";
import { worded, type Row } from "./row.ts";
import { questionRows } from "./question-errors.ts";
import { schoolRows } from "./school-errors.ts";
import { suggestionRows } from "./suggestion-errors.ts";
import { reasonRows } from "./moderation-errors.ts";

const megabyte = 1024 * 1024;

/** Errors that only the server detects. */
const remoteRows = {
  // Identity (specification, section 8, the friendly catalogue)
  "auth/invalid-credential": { status: 401, message: "Invalid email or password. Please check your credentials." },
  "auth/user-not-found": { status: 401, message: "No account found with this email address." },
  "auth/wrong-password": { status: 401, message: "Incorrect password. Please try again." },
  "auth/email-already-in-use": { status: 409, message: "An account with this email already exists." },
  "auth/weak-password": {
    message: "Password must be at least {least} characters long.",
    limits: { least: PASSWORD.minLength },
  },
  "auth/invalid-email": { message: "Please enter a valid email address." },
  "auth/too-many-sign-ups": { status: 429, message: "Too many accounts were created from here. Please try again later." },
  "auth/password-too-common": { message: "This password is one of the first that others try. Please choose another one." },
  "auth/password-is-email": { message: "Your password must not be your email address. Please choose another one." },
  "auth/password-is-username": { message: "Your password must not be your username. Please choose another one." },
  "auth/invitation-needed": {
    status: 403,
    message: "You need an invitation to create an account here. Please ask the people who run this site.",
  },
  "auth/invitation-wrong": { status: 403, message: "This invitation is for another email address, was used already, or has expired." },
  "auth/only-school-account": { status: 403, message: "Here you log in with your school's account only." },
  ...schoolRows,
  "auth/link-used": { status: 410, message: "This link was used already. Each link works once." },
  "auth/link-ended": {
    status: 410,
    message: "This link has ended: a newer one was sent, or your account or your login has changed since. Please ask for a new one.",
  },
  "auth/link-expired": { status: 410, message: "This link has expired. Please ask for a new one." },
  "auth/same-email": { message: "This is your email address already." },
  "auth/mail-off": { status: 501, message: "This site can't send mail. Please ask the people who run it." },
  "auth/too-many-mails": { status: 429, message: "A mail was sent a moment ago. Please wait five minutes before you ask for another one." },
  "auth/password-needed": { status: 403, message: "Please type your current password as well." },
  "auth/session-not-found": { status: 404, message: "This session has ended already." },
  "auth/no-password": { status: 409, message: 'Your account has no password yet. Log out and choose "Forgot your password?" to get one.' },

  // The service and the requests it is sent
  "database/contention": { status: 503, message: "Too many people changed this at once. Nothing was saved. Please try again." },
  "server/disk-full": { status: 503, message: "The server's disk is full. Nothing was saved. Please try again later." },
  "api/too-many-streams": { status: 429, message: "You have too many pages open at once. Please close some of them." },

  // The examiner behind an AI service (specification, section 8, "AI error codes"; `practice/examiner-words.ts` has the specification's other wordings)
  "api/request-failed": { status: 503, message: "API request failed", detailed: "API request failed: {status}" },
  "api/config-missing": {
    status: 503,
    message: "The AI examiner is switched on, but it has no key. Please tell the people who run this site.",
  },
  "api/invalid-response": { status: 503, message: "The AI service sent an empty or unusable reply. Please try again." },
  "api/invalid-json": { status: 503, message: "The AI service's reply contained no readable questions or grade. Please try again." },
  "api/parse-error": { status: 503, message: "The AI service's reply could not be read. Please try again." },
  "api/no-questions": { status: 503, message: "The AI service made no questions. Please try again." },
  "api/invalid-questions": { status: 503, message: "The AI service made no usable questions. Please try again." },
  "api/invalid-evaluation": { status: 503, message: "The AI service's grade contradicts itself or is incomplete. Please try again." },
  "api/evaluation-failed": { status: 503, message: "Unable to evaluate answer due to technical issues. Please try again." },
  "request/malformed-json": { status: 400, message: "The request is not valid JSON." },
  "request/not-json": { status: 415, message: "The request must be JSON (Content-Type: application/json)." },
  "request/duplicate-key": { status: 400, message: "The request names the same key twice in one object." },
  "request/invalid": { message: "The request has a wrong, missing or unknown field." },
  "request/too-complex": { status: 413, message: "The request has too many values, or nests them too deeply." },
  "request/too-many-at-once": { status: 429, message: "Too many requests at once. Please wait a moment before trying again." },
  "request/stalled": { status: 408, message: "The request did not arrive in time. Please try again." },
  "request/text-too-large": {
    status: 413,
    message: "A text in the request is larger than {mostMegabytes} MB.",
    limits: { mostMegabytes: DATA.maxTextBytes / megabyte },
  },
  "request/forbidden-key": { status: 400, message: "A key is empty or contains one of the characters . # $ / [ ]" },
  "request/forbidden-character": { status: 400, message: "A text contains a character that cannot be stored." },
  "request/bad-idempotency-key": {
    status: 400,
    message: "Idempotency-Key must be {least} to {most} letters, digits, - or _",
    limits: { least: 1, most: IDEMPOTENCY_KEY.maxLength },
  },
  "request/idempotency-key-reused": {
    status: 409,
    message: "This Idempotency-Key was used for something else in the last {days} days.",
    limits: { days: IDEMPOTENCY_KEY.lifeMs / dayMs },
  },
  "request/other-origin": { status: 403, message: "Requests from another site are refused." },
  "request/unknown-host": {
    status: 400,
    message: "This server does not know the name in this address. Whoever runs it has to set PUBLIC_URL to the site's address.",
  },
  "request/wrong-method": { status: 405, message: "This address does not support this method." },

  // Accounts
  "username/resting": {
    status: 404,
    message: "Another student gave up this username recently. It can't be taken yet.",
  },
  "username/changed-too-often": { status: 429, message: "You changed your name several times today. Please try again tomorrow." },
  "profile/not-yours": { status: 403, message: "You can only edit your own profile." },
  "profile/incomplete": { message: "A display name and a username are needed to complete the setup." },

  // Decks
  "deck/bad-language": { message: 'A side\'s language is a tag such as "ja" or "pt-BR", or none.' },
  "deck/bad-topic": { message: "This subject or level is not in the list." },
  "validation/empty-title": { message: "Deck title cannot be empty." },
  "validation/empty-cards": { message: "Please add at least one complete flashcard." },
  "validation/invalid-card": { message: "Each card must have both a term and definition." },
  "trash/not-found": { status: 404, message: "This deck is not in your trash any more." },
  "trash/tutorial-is-back": { status: 409, message: "This tutorial is already in your decks. Delete that one first." },
  "folder/too-many": { message: "You can have at most {most} folders.", limits: { most: FOLDER.maxFolders } },
  "folder/too-many-decks": {
    message: "Your folders can have at most {most} decks.",
    limits: { most: FOLDER.maxFiledDecks },
  },
  "folder/exists": { status: 409, message: "There is already a folder with this name." },
  "deck/own-not-saved": { message: "This deck is your own." },
  "deck/too-many-saved": {
    message: "You can save at most {most} decks.",
    limits: { most: SAVED_DECKS.maxDecks },
  },
  "tag/too-many-in-all": {
    message: "All your decks together can have at most {most} tags.",
    limits: { most: DECK_TAG.maxInAll },
  },
  "deck/written-too-much": { status: 429, message: "You are saving very large decks very quickly. Please wait a moment, then try again." },
  "deck/too-many-decks": { status: 409, message: "You can have at most {most} decks", limits: { most: DECK.maxDecks } },
  "card/not-found": { status: 404, message: "This card is not in the deck any more." },
  "card/too-many-masks": { message: "A picture can have at most {most} masks.", limits: { most: MASKS.perCard } },
  "card/bad-mask": { message: "One of the masks can't be drawn: its shape or its label is out of bounds." },
  "card/too-many-stars": { message: "You can star at most {most} cards.", limits: { most: STARRED_CARDS } },
  "deck/bad-id": { status: 400, message: "A deck id is a whole number from 0 to 9007199254740991." },
  "deck/bad-visibility": { message: "Visibility is Public, Private or Unlisted." },
  "deck/visibility-elsewhere": { message: "Saving a deck does not change its visibility, which has its own address." },
  "deck/fields-changed-meanwhile": {
    status: 409,
    message: "The same text was changed somewhere else in the meantime. Choose which to keep.",
  },
  "deck/bad-revision": { status: 400, message: 'If-Match must be the revision of the deck, such as "3".' },
  "deck/revision-needed": { status: 428, message: "Saving a deck needs the revision that was edited (If-Match)." },
  "deck/version-not-found": { status: 404, message: "This earlier version no longer exists." },
  "deck/card-not-in-version": { message: "The earlier version has no such card." },
  "deck/no-edit-permission": { status: 403, message: "You don't have permission to edit this deck." },
  "deck/not-yours-to-delete": { status: 403, message: "You can only delete your own decks." },
  "deck/not-yours-to-show": { status: 403, message: "You can only change visibility of your own decks." },
  "deck/too-many-misses": { status: 429, message: "You asked for many decks that you can't open. Please wait a minute." },

  "deck/read-only": { status: 403, message: "You can read this deck, but not copy or follow it: it is not shared by its link." },
  "deck/not-followed": { status: 404, message: "This deck follows no other deck." },
  "deck/no-original": { status: 404, message: "The deck that this is a copy of can't be followed: it is not shared." },
  "deck/original-closed": { status: 409, message: "The original is not shared any more. Your deck stays as it is." },
  "deck/original-changed": { status: 409, message: "One of the two decks was changed in the meantime. Please look at the changes again." },
  "deck/follows-itself": { status: 409, message: "The two decks would follow each other." },

  // Reports and moderation
  "report/own-deck": { status: 403, message: "You can't report your own deck." },
  "report/already": { status: 409, message: "You have reported this deck already. It will be looked at." },
  "report/too-many": { status: 429, message: "You sent many reports today. Please wait until tomorrow." },
  ...reasonRows,
  ...assignmentRows,
  ...reminderRows,
  ...classTestRows,
  ...matchRows,
  ...roundRows,
  "desk/not-yourself": { status: 403, message: "You can't act on yourself or on your own decks. Another caretaker can." },
  "desk/not-a-caretaker": {
    status: 403,
    message: "Accounts of caretakers and the official account are left to the people who run this site.",
  },
  "desk/done-meanwhile": { status: 409, message: "Someone else acted on this in the meantime. Nothing was done twice." },
  "desk/already-so": { status: 409, message: "This was already done. Nothing was changed." },
  "desk/deck-not-found": { status: 404, message: "There is no such deck that is shared, reported or restricted." },
  "desk/account-not-found": { status: 404, message: "There is no account with this name or address." },
  "notice/not-found": { status: 404, message: "There is no such notice." },

  ...examRows,
  ...groupRows,
  ...questionRows,
  ...suggestionRows,
  ...coAuthorRows,

  // Pictures and sounds
  "media/not-what-it-says": { status: 415, message: "This file's content does not match its name, so it was refused." },
  "media/damaged": { message: "This file is damaged or incomplete." },
  "media/empty": { message: "This file is empty." },
  "media/too-many-pixels": {
    message: "A picture can have at most {mostMegapixels} megapixels. Make it smaller first.",
    limits: { mostMegapixels: MEDIA.maxPixels / 1_000_000 },
  },
  "media/too-many-at-once": {
    status: 429,
    message: "Too many uploads at once. Wait until one is done, then send the next.",
  },
  "media/not-found": { status: 404, message: "This picture or sound does not exist, or is no longer shared with you." },
  "media/bad-range": { status: 416, message: "The file has no such part." },
  "media/store-unreachable": { status: 503, message: "The store of pictures and sounds cannot be reached. Please try again later." },

  // The Library
  "library/bad-sort": { message: "The Library is sorted by newest, oldest, a-z, z-a or tutorials." },
  "library/bad-limit": {
    message: "A page of the Library has {least} to {most} decks.",
    limits: { least: 1, most: LIBRARY.maxPageSize },
  },
  "library/bad-filter": { message: "The Library has no such filter." },
  "library/bad-cursor": { status: 400, message: "There is no such page of this list. Please start again from the first one." },

  // Practice tests
  "practice/nothing-to-ask": { status: 409, message: "None of the cards fits what you chose. Choose others for this test." },
  "practice/test-not-found": { status: 404, message: "This test is not kept any more." },
  "practice/took-too-long": { status: 503, message: "This took too long and was stopped. Shorter texts are faster." },
  "practice/deck-too-long": { message: "This deck's texts are too long for a test of all its cards." },
  "practice/too-many-wordings": {
    status: 409,
    message: "You can have at most {most} wordings of one card counted as right.",
    limits: { most: PRACTICE.wordingsPerCard },
  },
  "practice/too-many-wordings-in-all": {
    status: 409,
    message: "You have counted too many wordings as right. Change the card's definition instead.",
  },

  // Studying with spaced repetition
  "study/too-few-answers": {
    status: 409,
    message: "Your memory can be learned from {leastAnswers} reviews on.",
    limits: { leastAnswers: LEARNING.leastAnswers },
  },
  "study/learning-missing": {
    status: 501,
    message: "This server cannot learn your memory. Your cards are scheduled for the average student.",
  },
  "study/learning-failed": { status: 500, message: "Your memory could not be learned. Please try again later." },
  "study/unknown-rating": { message: "A card is rated Again, Hard, Good or Easy." },
  "study/answer-id-reused": { status: 409, message: "This answer's id was used for another answer." },
  "study/clock-ahead": { message: "Your device's clock is ahead of the real time. Please set it, then answer again." },
  "study/clock-behind": {
    message: "Your device's clock is far behind, or the answer is older than {days} days. It was not counted.",
    limits: { days: CLOCK.behindMs / dayMs },
  },
  "study/card-not-found": { status: 404, message: "This card was deleted in the meantime. Your answer was not counted." },
  "study/too-many-entries": {
    message: "This card has too many answers to insert one between them.",
  },
  "study/card-too-often": {
    message: "This card was answered {most} times on that day. Further answers of the day are not counted.",
    limits: { most: STUDY.entriesACardAndDay },
  },
  "study/nothing-to-undo": { status: 409, message: "There is no answer to take back." },

  // Import and export
  "import/not-found": { status: 404, message: "There is no such import, or it is over." },
  "import/unknown-format": { message: "This file is neither an Anki package nor an export of this program nor a text." },
  "import/damaged": { message: "This file is damaged or incomplete." },
  "import/newer-format": { message: "This package was written in a format that is not known here yet." },
  "import/too-large": {
    status: 413,
    message: "A file can have at most {mostMegabytes} MB.",
    limits: { mostMegabytes: PACKAGE.maxFileBytes / megabyte },
  },
  "import/text-too-large": {
    status: 413,
    message: "A text file can have at most {mostMegabytes} MB.",
    limits: { mostMegabytes: PACKAGE.maxTextBytes / megabyte },
  },
  "import/inflates-too-far": { message: "This file is too large when unpacked." },
  "import/too-many-files": { message: "A package can hold at most {most} files.", limits: { most: PACKAGE.maxEntries } },
  "import/too-many-cards": { message: "A package can hold at most {most} cards.", limits: { most: PACKAGE.maxCards } },
  "import/unsafe-name": { message: "The package contains a file with an unsafe name." },
  "import/not-a-collection": { message: "The collection in this package is not one that Anki writes." },
  "import/took-too-long": { message: "Reading this file took too long. It was stopped, and nothing was imported." },
  "import/empty": { message: "There is no card in this file." },
  "import/one-at-a-time": { status: 409, message: "Another import is still being read. Please wait until it is done." },
  "import/too-many-waiting": { status: 503, message: "The server has no room for another import right now. Please try again in an hour." },
  "import/too-many-today": {
    status: 429,
    message: "You can import at most {most} files a day. Please try again tomorrow.",
    limits: { most: PACKAGE.mostADay },
  },
  "import/not-ready": { status: 409, message: "This import is not ready to be confirmed." },
  "import/elsewhere": {
    status: 409,
    message: "The file of this import is on another server process. Please choose the file again.",
  },
  "import/no-deck-chosen": { message: "Choose at least one deck to import." },
  "import/stopped": { status: 500, message: "The server was stopped during this import. Please start it again." },
  "import/too-late-to-undo": {
    status: 409,
    message: "An import can be undone for {hours} hours.",
    limits: { hours: PACKAGE.undoMs / hourMs },
  },
  "import/failed": { status: 500, message: "The file could not be imported. Please try again." },
  "export/nothing": { message: "You have no deck to export yet." },
  "export/failed": { status: 500, message: "The export could not be made. Please try again." },
  "export/too-large": { status: 413, message: "These decks are too many to be exported at once. Please export them one by one." },
  "export/one-at-a-time": { status: 409, message: "Another export is still being made. Please wait until it is done." },
  "export/unknown-format": { message: "A deck is exported as apkg, csv, tsv, txt, md or json." },
} as const satisfies Record<string, Row>;

/** Errors that the browser detects in one place, whose code brings their messages along. */
export const detectedRows = { ...deckFormRows, ...folderRows, ...profileRows, ...reportRows, ...studySettingRows };

/**
 * Every error of the product: its code, its HTTP status, and the message for students, with the limits that it names. The server throws the
 * code; the wire carries it with its message, details and limits. The browser does not load this table (test/arrows.test.ts): the errors
 * that it detects are in local-catalogue.ts, or in a table beside the code that detects them. If the specification words a code differently for the examiner, practice/examiner-words.ts has
 * that text.
 */
const rows = { ...localRows, ...detectedRows, ...mediaRows, ...remoteRows };

export type ErrorCode = keyof typeof rows;

addErrorRows(rows);

/** The same, with the limits inserted into the messages. */
export const catalogue = worded<ErrorCode>(rows);

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(catalogue, code);
}
