import { itemAt } from "./item-at.ts";
import { agreementOn } from "./agreement.ts";
import { fittedOn, fitting, folds, markBy, modelOf, type Fitting } from "./fitting.ts";
import type { Mark } from "./judged-answers.ts";
import { isNatural } from "./readings.ts";

/**
 * What each rule and each feature is worth. A rule that decides before the model: how often it does, and how often the teacher agrees. A
 * feature: how many answers to decks that the trees did not see are marked wrongly because its values are exchanged among the answers.
 */
export function ablation(): void {
  const all = fitting();
  console.log("Rules that decide before the model");
  console.table(rules(all));
  console.log("Features, by how many of 1,000 answers to unseen decks lose their mark without them");
  console.table(features(all));
}

function rules({ answers, readings }: Fitting) {
  const rows = new Map<string, number[]>();
  for (const [at, reading] of readings.entries()) {
    if (!("decided" in reading)) continue;
    const name = `${reading.rule}: ${reading.decided}`;
    const row = rows.get(name) ?? [];
    rows.set(name, [...row, at]);
  }
  return Object.fromEntries(
    [...rows]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([name, places]) => {
        const agreement = agreementOn(
          places.map((at) => itemAt(answers, at)),
          places.map((at) => (readings[at] as { decided: Mark }).decided),
        );
        const natural = places.filter((at) => isNatural(itemAt(answers, at))).length;
        return [name, { answers: places.length, "of natural sets": natural, agreement: agreement["right or not"] }];
      }),
  );
}

function features(all: Fitting) {
  const lost = new Map<string, number>(all.names.map((name) => [name, 0]));
  for (let fold = 0; fold < folds; fold++) {
    const model = modelOf(fittedOn(all, (row) => all.foldOf(row) !== fold));
    const heldRows = [...all.rows.keys()].filter((row) => all.foldOf(row) === fold);
    const agrees = (row: number, values: Float64Array) => markBy(model, values) === itemAt(all.answers, itemAt(all.places, row)).mark;
    const right = heldRows.filter((row) => agrees(row, itemAt(all.rows, row))).length;
    for (const [column, name] of all.names.entries()) {
      const without = heldRows.filter((row, at) => {
        const values = Float64Array.from(itemAt(all.rows, row));
        values[column] = itemAt(itemAt(all.rows, itemAt(heldRows, (at + 101) % heldRows.length)), column);
        return agrees(row, values);
      }).length;
      lost.set(name, (lost.get(name) ?? 0) + right - without);
    }
  }
  return Object.fromEntries(
    [...lost]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => [name, { "lost of 1,000": Math.round((count / all.rows.length) * 10_000) / 10 }]),
  );
}
