import { writeFileSync } from "node:fs";

import { agreementBySet } from "./agreement.ts";
import { fittedOn, fitting, likelihoodBy, markOfLikelihood, modelOf, modelsOfFolds, partFrom, rightFrom, type Model } from "./fitting.ts";
import { itemAt } from "./item-at.ts";
import { isNatural, type Mark } from "./judged-answers.ts";

/**
 * Fits the model on all judged answers that reach it and writes it into the domain. Before that it prints how well models agree with the
 * teacher that were fitted without the answer's deck, and how the errors of both kinds change with the likelihood from which an answer is
 * right. `--errors` lists what they get wrong of the natural sets, `--no-write` writes nothing, `--write-only` leaves out the figures.
 */
const all = fitting();
const answers = all.answers.slice(0, all.judged);
const places = all.places.filter((place) => place < all.judged);
const derived = all.rows.length - places.length;
console.log(`${answers.length} answers, of which ${places.length} reach the model; it also learns from ${derived} that were made of them`);
if (!process.argv.includes("--write-only")) figures();
if (!process.argv.includes("--no-write")) write();

function figures(): void {
  const models = modelsOfFolds(all);
  const marks = marksBy((row) => itemAt(models, all.foldOf(row)).model);
  console.log("Fitted without the deck");
  console.table(agreementBySet(answers, marks(rightFrom)));
  const limits = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];
  const tables = limits.map((from) => [`right from ${from}`, agreementBySet(answers, marks(from))] as const);
  for (const group of ["natural, English", "natural, other languages"]) {
    console.log(`${group}, by the likelihood from which an answer is right`);
    console.table(Object.fromEntries(tables.map(([title, table]) => [title, table[group]])));
  }
  if (process.argv.includes("--errors")) errors(marks(rightFrom));
}

/** The marks from a likelihood on: of the rules before the model, and of the model of each row. */
function marksBy(modelOfRow: (row: number) => Model): (from: number) => Mark[] {
  const likelihoods = places.map((_, row) => likelihoodBy(modelOfRow(row), itemAt(all.rows, row)));
  return (from) => {
    const marks: Mark[] = answers.map((_, at) => itemAt(all.readings, at).decided ?? "wrong");
    for (const [row, place] of places.entries()) marks[place] = markOfLikelihood(itemAt(likelihoods, row), from);
    return marks;
  };
}

function errors(marks: readonly Mark[]): void {
  for (const [at, { set, mark, term, definition, answer }] of answers.entries()) {
    if (!isNatural({ set }) || marks[at] === mark) continue;
    const kind = (marks[at] === "right") === (mark === "right") ? "band" : "ERROR";
    console.log([kind, set, mark, marks[at], itemAt(all.readings, at).rule ?? "", term, definition, answer].join(" | "));
  }
}

function write(): void {
  const trees = fittedOn(all, () => true);
  const text = JSON.stringify({ features: all.names, rightFrom, partFrom, ...trees }).replaceAll("],[", "],\n[");
  writeFileSync(new URL("../../domain/src/practice/examiner/decision/model.json", import.meta.url), `${text}\n`);
  const model = modelOf(trees);
  console.log(`Fitted on all of them: ${text.length} characters`);
  console.table(agreementBySet(answers, marksBy(() => model)(rightFrom)));
}
