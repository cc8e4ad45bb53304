import { dayMs, minuteMs } from "../time/units.ts";

export { MASKS } from "./mask-limits.ts";

/**
 * Every limit for students, once: rules read it, and the error catalogue inserts it into messages. Text lengths are in UTF-16 code units,
 * as `String.length` counts: an emoji can be several.
 */

export const PASSWORD = { minLength: 6, maxLength: 128 } as const;

/** How long after the last keystroke the availability is checked, in ms. */
export const USERNAME = { minLength: 3, maxLength: 20, checkDebounceMs: 500 } as const;

/** Lengths of the trimmed texts. */
export const PROFILE = {
  displayNameMaxLength: 100,
  bioMaxLength: 500,
  aboutMeMaxLength: 5000,
  defaultBio: "No bio provided",
  defaultAboutMe: "No about me provided",
} as const;

/** What no database stores: more than 10 MB of text in one piece, and these characters in a key. */
export const DATA = { maxTextBytes: 10 * 1024 * 1024, forbiddenInKeys: /[.#$/[\]]/ } as const;

/** A request that may be repeated has a key; its result is remembered this long. A device that lost the reply may be without a network for weeks. */
export const IDEMPOTENCY_KEY = { maxLength: 64, lifeMs: 60 * dayMs } as const;

export const CARD = { maxTags: 20, tagMaxLength: 50 } as const;

export const DECK = {
  titleMaxLength: 300,
  descriptionMaxLength: 5000,
  maxCards: 10_000,
  /** decks of a student */
  maxDecks: 5000,
  /** blank cards in a new deck's form */
  blankCardsAtStart: 3,
  minCards: 1,
} as const;

/** Folders of a student, and the decks in them. */
export const FOLDER = { nameMaxLength: 60, maxDepth: 8, maxFolders: 1000, maxFiledDecks: 10_000 } as const;

/** Saved decks of others. */
export const SAVED_DECKS = { maxDecks: 5000 } as const;

/** Tags of a deck, characters of a tag, and tags on all decks of a student. */
export const DECK_TAG = { perDeck: 20, maxLength: 50, maxInAll: 20_000 } as const;

/** Starred cards of a student, in all decks together. */
export const STARRED_CARDS = 100_000;

/** Media on cards. */
export const MEDIA = {
  /** an uploaded file, in bytes */
  maxBytes: 10 * 1024 * 1024,
  /** a picture, before it is decoded */
  maxPixels: 40_000_000,
  /** the longer side of a picture after the browser made it smaller, in pixels */
  longestSide: 1600,
  /** unused media are kept this long: an upload comes before its deck is saved, and an undo after it */
  graceMs: 30 * dayMs,
} as const;

/** `pageSize` is the default, `maxPageSize` the limit; a search's length is that of the trimmed text. */
export const LIBRARY = { pageSize: 24, maxPageSize: 100, searchMaxLength: 200 } as const;

/** Practice tests. */
export const PRACTICE = {
  answerMaxLength: 5000,
  /** the text of a deck's cards, for a test of all of them: 10,000 cards of 400 */
  testMaxLength: 4_000_000,
  /** how much of a deck's text an answer is compared with */
  comparedLength: 400_000,
  /** wordings counted as right, for each card */
  wordingsPerCard: 20,
  /** and for all cards together; longer ones count more */
  wordingsInAll: 20_000,
  wordingsInAllBytes: 8 * 1024 * 1024,
  /** the storage of a student's tests; the oldest are dropped */
  testsBytes: 16 * 1024 * 1024,
  testsInAll: 5000,
} as const;

/** The bounds of the study settings. A step is shorter than a day, because a longer one is an interval of the scheduler. */
export const STUDY = {
  retention: { least: 0.7, most: 0.97 },
  perDay: { least: 0, most: 9999 },
  steps: { most: 10, leastMinutes: 1, mostMinutes: 1439 },
  maximumDays: { least: 1, most: 36_500 },
  speechSpeed: { least: 0.5, most: 2 },
  /** entries of one card on one study day: each may have to be inserted between the others */
  entriesACardAndDay: 200,
} as const;

/**
 * How far a device's clock may differ from the server's. Ahead only by an ordinary error, since an entry from the future would be ordered
 * after later ones. Behind by as long as a device may have been offline.
 */
export const CLOCK = { aheadMs: 5 * minuteMs, behindMs: 90 * dayMs } as const;

/** The limits of an imported package, and how long its import can be undone. */
export const PACKAGE = {
  maxFileBytes: 250 * 1024 * 1024,
  maxTextBytes: 24 * 1024 * 1024,
  maxEntries: 20_000,
  maxCards: 100_000,
  undoMs: dayMs,
  /** imports of a student that are listed: each is listed for a day, unless it wrote nothing and was cancelled or replaced */
  mostADay: 300,
  /** the files of all students' imports that are received, read or not confirmed yet, together */
  maxWaitingBytes: 4 * 1024 * 1024 * 1024,
} as const;

/** Reports of decks, and how many a student can send in a day. */
export const REPORT = { textMaxLength: 2000, mostADay: 20, dayMs } as const;

/** The reason of a moderator's action. */
export const WHY_MAX_LENGTH = 1000;

/** Groups. Members of all roles together; text lengths are those of the trimmed texts. */
export const GROUP = {
  nameMaxLength: 100,
  aboutMaxLength: 1000,
  codeLength: 8,
  maxMembers: 1000,
  maxDecks: 200,
  /** groups of one person, as a teacher or a student */
  maxGroups: 100,
  /** until when a new group is kept, unless its teacher says otherwise, and at most from today on */
  keptMs: 365 * dayMs,
  longestKeptMs: 2 * 365 * dayMs,
} as const;

/** When learning is worthwhile. Answers are those at least a day apart. */
export const LEARNING = {
  leastAnswers: 400,
  /** a deck with this many answers may get its own model */
  leastOfDeck: 1000,
  /** the share of new answers since the last time after which it learns automatically */
  growth: 0.1,
  /** the share of later answers, by which a model learned from the earlier ones is judged */
  judgedShare: 1 / 3,
  /** the fewest answers to judge by */
  leastJudged: 100,
  /** former models that are kept */
  mostFormer: 50,
  /** the most answers to learn from: of more, those of the most recently answered cards */
  mostAnswers: 200_000,
} as const;

/** Assignments of a group. */
export const ASSIGNMENT = {
  maxInGroup: 200,
  titleMaxLength: 300,
  wordsMaxLength: 2000,
  /** the furthest due day, in days: as far as an exam's */
  mostDays: 730,
  /** hardest cards are named only if this many pupils met them, so that none of them can be told from the figure */
  fewestPupils: 5,
  hardestCards: 10,
} as const;

/** Exams over several decks. */
export const EXAM_PLAN = {
  nameMaxLength: 100,
  maxDecks: 30,
  /** exams with a name of one student, also past ones */
  maxExams: 100,
} as const;

/** Questions of a group's members on cards. */
export const QUESTION = {
  /** a question, and an answer */
  textMaxLength: 2000,
  /** how much of it a notice has */
  startLength: 300,
  /** questions and answers of one person within a day, in all groups */
  mostADay: 50,
  openOfCard: 50,
  answersOfQuestion: 100,
  /** questions of a page */
  pageSize: 50,
  /** for how long its writer can edit a question or an answer, in minutes */
  editMinutes: 15,
} as const;

/** Suggested corrections of cards of others. */
export const SUGGESTION = {
  /** the proposed words for one side of a card */
  textMaxLength: 5000,
  /** a longer side takes no suggestions */
  sideMaxLength: 20_000,
  /** the proposer's sentence, and the author's when declining */
  sentenceMaxLength: 500,
  /** how much of it a notice has */
  startLength: 300,
  /** suggestions of one person within a day, on all decks */
  mostADay: 50,
  openOfPersonAndDeck: 20,
  openOfDeck: 200,
  /** different wordings on the author's page, and the sentences and names of each */
  pageSize: 50,
  shownProposers: 5,
  /** decided ones are kept as long as versions of decks */
  keepDays: 90,
} as const;

/** People who write a deck beside its owner. */
export const CO_AUTHOR = {
  /** of one deck, with those who are invited */
  mostOfDeck: 20,
  /** invitations by one person within a day, to all decks */
  mostADay: 20,
  /** how long somebody who declined or left is not invited again to the same deck */
  restMs: 7 * dayMs,
} as const;

/** Class tests of a group. */
export const CLASS_TEST = {
  maxInGroup: 200,
  titleMaxLength: 300,
  maxQuestions: 100,
  /** the text of a test's questions, with their choices and right answers */
  maxTextLength: 500_000,
  /** an answer that is written in a class test */
  answerMaxLength: 1000,
  /** minutes that each pupil has, if the test limits them */
  leastMinutes: 1,
  mostMinutes: 600,
  /** how far ahead a test may open, and how long it may stay open, in days */
  mostDaysAhead: 365,
  mostDaysOpen: 60,
  /** an answer is taken for so long after the time is over, in ms: it was on its way */
  graceMs: 10_000,
  /** for how many days after its end a test stays on a student's own pages */
  shownDays: 7,
} as const;

/** Class lists. */
export const ROSTER = {
  maxRows: 10_000,
  /** further columns say nothing about a pupil that the server keeps */
  maxColumns: 40,
  maxTextBytes: 1024 * 1024,
  nameMaxLength: 100,
  emailMaxLength: 254,
  externalIdMaxLength: 64,
  /** letters of a slip's code; more than of a group's, because it opens an account without signing in */
  slipCodeLength: 12,
  /** how long the code of a slip is valid */
  slipMs: 30 * dayMs,
  /** codes that a teacher can have sent by mail in a day */
  codeMailsADay: 1000,
  /** so soon after a mail to a pupil there is no second one: it was asked for twice by mistake */
  codeMailAgainMs: 10 * minuteMs,
} as const;
