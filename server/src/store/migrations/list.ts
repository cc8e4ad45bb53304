import * as usersAndDecks from "./0001-users-and-decks.ts";
import * as libraryAndCreationKeys from "./0002-library-and-creation-keys.ts";
import * as practice from "./0003-practice.ts";
import * as study from "./0004-study.ts";
import * as studyCounts from "./0005-study-counts.ts";
import * as studyDays from "./0006-study-days.ts";
import * as media from "./0008-media.ts";
import * as prompts from "./0008-prompts.ts";
import * as accounts from "./0009-accounts.ts";
import * as makeDeck from "./0010-make-deck.ts";
import * as exchange from "./0011-exchange.ts";
import * as folders from "./0012-folders.ts";
import * as trash from "./0013-trash.ts";
import * as languages from "./0015-languages.ts";
import * as deckTags from "./0016-deck-tags.ts";
import * as history from "./0017-history.ts";
import * as desk from "./0018-desk.ts";
import * as forgetDeletedDecks from "./0019-forget-deleted-decks.ts";
import * as cardStars from "./0020-card-stars.ts";
import * as savedDecks from "./0021-saved-decks.ts";
import * as tests from "./0022-tests.ts";
import * as studyMemories from "./0023-study-memories.ts";
import * as sharedDecksAndNames from "./0007-shared-decks-and-names.ts";
import * as versionDeltas from "./0025-version-deltas.ts";
import * as lookups from "./0028-lookups.ts";
import * as deckCounts from "./0029-deck-counts.ts";
import * as makeDecks from "./0030-make-decks.ts";
import * as libraryChanges from "./0031-library-changes.ts";
import * as changeVisibility from "./0032-change-visibility.ts";
import * as deckMoments from "./0033-deck-moments.ts";
import * as studiedNumbers from "./0034-studied-numbers.ts";
import * as linksEnd from "./0035-links-end.ts";
import * as waitingImports from "./0036-waiting-imports.ts";
import * as libraryMarks from "./0037-library-marks.ts";
import * as oneDeckWriter from "./0039-one-deck-writer.ts";
import * as userLanguage from "./0040-user-language.ts";
import * as deviceChanges from "./0041-device-changes.ts";
import * as deviceCursors from "./0043-device-cursors.ts";
import * as groups from "./0046-groups.ts";
import * as groupReading from "./0047-group-reading.ts";
import * as libraryRefolds from "./0037-library-refolds.ts";
import * as importedMedia from "./0038-imported-media.ts";
import * as assignments from "./0050-assignments.ts";
import * as groupPlaces from "./0051-group-places.ts";
import * as classTests from "./0054-class-tests.ts";
import * as classTestCounts from "./0055-class-test-counts.ts";
import * as reminders from "./0057-reminders.ts";
import * as noticeData from "./0060-notice-data.ts";
import * as cardQuestions from "./0061-card-questions.ts";
import * as learnSittings from "./0064-learn-sittings.ts";
import * as testAnswers from "./0068-test-answers.ts";
import * as dayParts from "./0069-day-parts.ts";
import * as rounds from "./0071-rounds.ts";
import * as serverProcesses from "./0074-server-processes.ts";
import * as sharedJobs from "./0075-shared-jobs.ts";
import * as backupsMade from "./0076-backups-made.ts";
import * as libraryTerms from "./0077-library-terms.ts";
import * as followedDecks from "./0081-followed-decks.ts";
import * as cardSuggestions from "./0084-card-suggestions.ts";
import * as correctionsAreSuggestions from "./0085-corrections-are-suggestions.ts";
import * as matchTimes from "./0086-match-times.ts";
import * as wholeTests from "./0087-whole-tests.ts";
import * as libraryFacets from "./0089-library-facets.ts";
import * as deckThanks from "./0090-deck-thanks.ts";
import * as deckWords from "./0092-deck-words.ts";
import * as deckEditors from "./0094-deck-editors.ts";
import * as editorReading from "./0095-editor-reading.ts";
import * as replicaMarks from "./0096-replica-marks.ts";
import * as examPlans from "./0097-exam-plans.ts";
import * as forgottenCards from "./0098-forgotten-cards.ts";
import * as importedBases from "./0099-imported-bases.ts";
import * as suggestionReports from "./0100-suggestion-reports.ts";
import * as questionsWithoutCorrections from "./0101-questions-without-corrections.ts";
import * as mailedCodes from "./0102-mailed-codes.ts";
import * as codeMails from "./0103-code-mails.ts";
import * as assignmentsStay from "./0104-assignments-stay.ts";
import * as wordsWithDigits from "./0121-words-with-digits.ts";
import * as wordsAnew from "./0108-words-anew.ts";
import * as expansions from "./0113-expansions.ts";
import * as versionBefore from "./0114-version-before.ts";
import * as deckWorth from "./0115-deck-worth.ts";
import * as newDecks from "./0116-new-decks.ts";
import * as worthRenewals from "./0117-worth-renewals.ts";
import * as versionBases from "./0118-version-bases.ts";
import * as baseNumbers from "./0119-base-numbers.ts";
import * as studyVisits from "./0120-study-visits.ts";
import * as begunWords from "./0122-begun-words.ts";
import type { DatabaseKind, SchemaOfItsDay } from "./column-types.ts";

