import { PACKAGE } from "@recollect/domain/limits/limits.ts";

const MB = 1024 * 1024;

/** The limits of an imported file, so that no file blocks the server. */
export const IMPORT = {
  maxFileBytes: PACKAGE.maxFileBytes,
  /** a text file, and the cards of one as the browser sends them, which are longer as JSON */
  maxTextBytes: PACKAGE.maxTextBytes,
  maxSentCardsBytes: 4 * PACKAGE.maxTextBytes,
  maxInflatedBytes: 2048 * MB,
  /** the most bytes that reading a file may write to the disk: its collection, cards and media together */
  maxUnpackedBytes: 1024 * MB,
  /** an account's study log, which is read line by line */
  maxLogBytes: 300 * 1024 * 1024,
  maxCollectionBytes: 100 * MB,
  /** an account's data besides its decks, as text: all of it is read at once when it is restored */
  maxAccountChars: 16 * MB,
  /** a report as JSON text, which the server's own thread reads for each request about the import */
  maxReportChars: 8 * MB,
  /** the list of a package's media, and the number of values that such a list may contain */
  maxListBytes: 4 * MB,
  maxListed: 100_000,
  /** one value of a collection's tables */
  maxValueBytes: 16 * MB,
  /** all media of a package together */
  maxAllMediaBytes: 512 * MB,
  maxMediaBytes: 25 * MB,
  maxEntries: PACKAGE.maxEntries,
  maxCards: PACKAGE.maxCards,
  maxReviews: 5_000_000,
  workerMs: 60_000,
  workerHeapMb: 512,
  /** the memory of a process that reads a file while another one does; a file that needs more is read again, alone */
  smallHeapMb: 128,
  largeHeapMb: 280,
  /** young generation of a thread; three times as much would be held without being faster */
  workerYoungMb: 16,
} as const;
