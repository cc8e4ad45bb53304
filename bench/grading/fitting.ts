import { itemAt } from "./item-at.ts";
import { createHash } from "node:crypto";

import type { Features } from "@recollect/domain/practice/examiner/decision/features.ts";
import { treeModel, type TreeData } from "@recollect/domain/practice/examiner/decision/trees.ts";

import { binned, boosted, type Binned, type BoostOptions } from "./boosting.ts";
import { derivedAnswers, misplacedAnswers, type DerivedAnswer } from "./derived-answers.ts";
import { isNatural, judgedAnswers, type JudgedAnswer, type Mark } from "./judged-answers.ts";
import { answerReading, type AnswerReading } from "./readings.ts";

/** How the trees are grown; chosen on answers to decks that the trees did not see. */
const options: BoostOptions = { rounds: 400, depth: 6, rate: 0.07, leastInLeaf: 4, ridge: 2, rows: 0.7, features: 0.35, seed: 7 };
/** How much an answer of a natural set counts; the other sets are many and made of near misses. */
const naturalWeight = 4;
/** Answers that were made of others count less than those that somebody wrote. */
const derivedWeight = { pair: 2, turned: 1, elsewhere: 1, beside: 1 } as const;
export const folds = 5;
/** From which likelihood an answer is right, and from which it is half right. */
export const rightFrom = 0.5;
export const partFrom = 0.5;

/**
 * The judged answers as the model is fitted on them, and behind them those that were made of them. Rows are of the answers that it learns from,
 * `places` says which these are. What a model is worth is counted on the judged answers alone.
 */
export type Fitting = {
  answers: readonly (JudgedAnswer | DerivedAnswer)[];
  /** how many of the answers, the first ones, somebody wrote and judged */
  judged: number;
  readings: readonly AnswerReading[];
  names: readonly string[];
  places: readonly number[];
  rows: readonly Float64Array[];
  foldOf: (row: number) => number;
  data: Binned;
};

export type Model = { right: (row: Float64Array) => number; worthSomething: (row: Float64Array) => number };

export type FittingOptions = {
  /** learn from answers, too, that a rule decides before the model */
  alsoDecided?: boolean;
  /** a quick look: every third answer of the sets that are not natural, and no derived ones */
  isQuick?: boolean;
};

/** Reads the answers that the model is fitted on. */
export function fitting({ alsoDecided = false, isQuick = false }: FittingOptions = {}): Fitting {
  const judged = judgedAnswers().filter((answer, at) => !isQuick || isNatural(answer) || at % 3 === 0);
  const natural = judged.filter(isNatural);
  const answers = isQuick ? judged : [...judged, ...derivedAnswers(natural), ...misplacedAnswers(natural)];
  const readings = answers.map((answer) => answerReading(answer, alsoDecided));
  const places = [...answers.keys()].filter((at) => itemAt(readings, at).features !== undefined);
  const names = Object.keys(featuresAt(readings, itemAt(places, 0)));
  const rows = places.map((at) => {
    const features = featuresAt(readings, at);
    return Float64Array.from(names, (name) => features[name] ?? 0);
  });
  const foldOfAnswer = foldsOf(judged);
  const foldOf = (row: number) => foldOfAnswer(itemAt(answers, itemAt(places, row)));
  return { answers, judged: judged.length, readings, names, places, rows, foldOf, data: binned(rows) };
}

/** The fold of an answer: natural decks in turn, others by chance, no deck in two. */
export function foldsOf(judged: readonly JudgedAnswer[]): (answer: JudgedAnswer) => number {
  const decks = [...new Set(judged.filter(isNatural).map(({ deckName }) => deckName))];
  return (answer) =>
    isNatural(answer)
      ? decks.indexOf(answer.deckName) % folds
      : itemAt(createHash("sha256").update(`${answer.set} ${answer.deckName}`).digest(), 1) % folds;
}

function featuresAt(readings: readonly AnswerReading[], at: number): Readonly<Record<string, number>> {
  const { features } = itemAt(readings, at);
  if (features === undefined) throw new Error("an answer that is decided before the model has no features");
  return features;
}

/** The trees of both questions, fitted on some rows: is it right, and is it worth something? */
export function fittedOn({ answers, places, data }: Fitting, use: (row: number) => boolean): { right: TreeData; worthSomething: TreeData } {
  const own = places.map((at) => itemAt(answers, at));
  const weights = Float64Array.from(own, (answer) =>
    "derivation" in answer ? derivedWeight[answer.derivation] : isNatural(answer) ? naturalWeight : 1,
  );
  const rows = Int32Array.from(own.keys()).filter(use);
  const fit = (isPositive: (mark: Mark) => boolean) => {
    const labels = Float64Array.from(own, ({ mark }) => (isPositive(mark) ? 1 : 0));
    return boosted(data, labels, weights, rows, options);
  };
  return { right: fit((mark) => mark === "right"), worthSomething: fit((mark) => mark !== "wrong") };
}

export function modelOf({ right, worthSomething }: { right: TreeData; worthSomething: TreeData }): Model {
  return { right: treeModel(right), worthSomething: treeModel(worthSomething) };
}

/** A model for each fold, which saw no deck of it. */
export function modelsOfFolds(all: Fitting): { model: Model; trees: ReturnType<typeof fittedOn> }[] {
  return Array.from({ length: folds }, (_, fold) => {
    const trees = fittedOn(all, (row) => all.foldOf(row) !== fold);
    return { model: modelOf(trees), trees };
  });
}

/** How likely an answer is right, and right or half right. */
export type Likelihood = { right: number; worthSomething: number };

export function likelihoodBy({ right, worthSomething }: Model, row: Float64Array): Likelihood {
  return { right: right(row), worthSomething: worthSomething(row) };
}

export function markOfLikelihood({ right, worthSomething }: Likelihood, from = rightFrom): Mark {
  if (right >= from) return "right";
  return worthSomething >= partFrom ? "part" : "wrong";
}

/** The mark of an answer's features; the names of a model's features are in the order of its row. */
export function markBy(model: Model, features: Features): Mark {
  return markOfLikelihood(likelihoodBy(model, Float64Array.from(Object.values(features))));
}
