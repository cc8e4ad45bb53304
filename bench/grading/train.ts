import { itemAt } from "./item-at.ts";
import { writeFileSync } from "node:fs";

import { agreementOn } from "./agreement.ts";
import { fittedOn, fitting, folds, markBy, modelOf, partFrom, rightFrom } from "./fitting.ts";
import type { JudgedAnswer, Mark } from "./judged-answers.ts";
import { isNatural } from "./readings.ts";

/**
 * Fits the model on all judged answers that reach it and writes it into the domain. Before that it prints how well models agree with the
 * teacher that were fitted without the answer's deck. `--errors` lists what they get wrong of the natural sets, `--no-write` writes nothing.
 */
const all = fitting();
const { answers, readings, places, rows } = all;

console.log(`${answers.length} answers, of which ${places.length} reach the model`);
const marks = crossValidated();
print("Fitted without the deck", marks);
if (process.argv.includes("--errors")) errors(marks);
if (!process.argv.includes("--no-write")) write();

/** The marks of all answers, each by a model that saw no answer of its deck. */
function crossValidated(): Mark[] {
  const by: Mark[] = readings.map((one) => ("decided" in one ? one.decided : "wrong"));
  for (let fold = 0; fold < folds; fold++) {
    const model = modelOf(fittedOn(all, (row) => all.foldOf(row) !== fold));
    for (const [row, place] of places.entries()) if (all.foldOf(row) === fold) by[place] = markBy(model, itemAt(rows, row));
  }
  return by;
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
    console.log([kind, set, mark, by[at], "rule" in reading ? reading.rule : "", term, definition, answer].join(" | "));
  }
}

function write(): void {
  const trees = fittedOn(all, () => true);
  const text = JSON.stringify({ features: all.names, rightFrom, partFrom, ...trees }).replaceAll("],[", "],\n[");
  writeFileSync(new URL("../../domain/src/practice/examiner/decision/model.json", import.meta.url), `${text}\n`);
  const model = modelOf(trees);
  const by: Mark[] = readings.map((one) => ("decided" in one ? one.decided : "wrong"));
  for (const [row, place] of places.entries()) by[place] = markBy(model, itemAt(rows, row));
  print(`Fitted on all of them: ${text.length} characters`, by);
}
