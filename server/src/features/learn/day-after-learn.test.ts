import { learnPrompts, recallCounts } from "@recollect/domain/practice/learn/learn-prompts.ts";
import { learnQuestions } from "@recollect/domain/practice/learn/learn-questions.ts";
import { beginSitting, nextQuestion, withAnswer } from "@recollect/domain/practice/learn/sitting.ts";
import { dayShiftMs } from "@recollect/domain/study/day.ts";
import { unpackStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { newCard, type CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { isDue } from "@recollect/domain/study/schedule/due.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import { stateAfterAnswer } from "@recollect/domain/study/schedule/scheduler.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { dayMs, hourMs, minuteMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";
import { aLearner, morning } from "../../../test/study/a-learner.ts";

const capitals = [
  ["France", "Paris"],
  ["Italy", "Rome"],
  ["Spain", "Madrid"],
  ["Norway", "Oslo"],
  ["Peru", "Lima"],
  ["Ghana", "Accra"],
].map(([term = "", definition = ""], at) => ({ term, definition, ...(at === 5 && { bothWays: true }) }));

const evening = morning + 11 * hourMs;
const tomorrow = morning + dayMs;

/** How the card of each place is recalled: one is easy, another one is known only at the second try. */
const recalls: readonly (readonly Rating[])[] = [["good"], ["easy"], ["again", "good"], ["hard"], ["good"], ["good"]];

/** A student with six new cards, the last one asked both ways, and one that was answered two days ago. */
async function atTheDesk(openStore: OpenStore) {
  const learner = await aLearner(await openStore(), { cards: 1 });
  const deck = await learner.withDeck({ cards: [...capitals, { term: "Kenya", definition: "Nairobi" }] });
  const known = deck.cards.at(-1)!.id;
  learner.time.now = morning - 2 * dayMs;
  await learner.append(learner.answer({ deckKey: deck.key, cardId: known, rating: "easy" }));
  learner.time.now = evening;
  return { learner, deck, known };
}

type Desk = Awaited<ReturnType<typeof atTheDesk>>;

/** One sitting of Learn up to its end, with the entries that the screen sends; gives those of recalling, which are in the study log. */
async function learnTonight({ learner, deck }: Desk) {
  const { standings } = await learner.study.cards(learner, deck.id);
  const standingOf = (key: string) => unpackStanding(standings[key] ?? 0);
  const keys = learnPrompts({ cards: deck.cards, choice: { kind: "all" }, starred: new Set(), standingOf });
  const { stages } = learnQuestions(deck.cards, keys, "seed");
  let sitting = beginSitting({ id: "tonight", begunAt: evening, keys });
  const recalled: { at: number; cardId: string; rating: Rating }[] = [];
  const tries = new Map<string, number>();
  for (let asked = nextQuestion(sitting, stages); asked !== null; asked = nextQuestion(sitting, stages)) {
    learner.time.now += minuteMs / 3;
    const { key: cardId, stage } = asked;
    const common = { ...learner.common(), deckKey: deck.key, cardId, kind: "answer", tookMs: 3000 } as const;
    let outcome: "right" | "wrong" = "right";
    if (stage === "choose") await learner.append({ ...common, source: "multiple-choice", isCorrect: true });
    else if (stage === "write") await learner.append({ ...common, source: "open-ended", score: 100 });
    else {
      const ratings = recalls[deck.cards.findIndex(({ id }) => id === cardIdOf(cardId))] ?? ["good"];
      const number = tries.get(cardId) ?? 0;
      tries.set(cardId, number + 1);
      const rating = ratings[Math.min(number, ratings.length - 1)] ?? "good";
      outcome = rating === "again" ? "wrong" : "right";
      if (recallCounts(standingOf(cardId), { hasExam: false })) {
        await learner.append({ ...common, source: "study", rating });
        recalled.push({ at: learner.time.now, cardId, rating });
      }
    }
    sitting = withAnswer(sitting, cardId, outcome, stages);
  }
  return { keys, recalled };
}

/** The states by FSRS of cards after these recalls alone: what was chosen and written before does not count for a new card. */
function statesByFsrs(recalled: readonly { at: number; cardId: string; rating: Rating }[]): Map<string, CardState> {
  const states = new Map<string, CardState>();
  for (const { at, ...answer } of recalled)
    states.set(
      answer.cardId,
      stateAfterAnswer(states.get(answer.cardId) ?? newCard, { ...answer, at }, schedulingOf(defaultStudySettings, at)),
    );
  return states;
}

async function queueAt({ learner, deck }: Desk, now: number) {
  learner.time.now = now;
  const { learning, reviews, newCards } = await learner.study.queue(learner, deck.id);
  const keysOf = (pile: readonly { cardId: string }[]) => pile.map(({ cardId }) => cardId);
  return { newCards: keysOf(newCards), due: [...keysOf(learning), ...keysOf(reviews)] };
}

const sorted = (keys: Iterable<string>) => [...keys].toSorted();

describeEachDatabase("the day after a sitting of Learn", (openStore) => {
  test("asks what was learned when FSRS says so, what was forgotten once in any case, and nothing twice", async () => {
    const desk = await atTheDesk(openStore);
    const { keys, recalled } = await learnTonight(desk);
    expect(keys).toHaveLength(8);
    // All but the card that was known, one of them twice: between its two it was written again, which is a review of its own.
    expect(recalled).toHaveLength(8);
    const [easy, forgotten] = [desk.deck.cards[1]!.id, desk.deck.cards[2]!.id];
    const states = statesByFsrs(recalled.filter(({ cardId }) => cardId !== forgotten));
    const kept = new Map((await desk.learner.derived()).map(({ cardId, due }) => [cardId, due]));
    for (const [key, { due }] of states) expect(kept.get(key), key).toBe(due);

    const shift = dayShiftMs(tomorrow, defaultStudySettings.timeZone);
    const dueTomorrow = [forgotten, ...[...states].filter(([, state]) => isDue(state, tomorrow, shift)).map(([key]) => key)];
    const queue = await queueAt(desk, tomorrow);
    expect(queue.newCards).toEqual([]);
    for (const key of queue.due) expect(dueTomorrow).toContain(key);
    expect(sorted(queue.due.map(cardIdOf))).toEqual(sorted(new Set(dueTomorrow.map(cardIdOf))));
    expect(queue.due).not.toContain(easy);
    expect(queue.due).not.toContain(desk.known);
  });
});
