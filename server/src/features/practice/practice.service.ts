import { randomUUID } from "node:crypto";

import type { Card } from "@recollect/domain/cards/card.ts";
import { cardFinder, cardsIn, firstCardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { withAlternative } from "@recollect/domain/practice/alternative.ts";
import { askedCards, askedOf } from "@recollect/domain/practice/asked-cards.ts";
import { examinerError } from "@recollect/domain/practice/examiner-error.ts";
import { answerProblem } from "@recollect/domain/practice/limits.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { askedLanguages, cardIdOf, promptOf } from "@recollect/domain/study/prompts.ts";
import { PRACTICE } from "@recollect/domain/limits/limits.ts";

import { openDeckText } from "../../access/opened-decks.store.ts";
import type { Examiner, TestOptions } from "../../examiner/examiner.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Log } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { restoreAccepted, type RestoredAnswer } from "./restore-accepted.ts";
import { acceptAnswer, acceptedAnswers } from "./accepted-answers.store.ts";
import { createExaminerLimits } from "./examiner-limits.store.ts";
import { otherCards } from "./other-cards.store.ts";
import { overruledAnswers, type OverruledAnswer } from "./overruled-answers.store.ts";

type Parts = {
  store: Store;
  examiner: Examiner;
  /** ms since 1970 */
  clock: () => number;
  /** false lifts the limits on requests */
  limits: boolean;
  /** calls to an AI service, for all students of a day */
  dailyCalls: number;
  log: Log;
  newSeed?: () => string;
};

/** A wording that `students` had counted as right. `was` is the card's definition, `becomes` what it is with the wording as an alternative. */
export type Suggestion = { cardId: string; term: string; wording: string; students: number; was: string; becomes: string };

/** An answer to a card of a deck. */
export type GivenAnswer = { deckId: number; cardId: string; answer: string };

/** `tooFew` names the cards that are asked as yes or no, because nothing wrong was found to choose from. */
export type TestReply = { questions: readonly ChoiceQuestion[]; tooFew: readonly string[]; examiner: string };

/** A test that may be made: the deck is there, and the student's turn is taken. It must be made once. */
export type PreparedTest = { make: (options: Omit<TestOptions, "sender">) => Promise<TestReply> };

export type Practice = ReturnType<typeof createPractice>;

/** Both practice tests, on a student's own decks and on those that others share. Nothing of a run is kept here. */
export function createPractice({ store, examiner, clock, limits, dailyCalls, log, newSeed = randomUUID }: Parts) {
  const use = createExaminerLimits({ store, clock, limits, dailyCalls, log });

  /** Throws `deck/not-found`, `practice/card-not-found`, or what is wrong with the answer. */
  async function answered({ uid }: SessionViewer, { deckId, cardId, answer }: GivenAnswer) {
    const problem = answerProblem(answer);
    if (problem) throw new AppError(problem);
    const deck = await openDeckText(store.read, uid, deckId);
    const written = cardFinder(deck.cards)(cardIdOf(cardId));
    const card = written ? askedOf(written, cardId) : null;
    if (!card) throw new AppError("practice/card-not-found");
    return {
      deck,
      card,
      language: answerLanguage(deck.languages, written, cardId),
      practised: { uid, deckOwnerId: deck.ownerId, deckId, cardId },
    };
  }

  return {
    /** What the test chooser says of the examiner. */
    examiner: () => ({ examiner: examiner.name, kind: examiner.kind }),

    /** Throws `deck/not-found`, `practice/deck-too-long`, `validation/empty-cards`, `api/rate-limit`. */
    async prepareTest({ uid }: SessionViewer, deckId: number): Promise<PreparedTest> {
      const deck = await openDeckText(store.read, uid, deckId);
      if (deck.cards.length > PRACTICE.testMaxLength) throw new AppError("practice/deck-too-long");
      const all = cardsIn(deck.cards);
      const cards = askedCards(all, "choices");
      if (cards.length === 0) throw examinerError("validation/empty-cards");
      const others = askedCards(await otherCards(store.read, uid, { ...deck, cardCount: all.length }), "choices");
      const end = await use.begin({ uid, kind: examiner.kind, what: "test", calls: examiner.callsFor(cards) });
      return {
        async make(options) {
          try {
            const { questions, tooFew } = await examiner.multipleChoice(
              { cards, otherCards: others, seed: newSeed() },
              { ...options, sender: uid },
            );
            return { questions, tooFew, examiner: examiner.name };
          } catch (error) {
            // The reply is gone; but the failure has a name, so that the log does not take it for a fault.
            throw options.signal.aborted ? examinerError("api/generation-failed", { cause: error }) : error;
          } finally {
            await end();
          }
        },
      };
    },

    /** Throws what `answered` throws, `api/rate-limit`, and the examiner's errors. */
    async evaluate(viewer: SessionViewer, given: GivenAnswer, signal: AbortSignal): Promise<Evaluation & { examiner: string }> {
      const { deck, card, language, practised } = await answered(viewer, given);
      const accepted = await acceptedAnswers(store.read, practised);
      const end = await use.begin({ uid: viewer.uid, kind: examiner.kind, what: "evaluation", calls: examiner.kind === "chat" ? 1 : 0 });
      try {
        const { term, definition } = card;
        const { isCorrect, score, feedback, reason } = await examiner.evaluate(
          {
            term,
            definition,
            answer: given.answer,
            deck: askedCards(firstCardsIn(deck.cards, PRACTICE.comparedLength), "written"),
            accepted,
            ...(language !== null && { language }),
          },
          { sender: viewer.uid, signal },
        );
        return { isCorrect, score, feedback, ...(reason ? { reason } : {}), examiner: examiner.name };
      } finally {
        await end();
      }
    },

    /**
     * What students had counted as right in the viewer's own deck, often enough to be offered as an alternative, with the definition as it
     * would be then. Empty for a deck that is not the viewer's.
     */
    async suggestions({ uid }: SessionViewer, deckId: number): Promise<{ suggestions: Suggestion[] }> {
      const deck = await openDeckText(store.read, uid, deckId);
      if (deck.ownerId !== uid) return { suggestions: [] };
      const rows = await overruledAnswers(store.read, { ownerId: uid, deckId });
      if (rows.length === 0) return { suggestions: [] };
      const cards = new Map(cardsIn(deck.cards).map((card) => [card.id, card]));
      return { suggestions: rows.flatMap((row) => suggestionOf(row, cards.get(row.cardId)) ?? []) };
    },

    /** Wordings that came with an account, for cards of own decks. Those of a card that has too many are left out. */
    restoreAccepted({ uid }: Pick<SessionViewer, "uid">, wordings: readonly RestoredAnswer[]): Promise<void> {
      return restoreAccepted(store, uid, { wordings, now: clock() });
    },

    /**
     * 'Count it as right': from now on the wording counts as right for this card and this student alone. Throws what
     * `answered` throws, `api/rate-limit`, `practice/too-many-wordings`.
     */
    async accept(viewer: SessionViewer, given: GivenAnswer): Promise<{ cardId: string; answer: string }> {
      const { practised } = await answered(viewer, given);
      await store.write(async ({ db }) => {
        await use.wording(db, viewer.uid);
        await acceptAnswer(db, practised, given.answer, clock());
      });
      return { cardId: given.cardId, answer: given.answer };
    },
  };
}

/** The language an answer is expected in, as the deck's owner said it and without its region; null where nothing was said. */
function answerLanguage(languages: string | null, card: Card | null, cardId: string): string | null {
  const prompt = languages !== null && card ? promptOf(card, cardId) : null;
  if (languages === null || !prompt) return null;
  return askedLanguages(JSON.parse(languages) as DeckLanguages, prompt).answer?.split("-")[0] ?? null;
}

function suggestionOf(
  { cardId, wording, students }: OverruledAnswer,
  card: { term: string; definition: string } | undefined,
): Suggestion | null {
  const becomes = card ? withAlternative(card, wording) : null;
  return card && becomes !== null ? { cardId, term: card.term, wording, students, was: card.definition, becomes } : null;
}
