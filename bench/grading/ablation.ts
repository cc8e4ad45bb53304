import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { fitting, foldsOf, markBy, modelOf, modelsOfFolds, type Fitting, type Model } from "./fitting.ts";
import { itemAt } from "./item-at.ts";
import { isNatural, judgedAnswers, type JudgedAnswer, type Mark } from "./judged-answers.ts";
import { earlyMark, lateReading } from "./readings.ts";
import { board, switches } from "./switches.ts";

/**
 * What each rule, feature, table and function of the readers is worth: how many more answers of decks that the trees did not see agree with the
 * teacher than without it. All answers are read once, those that rules decide, too, so the trees know what to do when a rule is gone. A quick look
 * reads every third answer of the sets that are not natural, and marks fewer answers without each table and function.
 */
export function ablation(isQuick: boolean): void {
  const all = fitting({ alsoDecided: true, isQuick });
  const models = modelsOfFolds(all);
  const modelOfAnswer = modelBy(models.map(({ model }) => model));
  console.log("Rules that decide before the model: answers that agree with the teacher, and those that would without the rule");
  console.table(rules(all, modelOfAnswer));
  console.log("Features: how much less sure of the teacher's marks the trees are when its values are exchanged among the answers");
  console.table(features(all, modelOfAnswer));
  console.log("Functions of the readers that fewer than two of some answers need, with the most lines first");
  console.table(functions(modelOfAnswer, isQuick ? 20 : 60));
  console.log("Tables: how many of 1,000 answers of natural sets lose their mark without it");
  console.table(
    tables(
      models.map(({ trees }) => trees),
      isQuick ? 8 : 1,
    ),
  );
}

/** The model that did not see an answer's deck. */
function modelBy(models: readonly Model[]): (answer: JudgedAnswer) => Model {
  const foldOf = foldsOf(judgedAnswers());
  return (answer) => itemAt(models, foldOf(answer));
}

type ModelOfAnswer = ReturnType<typeof modelBy>;

function rules({ answers, readings, judged }: Fitting, modelOfAnswer: ModelOfAnswer) {
  const byRule = Map.groupBy(
    Array.from({ length: judged }, (_, at) => at).filter((at) => itemAt(readings, at).decided !== undefined),
    (at) => `${itemAt(readings, at).rule}: ${itemAt(readings, at).decided}`,
  );
  const row = (places: readonly number[]) => {
    const agree = (markAt: (at: number) => Mark | undefined) => places.filter((at) => markAt(at) === itemAt(answers, at).mark).length;
    const withRule = agree((at) => itemAt(readings, at).decided);
    const without = agree((at) => markBy(modelOfAnswer(itemAt(answers, at)), itemAt(readings, at).features ?? {}));
    return { answers: places.length, "with it": withRule, "without it": without, worth: withRule - without };
  };
  return Object.fromEntries(
    [...byRule]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([name, places]) => {
        const natural = row(places.filter((at) => isNatural(itemAt(answers, at))));
        return [name, { ...row(places), "of natural sets": natural.answers, "worth there": natural.worth }];
      }),
  );
}

/** Thousandths of a nat by which the teacher's mark becomes less likely in the mean; of natural answers that reach the model. */
function features({ answers, readings, rows, names, judged }: Fitting, modelOfAnswer: ModelOfAnswer) {
  const places = [...rows.keys()].filter(
    (at) => at < judged && isNatural(itemAt(answers, at)) && itemAt(readings, at).decided === undefined,
  );
  const surprise = (at: number, values: Float64Array) => {
    const { mark } = itemAt(answers, at);
    const { right, worthSomething } = modelOfAnswer(itemAt(answers, at));
    const chance = (likely: number, is: boolean) => Math.max(0.001, is ? likely : 1 - likely);
    return -Math.log(chance(right(values), mark === "right")) - Math.log(chance(worthSomething(values), mark !== "wrong"));
  };
  const before = places.map((at) => surprise(at, itemAt(rows, at)));
  const lost = names.map((name, column): [string, number] => {
    let sum = 0;
    for (const [place, at] of places.entries()) {
      const values = Float64Array.from(itemAt(rows, at));
      const other = itemAt(itemAt(rows, itemAt(places, (place + 101) % places.length)), column);
      if (other === values[column]) continue;
      values[column] = other;
      sum += surprise(at, values) - itemAt(before, place);
    }
    return [name, Math.round((sum / places.length) * 100_000) / 100];
  });
  return Object.fromEntries(lost.toSorted(([, a], [, b]) => b - a).map(([name, worth]) => [name, { worth }]));
}

