import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { areQuestionsTooLong } from "@recollect/domain/practice/questions-length.ts";
import { withoutMasks } from "@recollect/domain/cards/masks/without-masks.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { PRACTICE } from "@recollect/domain/limits/limits.ts";
import { ROUND } from "@recollect/domain/limits/round-limits.ts";
import { askedCards } from "@recollect/domain/practice/asked-cards.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { arranged } from "@recollect/domain/practice/options/arranged.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import type { RoundOptions, RoundQuestion } from "@recollect/domain/rounds/round.ts";

import { readOpened, type OpenedDeck } from "../../access/opened-decks.store.ts";
import { choicesFor } from "../../examiner/choices-for.ts";
import type { Examiner } from "../../examiner/examiner.ts";
import { createSemaphore } from "../../http/limits/semaphore.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { questionsText } from "./rounds.store.ts";

type RoundQuestionsDeps = {
  store: Store;
  /** the built-in one */
  examiner: Pick<Examiner, "multipleChoice">;
  newSeed: () => string;
};

/** The rounds whose questions stay in memory. */
const mostRemembered = 200;

/** Cards for which no wrong choices are found are left out, so more of them are tried than are asked. */
const triedPerQuestion = 2;

export type RoundQuestions = ReturnType<typeof createRoundQuestions>;

/** The questions of rounds: made once of the deck, and a copy of its texts from then on. */
export function createRoundQuestions({ store, examiner, newSeed }: RoundQuestionsDeps) {
  const remembered = new Map<string, readonly RoundQuestion[]>();
  const turns = createSemaphore(1);

  function remember(id: string, text: string): readonly RoundQuestion[] {
    const questions = JSON.parse(text) as RoundQuestion[];
    const [oldest] = remembered.size >= mostRemembered ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(id, questions);
    return questions;
  }

  return {
    /** The questions of a round, which never change; null if there is no such round. */
    async ofRound(db: Db, id: string): Promise<readonly RoundQuestion[] | null> {
      const known = remembered.get(id);
      if (known) return known;
      const text = await questionsText(db, id);
      return text === null ? null : remember(id, text);
    },

    /** Questions of a deck that is open to this reader. Throws `round/too-few-answers`, `practice/deck-too-long`. */
    async make(reader: string, deck: OpenedDeck, { questions: count, direction }: RoundOptions) {
      const release = await turns.take();
      try {
        const { cards, languages } = await readOpened(store.read, reader, deck, (opened) => {
          if (opened.cards.length > PRACTICE.testMaxLength) throw new AppError("practice/deck-too-long");
          return { cards: cardsIn(opened.cards), languages: opened.languages };
        });
        if (areQuestionsTooLong(cards)) throw new AppError("practice/deck-too-long");
        const short = (text: string) => withoutMasks(text).length <= ROUND.sideMaxLength;
        const all = askedCards(cards, "choices", direction).filter(({ term, definition }) => short(term) && short(definition));
        const seed = newSeed();
        const chosen = arranged(all, { count: count * triedPerQuestion, order: "shuffled" }, { random: seededRandom(seed) });
        const made = await choicesFor(examiner, { chosen, all, seed, sender: `rounds ${reader}` });
        const questions = withinLength(made).slice(0, count);
        if (questions.length === 0) throw new AppError("round/too-few-answers");
        return { questions, languages };
      } finally {
        release();
      }
    },
  };
}

/** The questions that fit into a round, whose masks are sent to each player with them: one that does not is left out. */
function withinLength(made: readonly ChoiceQuestion[]): RoundQuestion[] {
  let length = 0;
  return made.flatMap(({ cardId, question, choices, answer }) => {
    const own = question.length + choices.join("").length;
    if (length + own > ROUND.questionsMaxLength) return [];
    length += own;
    return [{ key: cardId, question, choices, answer }];
  });
}
