import { itemAt } from "./item-at.ts";
import { writeFileSync } from "node:fs";

import { agreementOn } from "./agreement.ts";
import {
  fittedOn,
  fitting,
  likelihoodBy,
  markOfLikelihood,
  modelOf,
  modelsOfFolds,
  partFrom,
  rightFrom,
  type Likelihood,
} from "./fitting.ts";
import type { JudgedAnswer, Mark } from "./judged-answers.ts";
import { isNatural } from "./readings.ts";

/**
 * Fits the model on all judged answers that reach it and writes it into the domain. Before that it prints how well models agree with the
 * teacher that were fitted without the answer's deck, and how the errors of both kinds change with the likelihood from which an answer is right. `--errors` lists what they get wrong of the natural sets, `--no-write` writes nothing, `--write-only` leaves out the figures.
 */
const all = fitting();
const { rows } = all;
const answers = all.answers.slice(0, all.judged);
const readings = all.readings.slice(0, all.judged);
const places = all.places.filter((place) => place < all.judged);

console.log(
  `${answers.length} answers, of which ${places.length} reach the model; it also learns from ${rows.length - places.length} that were made of them`,
);
const likelihoods = process.argv.includes("--write-only") ? null : crossValidated();
const marks = likelihoods === null ? [] : marksFrom(likelihoods, rightFrom);
if (likelihoods !== null) {
  print("Fitted without the deck", marks);
  curve(likelihoods);
}
if (process.argv.includes("--errors")) errors(marks);
if (!process.argv.includes("--no-write")) write();

/** The likelihoods of all answers that reach the model, each by a model that saw no answer of its deck. */
function crossValidated(): Likelihood[] {
  const by: Likelihood[] = places.map(() => ({ right: 0, worthSomething: 0 }));
  const models = modelsOfFolds(all);
  for (const row of places.keys()) by[row] = likelihoodBy(itemAt(models, all.foldOf(row)).model, itemAt(rows, row));
  return by;
}

function marksFrom(likely: readonly Likelihood[], from: number): Mark[] {
  const marked: Mark[] = readings.map((one) => one.decided ?? "wrong");
  for (const [row, place] of places.entries()) marked[place] = markOfLikelihood(itemAt(likely, row), from);
  return marked;
}

/** What natural sets lose and gain with a more or a less generous limit. */
function curve(by: readonly Likelihood[]): void {
  const natural = [...answers.keys()].filter((at) => isNatural(itemAt(answers, at)));
  const rowsOf = (is: (answer: JudgedAnswer) => boolean) =>
    Object.fromEntries(
      [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7].map((from) => {
        const marked = marksFrom(by, from);
        const some = natural.filter((at) => is(itemAt(answers, at)));
        return [
          `right from ${from}`,
          agreementOn(
            some.map((at) => itemAt(answers, at)),
            some.map((at) => itemAt(marked, at)),
          ),
        ];
      }),
    );
  console.log("Natural sets in English by the likelihood from which an answer is right");
  console.table(rowsOf(({ language }) => language === "en"));
  console.log("Natural sets in other languages");
  console.table(rowsOf(({ language }) => language !== "en"));
}

function print(title: string, by: readonly Mark[]): void {
  const rowOf = (is: (answer: JudgedAnswer) => boolean) => {
    const some = [...answers.keys()].filter((at) => is(itemAt(answers, at)));
    return agreementOn(
      some.map((at) => itemAt(answers, at)),
      some.map((at) => itemAt(by, at)),
    );
  };
  const sets = [...new Set(answers.map(({ set }) => set))];
  console.log(title);
  console.table({
    ...Object.fromEntries(sets.map((set) => [set, rowOf((answer) => answer.set === set)])),
    "natural, English": rowOf((answer) => isNatural(answer) && answer.language === "en"),
    "natural, other languages": rowOf((answer) => isNatural(answer) && answer.language !== "en"),
    natural: rowOf(isNatural),
    all: rowOf(() => true),
  });
}

function errors(by: readonly Mark[]): void {
  for (const [at, { set, mark, term, definition, answer }] of answers.entries()) {
    if (!isNatural(itemAt(answers, at)) || by[at] === mark) continue;
    const reading = itemAt(readings, at);
    const kind = (by[at] === "right") === (mark === "right") ? "band" : "ERROR";
    console.log([kind, set, mark, by[at], reading.rule ?? "", term, definition, answer].join(" | "));
  }
}

function write(): void {
  const trees = fittedOn(all, () => true);
  const text = JSON.stringify({ features: all.names, rightFrom, partFrom, ...trees }).replaceAll("],[", "],\n[");
  writeFileSync(new URL("../../domain/src/practice/examiner/decision/model.json", import.meta.url), `${text}\n`);
  const model = modelOf(trees);
  const by = marksFrom(
    places.map((_, row) => likelihoodBy(model, itemAt(rows, row))),
    rightFrom,
  );
  print(`Fitted on all of them: ${text.length} characters`, by);
}
