import { DEFAULT_LANGUAGE, type InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";
import { languageOfStudent } from "../../identity/names/emails.store.ts";
import { randomUUID } from "node:crypto";

import type { z } from "zod";

import { cardFinder, cardsIn, firstCardsIn } from "@recollect/domain/cards/cards-text.ts";
import { areQuestionsTooLong } from "@recollect/domain/practice/questions-length.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { answerLanguage } from "@recollect/domain/practice/answer-language.ts";
import { askedCards, askedOf } from "@recollect/domain/practice/asked-cards.ts";
import { isTurned } from "@recollect/domain/practice/wording.ts";
import { answerProblem } from "@recollect/domain/practice/answer-problem.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";
import { PRACTICE } from "@recollect/domain/limits/limits.ts";

import { openDeck, readOpened } from "../../access/opened-decks.store.ts";
import type { Examiner } from "../../examiner/examiner.ts";
import type { WrittenWord } from "../../examiner/work.ts";
import type { WordHelp } from "@recollect/domain/practice/word-help/word-help.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Log } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { acceptAnswer, acceptedAnswers, type PractisedCard } from "./accepted-answers.store.ts";
import { createExaminerLimits } from "./examiner-limits.store.ts";
import { acceptedWordings, type AcceptedWording } from "./accepted-wordings.store.ts";
import type { ChosenBy } from "@recollect/domain/practice/options/choose-questions.ts";
import { createMaking } from "./making.ts";
import type { Mark } from "./tests/marks.ts";
import { addTakenTest, restoreTests, type RestoredTest, type TakenTest } from "./tests/restore-tests.ts";
import { createTests } from "./tests/tests.ts";

type PracticeDeps = {
  store: Store;
  examiner: Examiner;
  /** ms since 1970 */
  clock: () => number;
  /** false turns off the limits on requests */
  limits: boolean;
  /** calls to an AI service by all students in a day */
  dailyCalls: number;
  log: Log;
  newSeed?: () => string;
  /** what cards can be chosen by, from studying and stars */
  chosenBy: (uid: string, deck: { ownerId: string; id: number }) => Omit<ChosenBy, "missed">;
};

/**
 * A wording that `students` students counted as right. `was` is the card's definition, `becomes` the one with the wording as an
 * alternative.
 */
export type Suggestion = { cardId: string; term: string; wording: string; students: number; was: string; becomes: string };

/** An answer to a card of a deck; in a test, if one is named. */
export type GivenAnswer = { deckId: number; cardId: string; answer: string; testId?: string | undefined };

export type Practice = ReturnType<typeof createPractice>;

/** Both practice tests, on a student's own decks and on shared ones. */
export function createPractice({ store, examiner, clock, limits, dailyCalls, log, newSeed = randomUUID, chosenBy }: PracticeDeps) {
  const use = createExaminerLimits({ store, clock, limits, dailyCalls, log });
  const tests = createTests({ store, clock });
  const making = createMaking({ store, examiner, use, tests, newSeed, chosenBy });

  /**
   * The answered card, and the deck's first cards in about so many characters. Throws `deck/not-found`, `practice/card-not-found`, or what is
   * wrong with the answer.
   */
  async function answerOf({ uid }: SessionViewer, { deckId, cardId, answer }: GivenAnswer, comparedLength = 0) {
    const problem = answerProblem(answer);
    if (problem) throw new AppError(problem);
    return readOpened(store.read, uid, await openDeck(store.read, uid, deckId), (deck) => {
      const writtenCard = cardFinder(deck.cards)(cardIdOf(cardId));
      const card = writtenCard ? askedOf(writtenCard, cardId) : null;
      if (!card) throw new AppError("practice/card-not-found");
      return {
        first: firstCardsIn(deck.cards, comparedLength),
        card,
        language: answerLanguage(deck.languages === null ? null : (JSON.parse(deck.languages) as DeckLanguages), writtenCard, cardId),
        practised: { uid, deckOwnerId: deck.ownerId, deckId, cardId },
      };
    });
  }

  function storeMark(practised: PractisedCard, { cardId: key, testId = "" }: GivenAnswer, mark: Mark): Promise<void> {
    return store.write(({ db }) => tests.mark(db, practised, testId, { key, mark, by: "examiner" }));
  }

  /** Null for a page in English, which says nothing of the student: then it is the language of the answer. */
  async function feedbackLanguage({ uid }: SessionViewer, wished: InterfaceLanguage): Promise<string | null> {
    return (await languageOfStudent(store.read, uid)) ?? (wished === DEFAULT_LANGUAGE ? null : wished);
  }

  return {
    /** What the test chooser shows about the examiner. */
    examiner: () => ({ examiner: examiner.name, kind: examiner.kind }),

    ...making,

    /**
     * `wished` is the language of the student's page, for who has not chosen one for the account. Throws as `answerOf`, and `api/rate-limit` and the
     * examiner's errors.
     */
    async evaluate(
      viewer: SessionViewer,
      input: GivenAnswer,
      signal: AbortSignal,
      wished: InterfaceLanguage = DEFAULT_LANGUAGE,
    ): Promise<Evaluation> {
      const { first, card, language, practised } = await answerOf(viewer, input, PRACTICE.comparedLength);
      const accepted = await acceptedAnswers(store.read, practised);
      const end = await use.begin({ uid: viewer.uid, kind: examiner.kind, what: "evaluation", calls: examiner.kind === "chat" ? 1 : 0 });
      try {
        const { term, definition } = card;
        const { isCorrect, score, feedback, reason } = await examiner.evaluate(
          {
            term,
            definition,
            answer: input.answer,
            deck: areQuestionsTooLong(first) ? [] : askedCards(first, "written", isTurned(card.id) ? "term" : "definition"),
            accepted,
            ...(language !== null && { language }),
          },
          {
            sender: viewer.uid,
            signal,
            feedbackLanguage: examiner.kind === "chat" ? await feedbackLanguage(viewer, wished) : null,
          },
        );
        if (input.testId !== undefined) await storeMark(practised, input, { isCorrect, score });
        return { isCorrect, score, feedback, ...(reason ? { reason } : {}) };
      } finally {
        await end();
      }
    },

    /**
     * Answers that students counted as right in the viewer's own deck, often enough to be offered as an alternative, with the definition as it
     * would be then. Empty for a deck that is not the viewer's.
     */
    async suggestions({ uid }: SessionViewer, deckId: number): Promise<{ suggestions: Suggestion[] }> {
      const deck = await openDeck(store.read, uid, deckId);
      if (deck.ownerId !== uid) return { suggestions: [] };
      const rows = await acceptedWordings(store.read, { ownerId: uid, deckId });
      if (rows.length === 0) return { suggestions: [] };
      const wordings = await readOpened(store.read, uid, deck, ({ cards }) => {
        const byId = new Map(cardsIn(cards).map((card) => [card.id, card]));
        return rows.flatMap((row) => {
          const card = byId.get(row.cardId);
          return card ? [{ ...row, term: card.term, definition: card.definition }] : [];
        });
      });
      if (wordings.length === 0) return { suggestions: [] };
      const definitions = await examiner.withAlternatives(
        wordings.map(({ term, definition, wording }) => ({ term, definition, wording })),
        { sender: uid },
      );
      return { suggestions: wordings.flatMap((row, place) => suggestionOf(row, definitions[place] ?? null)) };
    },

    /** The readings and articles of a word that is written on a card, by this server's dictionaries; nothing of it is stored. */
    helpWithWord({ uid }: SessionViewer, written: WrittenWord, signal: AbortSignal): Promise<WordHelp> {
      return examiner.helpWithWord(written, { sender: uid, signal });
    },

    /** Restores wordings from an account's file, for cards of own decks. Those of a card that has too many are left out. */
    restoreAccepted({ uid }: Pick<SessionViewer, "uid">, wordings: readonly RestoredAnswer[]): Promise<void> {
      return restoreAccepted(store, uid, { wordings, now: clock() });
    },

    /** Restores finished tests from an account's file, of decks that the student may open. */
    restoreTests: ({ uid }: Pick<SessionViewer, "uid">, restoredTests: readonly RestoredTest[]): Promise<void> =>
      restoreTests(store, uid, { tests: restoredTests, now: clock() }),

    /** Adds a test that a device took without the server to the last ones of its deck, once. Throws `deck/not-found`, `request/invalid`. */
    async addTaken(
      { uid }: Pick<SessionViewer, "uid">,
      { deckId, test }: { deckId: number; test: z.infer<typeof TakenTest> },
    ): Promise<void> {
      const { ownerId } = await openDeck(store.read, uid, deckId);
      await addTakenTest(store, { uid, deckOwnerId: ownerId, deckId }, { test, now: clock() });
    },

    /**
     * 'I was right': from now on the wording counts as right for this card and student. Throws as `answerOf`, and `api/rate-limit` and
     * `practice/too-many-wordings`.
     */
    async accept(viewer: SessionViewer, input: GivenAnswer): Promise<{ cardId: string; answer: string }> {
      const { practised } = await answerOf(viewer, input);
      await store.write(async ({ db }) => {
        await use.wording(db, viewer.uid);
        await acceptAnswer(db, practised, input.answer, clock());
        if (input.testId !== undefined)
          await tests.mark(db, practised, input.testId, { key: input.cardId, mark: countedAsRight, by: "student" });
      });
      return { cardId: input.cardId, answer: input.answer };
    },
  };
}

/** The student's decision gives full marks. */
const countedAsRight: Mark = { score: 100, isCorrect: true };

function suggestionOf(
  { cardId, wording, students, term, definition }: AcceptedWording & { term: string; definition: string },
  becomes: string | null,
): Suggestion[] {
  return becomes === null ? [] : [{ cardId, term, wording, students, was: definition, becomes }];
}

/** A wording that counts as right for a card of a deck that the student may open. */
export type RestoredAnswer = { deckOwnerId: string; deckId: number; cardId: string; answer: string };

/** Wordings written in one transaction. */
const atOnce = 200;

/** Restores wordings from an account's file. Invalid ones, and those beyond a card's limit, are left out. */
export async function restoreAccepted(
  store: Store,
  uid: string,
  { wordings, now }: { wordings: readonly RestoredAnswer[]; now: number },
): Promise<void> {
  for (let from = 0; from < wordings.length; from += atOnce) {
    await store.write(async ({ db }) => {
      for (const { deckOwnerId, deckId, cardId, answer } of wordings.slice(from, from + atOnce)) {
        if (answerProblem(answer) !== null) continue;
        try {
          await acceptAnswer(db, { uid, deckOwnerId, deckId, cardId }, answer, now);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      }
    });
  }
}
