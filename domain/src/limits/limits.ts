import { dayMs, minuteMs } from "../time/units.ts";

/*
 * Every limit that a student can meet, once: the rules ask for it, and the catalogue of failures puts it into its sentences. Lengths of
 * texts are in UTF-16 code units, as `String.length` counts: a rare character or an emoji can be several.
 */

export const PASSWORD = { minLength: 6, maxLength: 128 } as const;

/** How long after the last keystroke its availability is looked up, in ms. */
export const USERNAME = { minLength: 3, maxLength: 20, checkDebounceMs: 500 } as const;

/** Lengths of the trimmed texts. */
export const PROFILE = {
  displayNameMaxLength: 100,
  bioMaxLength: 500,
  aboutMeMaxLength: 5000,
  defaultBio: "No bio provided",
  defaultAboutMe: "No about me provided",
} as const;

/** What the database never held, whichever it is: 10 MB of text in one piece, and these characters in a key. */
export const DATA = { maxTextBytes: 10 * 1024 * 1024, forbiddenInKeys: /[.#$/[\]]/ } as const;

/** A request that may be sent twice names itself by a key; what it made is remembered so long. */
export const IDEMPOTENCY_KEY = { maxLength: 64, lifeMs: dayMs } as const;

export const CARD = { maxTags: 20, tagMaxLength: 50 } as const;

export const DECK = {
  titleMaxLength: 300,
  descriptionMaxLength: 5000,
  maxCards: 10_000,
  /** decks a student may have */
  maxDecks: 5000,
  /** blank cards a new deck's form starts with */
  blankCardsAtStart: 3,
  minCards: 1,
} as const;

/** The folders of a student's decks, and how many decks lie in them. */
export const FOLDER = { nameMaxLength: 60, maxDepth: 8, maxFolders: 1000, maxFiledDecks: 10_000 } as const;

/** Decks of others that a student saved. */
export const SAVED = { maxDecks: 5000 } as const;

/** Tags of one deck, characters of one, and tags on all decks of a student's view. */
export const DECK_TAG = { perDeck: 20, maxLength: 50, maxInAll: 20_000 } as const;

/** Cards that a student can star, in all decks together. */
export const STARRED_CARDS = 100_000;

/** What a side can hold beside text. */
export const MEDIA = {
  /** a file that is sent by hand, in bytes */
  maxBytes: 10 * 1024 * 1024,
  /** a picture, before it is decoded */
  maxPixels: 40_000_000,
  /** the longer side of a picture after the browser made it smaller, in pixels */
  longestSide: 1600,
  /** what is used by nothing is kept so long: an upload comes before its deck is saved, and an undo after it */
  graceMs: 30 * dayMs,
} as const;

/** `pageSize` is what a page holds unless a number up to `maxPageSize` is asked for; a search's length is that of the trimmed text. */
export const LIBRARY = { pageSize: 24, maxPageSize: 100, searchMaxLength: 200 } as const;

/** Practice tests. */
export const PRACTICE = {
  answerMaxLength: 5000,
  /** the text of a deck's cards, for a test of all of them: 10,000 cards of 400 */
  testMaxLength: 4_000_000,
  /** how much of a deck's text an answer is compared with */
  comparedLength: 400_000,
  /** wordings that a student may have counted as right, for each card */
  wordingsPerCard: 20,
  /** and for all cards together; the more they say, the fewer of them there can be */
  wordingsInAll: 20_000,
  wordingsInAllBytes: 8 * 1024 * 1024,
  /** what a student's tests may take; the oldest give way */
  testsBytes: 16 * 1024 * 1024,
  testsInAll: 5000,
} as const;

/** The bounds of the study settings. A step is shorter than a day, since a longer one is an interval and belongs to the scheduler. */
export const STUDY = {
  retention: { least: 0.7, most: 0.97 },
  perDay: { least: 0, most: 9999 },
  steps: { most: 10, leastMinutes: 1, mostMinutes: 1439 },
  maximumDays: { least: 1, most: 36_500 },
  speechSpeed: { least: 0.5, most: 2 },
  /** entries of one card on one study day: each may have to be put between the others */
  entriesACardAndDay: 200,
} as const;

/**
 * How far a device's clock may be from the server's. Ahead only by a clock's ordinary error, since an entry from the future would stand
 * after all that really comes later. Behind by as long as a device may have been offline.
 */
export const CLOCK = { aheadMs: 5 * minuteMs, behindMs: 90 * dayMs } as const;

/** What a package that is imported may hold, and how long its import can be undone. */
export const PACKAGE = { maxFileBytes: 250 * 1024 * 1024, maxEntries: 20_000, maxCards: 100_000, undoMs: dayMs } as const;

/** Reports of decks, and how many a student can send in a day. */
export const REPORT = { textMaxLength: 2000, mostADay: 20, dayMs } as const;

/** The reason that a caretaker gives for an act. */
export const WHY_MAX_LENGTH = 1000;

/** When learning is worth its while. Answers are those that came with a day between. */
export const LEARNING = {
  leastAnswers: 400,
  /** a deck with so many answers of its own may have its own model */
  leastOfDeck: 1000,
  /** how many more answers than last time it takes to learn by itself, as a share */
  growth: 0.1,
  /** learned on the earlier answers and judged on the later ones, which are this share */
  judgedShare: 1 / 3,
  /** so many answers are judged by at least, or nothing is said */
  leastJudged: 100,
  /** models that are no longer in force and still told of */
  mostFormer: 50,
  /** answers that are learned from at most: of more, those of the cards that were answered last */
  mostAnswers: 200_000,
} as const;
