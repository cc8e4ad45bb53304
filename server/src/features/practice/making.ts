import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { areQuestionsTooLong } from "@recollect/domain/practice/questions-length.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { PRACTICE } from "@recollect/domain/limits/limits.ts";
import { askedCards, type AskedCard, type WayOfAsking } from "@recollect/domain/practice/asked-cards.ts";
import { examinerError } from "@recollect/domain/practice/examiner-error.ts";
import type { KeptTest } from "@recollect/domain/practice/kept-test.ts";
import { allotted, mixedSize, mixedTest, mostMixed, type MixedKind, type MixedTest } from "@recollect/domain/practice/mixed/mixed-test.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { chooseQuestions, countChosen, type ChosenBy } from "@recollect/domain/practice/options/choose-questions.ts";
import { usualTest, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { isWholeTest } from "@recollect/domain/practice/options/whole-test.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { openDeck, readOpened, type OpenedDeck } from "../../access/opened-decks.store.ts";
import type { Examiner, TestOptions as MakingOptions } from "../../examiner/examiner.ts";
import { createSemaphore } from "../../http/limits/semaphore.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import type { ExaminerLimits } from "./examiner-limits.store.ts";
import { otherCards } from "./other-cards.store.ts";
import { marksOfChoices, marksOfMixed, marksOfWritten, type Pick } from "./tests/marks.ts";
import type { Tests } from "./tests/tests.ts";

/** The memory for a test is several times the deck's length until its questions are made, so only this much is made at once for all students. */
const longTestBytes = 256 * 1024;
const mostLongTests = 4;

/** This many cards are enough to guess the language of a deck. */
const cardsToGuessBy = 20;

type MakingDeps = {
  store: Store;
  examiner: Examiner;
  use: ExaminerLimits;
  tests: Tests;
  newSeed: () => string;
  chosenBy: (uid: string, deck: { ownerId: string; id: number }) => Omit<ChosenBy, "missed">;
};

/** `tooFew` are the cards that are asked as yes or no, because no wrong answers were found. */
type TestReply = { questions: readonly ChoiceQuestion[]; tooFew: readonly string[]; testId: string };

type MixedRequest = { deckId: number; options?: TestOptions | undefined; kinds: readonly MixedKind[] };

/** A test that may be made: the deck exists, and the student's slot is taken until `make` was called, once. */
export type PreparedTest = { make: (options: Omit<MakingOptions, "sender">) => Promise<TestReply> };

/** Tests of both kinds: made, begun, repeated and ended. Each call throws `deck/not-found`. */
export function createMaking({ store, examiner, use, tests, newSeed, chosenBy }: MakingDeps) {
  const longTests = createSemaphore(mostLongTests);

  async function chooseCards(uid: string, openedDeck: OpenedDeck, way: WayOfAsking, options: TestOptions) {
    return readOpened(store.read, uid, openedDeck, async (deck) => {
      if (deck.cards.length > PRACTICE.testMaxLength) throw tooLong();
      const cards = cardsIn(deck.cards);
      if (areQuestionsTooLong(cards)) throw tooLong();
      const ofDeck = { uid, deckOwnerId: deck.ownerId, deckId: deck.id };
      const by = { ...chosenBy(uid, deck), missed: (test: string) => tests.missed(store.read, ofDeck, test) };
      const chosen = await chooseQuestions(cards, way, options, { by, random: seededRandom(newSeed()) });
      const { chosenCards, unasked } = chosen;
      const isEmpty = chosenCards.length + unasked.length === 0;
      if (isEmpty && options.direction === "definition") throw examinerError("validation/empty-cards");
      if (chosenCards.length === 0) throw new AppError("practice/nothing-to-ask");
      return { cards, ...chosen };
    });
  }

  /** Throws `deck/not-found`, and `practice/deck-too-long` for a deck that certainly is. */
  async function openedToTest(uid: string, deckId: number): Promise<OpenedDeck> {
    const deck = await openDeck(store.read, uid, deckId);
    // No character takes more than three bytes.
    if (deck.bytes > 3 * PRACTICE.testMaxLength) throw tooLong();
    return deck;
  }

  async function practised(uid: string, deckId: number) {
    const { ownerId } = await openDeck(store.read, uid, deckId);
    return { uid, deckOwnerId: ownerId, deckId };
  }

  return {
    /** Throws `practice/deck-too-long`, `validation/empty-cards`, `practice/nothing-to-ask`, `api/rate-limit`. */
    async prepareTest({ uid }: SessionViewer, deckId: number, options: TestOptions = usualTest): Promise<PreparedTest> {
      const deck = await openedToTest(uid, deckId);
      const release = deck.bytes < longTestBytes ? () => {} : await longTests.take();
      try {
        const { cards, chosenCards, unasked } = await chooseCards(uid, deck, "choices", options);
        const borrowed = await otherCards(store.read, uid, { ...deck, cardCount: cards.length });
        const others = askedCards(areQuestionsTooLong(borrowed) ? [] : borrowed, "choices", options.direction);
        const end = await use.begin({ uid, kind: examiner.kind, what: "test", calls: examiner.callsFor(chosenCards) });
        return {
          async make(making) {
            try {
              const { questions, tooFew } = await examiner.multipleChoice(
                { cards: chosenCards, unasked, otherCards: others, seed: newSeed() },
                { ...making, sender: uid },
              );
              const of = { uid, deckOwnerId: deck.ownerId, deckId };
              const testId = await tests.begin(of, {
                kind: "multiple-choice",
                isWhole: isWholeTest(options, keysOf(chosenCards, unasked)),
                marks: marksOfChoices(questions),
              });
              return { questions, tooFew, testId };
            } catch (error) {
              // The reply is lost; the failure gets a code, so that the log does not report a bug.
              throw making.signal.aborted ? examinerError("api/generation-failed", { cause: error }) : error;
            } finally {
              release();
              await end();
            }
          },
        };
      } catch (error) {
        release();
        throw error;
      }
    },

    /** A written test: the keys of its questions. Throws as `prepareTest`, except `api/rate-limit`. */
    async beginWritten(
      { uid }: SessionViewer,
      deckId: number,
      options: TestOptions = usualTest,
    ): Promise<{ testId: string; keys: string[] }> {
      const deck = await openedToTest(uid, deckId);
      const { chosenCards, unasked } = await chooseCards(uid, deck, "written", options);
      const isWhole = isWholeTest(options, keysOf(chosenCards, unasked));
      const keys = chosenCards.map(({ id }) => id);
      const of = { uid, deckOwnerId: deck.ownerId, deckId };
      const [first] = chosenCards;
      if (first) void examiner.getReady({ ...first, deck: chosenCards.slice(0, cardsToGuessBy) }, uid);
      return { testId: await tests.begin(of, { kind: "open-ended", isWhole, marks: marksOfWritten(keys) }), keys };
    },

    /** A mixed test: questions of several kinds, made and stored. Throws as `prepareTest`. */
    async beginMixed({ uid }: SessionViewer, request: MixedRequest, signal: AbortSignal): Promise<MixedTest & { testId: string }> {
      const options = { ...usualTest, ...request.options };
      const count = Math.min(options.count === "all" ? mostMixed : options.count, mostMixed);
      const deck = await openedToTest(uid, request.deckId);
      const release = deck.bytes < longTestBytes ? () => {} : await longTests.take();
      try {
        const { chosenCards, unasked } = await chooseCards(uid, deck, "choices", { ...options, count });
        const allotment = allotted(chosenCards, request.kinds);
        const asked = [...allotment.trueFalse, ...allotment.choice];
        const others = [...unasked, ...allotment.matching.flat(), ...allotment.written];
        const end = await use.begin({ uid, kind: examiner.kind, what: "test", calls: asked.length === 0 ? 0 : examiner.callsFor(asked) });
        try {
          const input = { cards: asked, unasked: others, otherCards: [], seed: newSeed() };
          const made =
            asked.length === 0 ? [] : (await examiner.multipleChoice(input, { sender: uid, signal, onProgress: () => {} })).questions;
          const test = mixedTest(allotment, made, seededRandom(newSeed()));
          if (mixedSize(test) === 0) throw new AppError("practice/nothing-to-ask");
          const isWhole = isWholeTest(options, keysOf(chosenCards, unasked));
          const of = { uid, deckOwnerId: deck.ownerId, deckId: deck.id };
          return { ...test, testId: await tests.begin(of, { kind: "mixed", isWhole, marks: marksOfMixed(test) }) };
        } finally {
          await end();
        }
      } finally {
        release();
      }
    },

    /** Repeats a test, with all its questions or the named ones. Throws `practice/test-not-found`, `practice/nothing-to-ask`. */
    async again({ uid }: SessionViewer, request: { deckId: number; testId: string; keys?: readonly string[] | undefined }) {
      const testId = await tests.again(await practised(uid, request.deckId), request.testId, request.keys ?? null);
      return { testId };
    },

    /** Ends a test, and returns the server's score. `picks` are the choices of a multiple-choice test. Throws `practice/test-not-found`. */
    async finish({ uid }: SessionViewer, request: { deckId: number; testId: string; picks: readonly Pick[] }): Promise<KeptTest> {
      return tests.finish(await practised(uid, request.deckId), request.testId, request.picks);
    },

    /** The stored tests of a deck, and what the newest says beside an earlier one. */
    async history({ uid }: SessionViewer, deckId: number) {
      return tests.history(store.read, await practised(uid, deckId));
    },

    /** The last tests of a deck, and the number of questions for each choice of cards. */
    async listTests({ uid }: SessionViewer, deckId: number) {
      const deck = await openDeck(store.read, uid, deckId);
      const by = chosenBy(uid, deck);
      const [last, dueOrWeak, starred] = await Promise.all([
        tests.last(store.read, { uid, deckOwnerId: deck.ownerId, deckId }),
        by.dueOrWeak(),
        by.starred(),
      ]);
      if (dueOrWeak.length + starred.size === 0) return { tests: last, counts: { dueOrWeak: 0, starred: 0 } };
      const counts = await readOpened(store.read, uid, deck, ({ cards: text }) => {
        const cards = cardsIn(text);
        return countChosen(areQuestionsTooLong(cards) ? [] : cards, { dueOrWeak, starred });
      });
      return { tests: last, counts };
    },
  };
}

function tooLong(): AppError {
  return new AppError("practice/deck-too-long");
}

function keysOf(asked: readonly AskedCard[], unasked: readonly AskedCard[]) {
  return { asked: asked.map(({ id }) => id), unasked: unasked.map(({ id }) => id) };
}
