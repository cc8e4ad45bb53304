import { itemAt } from "./item-at.ts";
import { fittedOn, fitting, folds, markBy, modelOf, type Fitting } from "./fitting.ts";
import { agreementOn, markOf } from "./agreement.ts";
import { grade } from "./examiner.ts";
import type { Mark } from "./judged-answers.ts";
import { isNatural } from "./readings.ts";
import { board, switches } from "./switches.ts";

/**
 * What each function of the readers, each rule and each feature is worth. A function: how many answers more are marked wrongly when it says
 * nothing. A rule that decides before the model: how often it does, and how often the teacher agrees. A feature: how many answers to decks
 * that the trees did not see are marked wrongly because its values are exchanged among the answers.
 */
export function ablation(): void {
  const all = fitting();
  console.log("Functions of the readers that fewer than ten answers need, with the most lines first");
  console.table(functions(all));
  console.log("Rules that decide before the model");
  console.table(rules(all));
  console.log("Features, by how many of 1,000 answers to unseen decks lose their mark without them");
  console.table(features(all));
}

/** Functions that most answers pass are no rules of a kind of answer; they are left out. */
const mostCalled = 9000;
const mostNeeded = 10;

function functions({ answers }: Fitting) {
  const callers = new Map<string, number[]>();
  const markAt = (at: number) => markOf(grade(itemAt(answers, at)).score);
  const marks = [...answers.keys()].map((at) => {
    board.called.clear();
    const mark = markAt(at);
    for (const name of board.called) callers.set(name, [...(callers.get(name) ?? []), at]);
    return mark;
  });
  const rows = switches.flatMap(({ name, lines }) => {
    const called = callers.get(name) ?? [];
    if (called.length > mostCalled) return [];
    board.off = name;
    const changed = called.map((at) => ({ at, mark: markAt(at) })).filter(({ at, mark }) => mark !== marks[at]);
    board.off = "";
    const teacherAt = (at: number) => itemAt(answers, at).mark;
    const lost = changed.filter(({ at }) => marks[at] === teacherAt(at)).length;
    const gained = changed.filter(({ at, mark }) => mark === teacherAt(at)).length;
    return [{ name, lines, called: called.length, changed: changed.length, worth: lost - gained }];
  });
  return rows.filter(({ worth }) => worth < mostNeeded).toSorted((a, b) => b.lines - a.lines);
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