/** One step of the schema, up and down. A released step is never changed: a new one is added. */
export type Migration = {
  /** sorts after the names before it */
  name: string;
  up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void>;
  down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void>;
  /** it takes nothing away that the version before reads or writes, so that version may still start (`npm run e2e -- previous-release` tries it) */
  isExpansion?: true;
};

/** Every step, in order. */
export const migrations: readonly Migration[] = [
  { name: "0001-users-and-decks", ...usersAndDecks },
  { name: "0002-library-and-creation-keys", ...libraryAndCreationKeys },
  { name: "0003-practice", ...practice },
  { name: "0004-study", ...study },
  { name: "0005-study-counts", ...studyCounts },
  { name: "0006-study-days", ...studyDays },
  { name: "0007-shared-decks-and-names", ...sharedDecksAndNames },
  { name: "0008-media", ...media },
  { name: "0008-prompts", ...prompts },
  { name: "0009-accounts", ...accounts },
  { name: "0010-make-deck", ...makeDeck },
  { name: "0011-exchange", ...exchange },
  { name: "0012-folders", ...folders },
  { name: "0013-trash", ...trash },
  { name: "0015-languages", ...languages },
  { name: "0016-deck-tags", ...deckTags },
  { name: "0017-history", ...history },
  { name: "0018-desk", ...desk },
  { name: "0019-forget-deleted-decks", ...forgetDeletedDecks },
  { name: "0020-card-stars", ...cardStars },
  { name: "0021-saved-decks", ...savedDecks },
  { name: "0022-tests", ...tests },
  { name: "0023-study-memories", ...studyMemories },
  { name: "0025-version-deltas", ...versionDeltas },
  { name: "0028-lookups", ...lookups },
  { name: "0029-deck-counts", ...deckCounts },
  { name: "0030-make-decks", ...makeDecks },
  { name: "0031-library-changes", ...libraryChanges },
  { name: "0032-change-visibility", ...changeVisibility },
  { name: "0033-deck-moments", ...deckMoments },
  { name: "0034-studied-numbers", ...studiedNumbers },
  { name: "0035-links-end", ...linksEnd },
  { name: "0036-waiting-imports", ...waitingImports },
  { name: "0037-library-marks", ...libraryMarks },
  { name: "0037-library-refolds", ...libraryRefolds },
  { name: "0038-imported-media", ...importedMedia },
  { name: "0039-one-deck-writer", ...oneDeckWriter },
  { name: "0040-user-language", ...userLanguage },
  { name: "0041-device-changes", ...deviceChanges },
  { name: "0043-device-cursors", ...deviceCursors },
  { name: "0046-groups", ...groups },
  { name: "0047-group-reading", ...groupReading },
  { name: "0050-assignments", ...assignments },
  { name: "0051-group-places", ...groupPlaces },
  { name: "0054-class-tests", ...classTests },
  { name: "0055-class-test-counts", ...classTestCounts },
  { name: "0057-reminders", ...reminders },
  { name: "0060-notice-data", ...noticeData },
  { name: "0061-card-questions", ...cardQuestions },
  { name: "0064-learn-sittings", ...learnSittings },
  { name: "0068-test-answers", ...testAnswers },
  { name: "0069-day-parts", ...dayParts },
  { name: "0071-rounds", ...rounds },
  { name: "0074-server-processes", ...serverProcesses },
  { name: "0075-shared-jobs", ...sharedJobs },
  { name: "0076-backups-made", ...backupsMade },
  { name: "0077-library-terms", ...libraryTerms },
  { name: "0081-followed-decks", ...followedDecks },
  { name: "0084-card-suggestions", ...cardSuggestions },
  { name: "0085-corrections-are-suggestions", ...correctionsAreSuggestions },
  { name: "0086-match-times", ...matchTimes },
  { name: "0087-whole-tests", ...wholeTests },
  { name: "0089-library-facets", ...libraryFacets },
  { name: "0090-deck-thanks", ...deckThanks },
  { name: "0092-deck-words", ...deckWords },
  { name: "0094-deck-editors", ...deckEditors },
  { name: "0095-editor-reading", ...editorReading },
  { name: "0096-replica-marks", ...replicaMarks },
  { name: "0097-exam-plans", ...examPlans },
  { name: "0098-forgotten-cards", ...forgottenCards },
  { name: "0099-imported-bases", ...importedBases },
  { name: "0100-suggestion-reports", ...suggestionReports },
  { name: "0101-questions-without-corrections", ...questionsWithoutCorrections },
  { name: "0102-mailed-codes", ...mailedCodes },
  { name: "0103-code-mails", ...codeMails },
  { name: "0104-assignments-stay", ...assignmentsStay },
  { name: "0108-words-anew", ...wordsAnew },
  { name: "0113-expansions", ...expansions, isExpansion: true },
  { name: "0114-version-before", ...versionBefore, isExpansion: true },
  { name: "0115-deck-worth", ...deckWorth, isExpansion: true },
  { name: "0116-new-decks", ...newDecks, isExpansion: true },
  { name: "0117-worth-renewals", ...worthRenewals, isExpansion: true },
  { name: "0118-version-bases", ...versionBases, isExpansion: true },
  { name: "0119-base-numbers", ...baseNumbers, isExpansion: true },
  { name: "0120-study-visits", ...studyVisits, isExpansion: true },
  { name: "0121-words-with-digits", ...wordsWithDigits, isExpansion: true },
  { name: "0122-begun-words", ...begunWords, isExpansion: true },
];
