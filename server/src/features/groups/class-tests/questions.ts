import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { areQuestionsTooLong } from "@recollect/domain/practice/questions-length.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { lengthOfQuestions, type KeptQuestion } from "@recollect/domain/groups/class-tests/paper.ts";
import { CLASS_TEST, PRACTICE } from "@recollect/domain/limits/limits.ts";
import { answerLanguage } from "@recollect/domain/practice/answer-language.ts";
import { askedCards, type AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import { arranged } from "@recollect/domain/practice/options/arranged.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { questionFor } from "@recollect/domain/practice/wording.ts";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";

import { openDeck, readOpened } from "../../../access/opened-decks.store.ts";
import { isTakenDown } from "../../../access/taken-down.store.ts";
import { choicesFor } from "../../../examiner/choices-for.ts";
import type { Examiner } from "../../../examiner/examiner.ts";
import { createSemaphore } from "../../../http/limits/semaphore.ts";
import type { Store } from "../../../store/store.ts";
import { isInGroup } from "../group-decks.store.ts";
import { keepQuestions, questionsText, type ClassTestRow } from "./class-tests.store.ts";

type QuestionsDeps = {
  store: Store;
  /** the built-in one: no answer of a class leaves the server, and equal answers are marked alike */
  examiner: Pick<Examiner, "multipleChoice">;
  newSeed: () => string;
};

/** The tests whose questions stay in memory, of at most `CLASS_TEST.maxTextLength` each. */
const mostRemembered = 20;
/** Cards for which no wrong choices are found are left out, so more of them are tried than are asked. */
const triedPerQuestion = 2;

type TestToMake = Pick<ClassTestRow, "groupId" | "deckOwnerId" | "deckId" | "kind" | "count" | "direction">;

export type TestQuestions = ReturnType<typeof createTestQuestions>;

/**
 * The questions of class tests: made of the deck when the first student begins, and the same for everybody from then on, whatever becomes of the deck.
 */
export function createTestQuestions({ store, examiner, newSeed }: QuestionsDeps) {
  const remembered = new Map<string, readonly KeptQuestion[]>();
  const making = new Map<string, Promise<readonly KeptQuestion[]>>();
  const turns = createSemaphore(1);

  function remember(id: string, text: string): readonly KeptQuestion[] {
    const questions = JSON.parse(text) as KeptQuestion[];
    remembered.delete(id);
    remembered.set(id, questions);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
    return questions;
  }

  /** Throws `class-test/deck-gone`, `class-test/nothing-to-ask`, `class-test/too-long`, `practice/deck-too-long`. */
  async function makeQuestions(test: TestToMake, reader: string): Promise<KeptQuestion[]> {
    if (!(await isInGroup(store.read, test))) throw new AppError("class-test/deck-gone");
    const release = await turns.take();
    try {
      const { cards, languages } = await deckOf(test, reader);
      const all = askedCards(cards, test.kind === "multiple-choice" ? "choices" : "written", test.direction);
      const random = seededRandom(newSeed());
      const count = test.kind === "multiple-choice" ? test.count * triedPerQuestion : test.count;
      const chosen = arranged(all, { count, order: "shuffled" }, { random });
      const made = test.kind === "multiple-choice" ? await withChoices(test, chosen, all) : chosen.map((card) => written(card));
      const byId = new Map(cards.map((card) => [card.id, card]));
      const questions = made.slice(0, test.count).map((question) => {
        return { ...question, language: answerLanguage(languages, byId.get(cardIdOf(question.key)) ?? null, question.key) };
      });
      if (questions.length === 0) throw new AppError("class-test/nothing-to-ask");
      if (lengthOfQuestions(questions) > CLASS_TEST.maxTextLength) throw new AppError("class-test/too-long");
      return questions;
    } finally {
      release();
    }
  }

  async function deckOf({ deckOwnerId, deckId }: TestToMake, reader: string): Promise<{ cards: Card[]; languages: DeckLanguages | null }> {
    const deck = await openDeck(store.read, reader, deckId).catch((error: unknown) => {
      throw error instanceof AppError && error.code === "deck/not-found" ? new AppError("class-test/deck-gone") : error;
    });
    if (deck.ownerId !== deckOwnerId) throw new AppError("class-test/deck-gone");
    return readOpened(store.read, reader, deck, ({ cards: text, languages }) => {
      if (text.length > PRACTICE.testMaxLength) throw new AppError("practice/deck-too-long");
      const cards = cardsIn(text);
      if (areQuestionsTooLong(cards)) throw new AppError("practice/deck-too-long");
      return { cards, languages: languages === null ? null : (JSON.parse(languages) as DeckLanguages) };
    });
  }

  async function withChoices(test: TestToMake, chosen: readonly AskedCard[], all: readonly AskedCard[]) {
    const made = await choicesFor(examiner, { chosen, all, seed: newSeed(), sender: `class tests ${test.groupId}` });
    const cards = new Map(chosen.map((card) => [card.id, card]));
    return made.map(({ cardId, question, choices, answer }) => {
      return { key: cardId, term: cards.get(cardId)?.term ?? "", question, answer, choices: [...choices], language: null };
    });
  }

  async function makeAndKeep(test: ClassTestRow, reader: string): Promise<readonly KeptQuestion[]> {
    const questions = await makeQuestions(test, reader);
    await store.write(({ db }) => keepQuestions(db, test.id, { questions: JSON.stringify(questions), count: questions.length }));
    const text = await questionsText(store.read, test.id);
    if (text === null) throw new AppError("class-test/not-found");
    return remember(test.id, text);
  }

  /** Throws `class-test/deck-taken-down`. */
  async function keptQuestions(test: ClassTestRow): Promise<readonly KeptQuestion[] | null> {
    if (await isTakenDown(store.read, test)) throw new AppError("class-test/deck-taken-down");
    const known = remembered.get(test.id);
    if (known) return known;
    const text = await questionsText(store.read, test.id);
    return text === null ? null : remember(test.id, text);
  }

  return {
    /** Tries whether a test can be made of the deck as it is. Throws as `ensure`. */
    check: async (test: TestToMake, reader: string): Promise<void> => void (await makeQuestions(test, reader)),

    /** The stored questions; null while nobody has begun. Throws `class-test/deck-taken-down`. */
    kept: keptQuestions,

    /**
     * The stored questions; if nobody has begun, they are made now, of the deck as this student may read it. Throws `class-test/deck-taken-down`,
     * `class-test/deck-gone`, `class-test/nothing-to-ask`, `class-test/too-long`, `practice/deck-too-long`.
     */
    async ensure(test: ClassTestRow, reader: string): Promise<readonly KeptQuestion[]> {
      const kept = await keptQuestions(test);
      if (kept) return kept;
      const running = making.get(test.id) ?? makeAndKeep(test, reader).finally(() => making.delete(test.id));
      making.set(test.id, running);
      return running;
    },
  };
}

function written({ id, term, definition }: AskedCard): KeptQuestion {
  return { key: id, term, question: questionFor({ id, term }), answer: definition, choices: null, language: null };
}