/** A function that more of them need is not listed. */
const mostNeeded = 2;

/**
 * A function that finds nothing in an answer changes nothing there when it is switched off, so only answers in which it finds something are
 * marked again: all natural ones, and some of the others.
 */
function functions(modelOfAnswer: ModelOfAnswer, mostOthers: number) {
  const late = new Map<JudgedAnswer, Mark>();
  const lateMark = (answer: JudgedAnswer): Mark => {
    board.off = "";
    const mark = late.get(answer) ?? lateMarkOf(answer, modelOfAnswer);
    late.set(answer, mark);
    return mark;
  };
  const finders = new Map<string, { answer: JudgedAnswer; early: Mark | null }[]>();
  for (const answer of judgedAnswers()) {
    board.finders.clear();
    const early = earlyMark(answer);
    for (const name of board.finders) finders.set(name, [...(finders.get(name) ?? []), { answer, early }]);
  }
  const rows = switches.map(({ name, lines }) => {
    const found = finders.get(name) ?? [];
    const others = found.filter(({ answer }) => !isNatural(answer));
    const step = Math.max(1, Math.ceil(others.length / mostOthers));
    const natural = found.filter(({ answer }) => isNatural(answer));
    const worthOf = (some: typeof found) =>
      some.reduce((worth, { answer, early }) => {
        board.off = name;
        const without = earlyMark(answer) ?? lateMark(answer);
        return worth + Number((early ?? lateMark(answer)) === answer.mark) - Number(without === answer.mark);
      }, 0);
    const [worthThere, worth] = [natural, others.filter((_, at) => at % step === 0)].map(worthOf);
    return {
      name,
      lines,
      found: found.length,
      worth: (worth ?? 0) * step + (worthThere ?? 0),
      natural: natural.length,
      "worth there": worthThere,
    };
  });
  board.off = "";
  return rows.filter(({ worth }) => worth < mostNeeded).toSorted((a, b) => b.lines - a.lines);
}

function lateMarkOf(answer: JudgedAnswer, modelOfAnswer: ModelOfAnswer): Mark {
  const { decided, features: values } = lateReading(answer);
  return decided ?? markBy(modelOfAnswer(answer), values ?? {});
}

type Trees = ReturnType<typeof modelsOfFolds>[number]["trees"];
const examiner = new URL("../../domain/src/practice/examiner/", import.meta.url);

/** Tables with fewer rows than these of a relation and a language are only counted with the others. */
const leastRows = 100;

function tables(trees: readonly Trees[], every: number) {
  const files = readdirSync(examiner, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".json") && !name.endsWith("model.json"),
  );
  const relations = JSON.parse(readFileSync(new URL("knowledge/relations.json", examiner), "utf8")) as Record<
    string,
    Record<string, string[]>
  >;
  const ofRelations = Object.entries(relations).flatMap(([relation, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, { length }]) => (length < leastRows ? [] : [`${relation} ${language}`])),
  );
  const folder = mkdtempSync(join(tmpdir(), "trees-"));
  try {
    const models = join(folder, "trees.json");
    writeFileSync(models, JSON.stringify(trees));
    const agreeingWithout = (table: string) => {
      const main = fileURLToPath(new URL("main.ts", import.meta.url));
      const options = ["--without", table, "--trees", models, "--every", String(every)];
      return JSON.parse(execFileSync(process.execPath, [main, ...options], { encoding: "utf8" })) as { agreeing: number; of: number };
    };
    const whole = agreeingWithout("nothing");
    const lost = [...files, ...ofRelations.map((rows) => `knowledge/relations.json ${rows}`)].map((table): [string, number] => {
      const { agreeing, of } = agreeingWithout(table);
      return [table, Math.round(((whole.agreeing - agreeing) / of) * 10_000) / 10];
    });
    return Object.fromEntries(lost.toSorted(([, a], [, b]) => b - a).map(([name, count]) => [name, { "lost of 1,000": count }]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many natural answers agree with the teacher in a process that may have been started without a table, by the trees of a file. */
export function agreeingByTrees(file: string, every: number): { agreeing: number; of: number } {
  const modelOfAnswer = modelBy((JSON.parse(readFileSync(file, "utf8")) as Trees[]).map(modelOf));
  const answers = judgedAnswers()
    .filter(isNatural)
    .filter((_, at) => at % every === 0);
  return {
    agreeing: answers.filter((answer) => (earlyMark(answer) ?? lateMarkOf(answer, modelOfAnswer)) === answer.mark).length,
    of: answers.length,
  };
}
