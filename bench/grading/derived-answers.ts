import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import type { JudgedAnswer } from "./judged-answers.ts";

/**
 * How an answer was made of others: `pair` is an answer marked against a right one, `turned` is the card's text as an answer to a right one;
 * `elsewhere` and `beside` are right answers given to a card of another deck, and to another card of their own.
 */
export type Derivation = "pair" | "turned" | "elsewhere" | "beside";
export type DerivedAnswer = JudgedAnswer & { derivation: Derivation };

/**
 * More answers to learn from, made of the judged ones: a right answer says what the card says, so it stands in the card's place, and the other
 * answers to the card keep their marks beside it. The card's own text is then a right answer, too. They are only learned from, never counted.
 */
export function derivedAnswers(judged: readonly JudgedAnswer[]): DerivedAnswer[] {
  const byCard = new Map<string, JudgedAnswer[]>();
  for (const answer of judged) {
    const card = [answer.set, answer.deckName, answer.term, answer.definition].join("\t");
    const others = byCard.get(card);
    if (others === undefined) byCard.set(card, [answer]);
    else others.push(answer);
  }
  return [...byCard.values()].flatMap((answers) =>
    answers.filter(({ mark }) => mark === "right").flatMap((right) => besideARightOne(right, answers)),
  );
}

function besideARightOne(right: JudgedAnswer, answers: readonly JudgedAnswer[]): DerivedAnswer[] {
  const { term, definition } = right;
  const deck = right.deck.map((card) => (card.term === term && card.definition === definition ? { term, definition: right.answer } : card));
  const derived = (answer: string, mark: JudgedAnswer["mark"], derivation: Derivation): DerivedAnswer => ({
    ...right,
    definition: right.answer,
    deck,
    answer,
    mark,
    derivation,
  });
  return [
    derived(definition, "right", "turned"),
    ...answers.filter((other) => other !== right).map(({ answer, mark }) => derived(answer, mark, "pair")),
  ];
}

/**
 * Right answers given to cards that they were not written for, where they are wrong. A student who knows nothing writes something, often long and
 * fluent; among the judged answers those with nothing of the card are mostly right ones in other words.
 */
export function misplacedAnswers(judged: readonly JudgedAnswer[]): DerivedAnswer[] {
  const random = seededRandom("misplaced");
  const right = judged.filter(({ mark }) => mark === "right");
  return right.flatMap((source) => {
    const others = judged.filter(({ language, deckName }) => language === source.language && deckName !== source.deckName);
    const siblings = source.deck.filter(({ term, definition }) => term !== source.term && definition !== source.definition);
    const away = others[Math.floor(random() * others.length)];
    const near = siblings[Math.floor(random() * siblings.length)];
    const { answer } = source;
    return [
      ...(away === undefined ? [] : [{ ...away, answer, mark: "wrong" as const, derivation: "elsewhere" as const }]),
      ...(near === undefined ? [] : [{ ...source, ...near, mark: "wrong" as const, derivation: "beside" as const }]),
    ];
  });
}
