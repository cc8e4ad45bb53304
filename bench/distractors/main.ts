import { multipleChoice } from "@recollect/domain/practice/distractors/multiple-choice.ts";
import type { BenchDeck } from "./deck.ts";
import { capitals, dates, timesTable } from "./decks/places-and-numbers.ts";
import { anatomy, cellBiology, physics, symbols } from "./decks/sciences.ts";
import { computing, economics, literature, spanish } from "./decks/words.ts";
import { guesses } from "./guesses.ts";

/**
 * How often the right choice can be guessed without any knowledge, over ten decks and twenty seeds each: chance is the aim. `both right` counts
 * questions with two right choices, by the equivalents marked by hand and by the decks' own duplicates.
 */
const decks = [capitals, timesTable, dates, cellBiology, physics, symbols, anatomy, spanish, computing, economics, literature];
const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

const rows = decks.map((deck) => [deck.name, figuresOf(deck)] as const);
console.log(`How often a guess is right, in percent, over ${seeds.length} tests of each deck (chance: what picking blindly gives)`);
console.table(Object.fromEntries([...rows, ["all decks", mean(rows.map(([, figures]) => figures))]]));
timings();

type Figures = Record<string, number>;

function figuresOf(deck: BenchDeck): Figures {
  const questions = seeds.flatMap((seed) => multipleChoice({ cards: deck.cards, seed }).questions);
  const bothRight = questions.filter((question) => hasTwoRight(question, deck)).length;
  const chance = questions.reduce((sum, { choices }) => sum + 1 / choices.length, 0) / questions.length;
  const termOf = new Map(deck.cards.map(({ id, term }) => [id, term]));
  const guessed = Object.entries(guesses).map(([name, guess]) => {
    const right = questions.reduce((sum, { choices, answer, cardId }) => {
      const picked = guess(choices, termOf.get(cardId) ?? "");
      return sum + (picked.includes(answer) ? 1 / picked.length : 0);
    }, 0);
    return [name, round((right / questions.length) * 100)] as const;
  });
  const four = questions.filter(({ choices }) => choices.length === 4).length / questions.length;
  return {
    cards: deck.cards.length,
    chance: round(chance * 100),
    ...Object.fromEntries(guessed),
    "both right": bothRight,
    "four choices": round(four * 100),
  };
}

/** Whether another choice is a right answer too: an equivalent marked by hand, or another definition of the same term in the deck. */
function hasTwoRight(
  { cardId, choices, answer }: { cardId: string; choices: readonly string[]; answer: string },
  deck: BenchDeck,
): boolean {
  const term = deck.cards.find(({ id }) => id === cardId)?.term;
  const others = choices.filter((choice) => choice !== answer);
  const isMarked = deck.equivalents.some((group) => group.includes(answer) && others.some((choice) => group.includes(choice)));
  const isSameTerm = deck.cards.some((card) => card.term === term && others.includes(card.definition));
  return isMarked || isSameTerm || others.length < choices.length - 1;
}

function mean(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sum = all.reduce((total, figures) => total + (figures[name] ?? 0), 0);
      return [name, name === "cards" || name === "both right" ? sum : round(sum / all.length)];
    }),
  );
}

function timings(): void {
  const sized = [100, 1000, 10_000].map((size) => {
    const source = decks.flatMap(({ cards }) => cards);
    const cards = Array.from({ length: size }, (_, at) => {
      const card = source[at % source.length];
      return {
        id: String(at),
        term: `${card?.term ?? ""} ${Math.floor(at / source.length) || ""}`,
        definition: `${card?.definition ?? ""}${at < source.length ? "" : ` (${at})`}`,
      };
    });
    const times = Array.from({ length: 7 }, (_, seed) => {
      const start = performance.now();
      multipleChoice({ cards, seed });
      return performance.now() - start;
    }).toSorted((a, b) => a - b);
    return [`${size} cards`, { "first ms": round(times.at(-1) ?? NaN), "median ms": round(times[3] ?? NaN) }] as const;
  });
  console.log("A whole test");
  console.table(Object.fromEntries(sized));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
