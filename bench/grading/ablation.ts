import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { fitting, markBy, modelOf, modelsOfFolds, type Fitting, type Model } from "./fitting.ts";
import { itemAt } from "./item-at.ts";
import { judgedAnswers, type JudgedAnswer, type Mark } from "./judged-answers.ts";
import { answerReading, earlyMark, isNatural } from "./readings.ts";
import { board, switches } from "./switches.ts";

/**
 * What each rule, feature, table and function of the readers is worth: how many more answers of decks that the trees did not see agree with the
 * teacher than without it. All answers are read once, those that rules decide, too, so the trees know what to do when a rule is gone.
 */
export function ablation(): void {
  const all = fitting(true);
  const models = modelsOfFolds(all);
  const modelAt = (row: number) => itemAt(models, all.foldOf(row)).model;
  // Every answer has a row, so rows and answers have the same places.
  const byModel = all.rows.slice(0, all.judged).map((values, row) => markBy(modelAt(row), values));
  console.log("Rules that decide before the model: answers that agree with the teacher, and those that would without the rule");
  console.table(rules(all, byModel));
  console.log("Features: how many of 1,000 answers of natural sets lose their mark when its values are exchanged among them");
  console.table(features(all, modelAt));
  console.log("Tables: how many of 1,000 answers of natural sets lose their mark without it");
  console.table(tables(models.map(({ trees }) => trees)));
  console.log("Functions of the readers that fewer than two of some answers need, with the most lines first");
  console.table(functions(all, byModel));
}

function rules({ answers, readings, judged }: Fitting, byModel: readonly Mark[]) {
  const rows = new Map<string, number[]>();
  for (const [at, { decided, rule }] of readings.slice(0, judged).entries()) {
    if (decided === undefined) continue;
    const name = `${rule}: ${decided}`;
    const row = rows.get(name);
    if (row === undefined) rows.set(name, [at]);
    else row.push(at);
  }
  const row = (places: readonly number[]) => {
    const agree = (markAt: (at: number) => Mark | undefined) => places.filter((at) => markAt(at) === itemAt(answers, at).mark).length;
    const withRule = agree((at) => itemAt(readings, at).decided);
    const without = agree((at) => byModel[at]);
    return { answers: places.length, "with it": withRule, "without it": without, worth: withRule - without };
  };
  return Object.fromEntries(
    [...rows]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([name, places]) => {
        const natural = row(places.filter((at) => isNatural(itemAt(answers, at))));
        return [name, { ...row(places), "of natural sets": natural.answers, "worth there": natural.worth }];
      }),
  );
}

function features(all: Fitting, modelAt: (row: number) => Model) {
  const rows = [...all.rows.keys()].filter(
    (at) => at < all.judged && isNatural(itemAt(all.answers, at)) && itemAt(all.readings, at).decided === undefined,
  );
  const agrees = (row: number, values: Float64Array) => markBy(modelAt(row), values) === itemAt(all.answers, row).mark;
  const agreeing = rows.filter((row) => agrees(row, itemAt(all.rows, row))).length;
  const lost = all.names.map((name, column): [string, number] => {
    const without = rows.filter((row, at) => {
      const values = Float64Array.from(itemAt(all.rows, row));
      values[column] = itemAt(itemAt(all.rows, itemAt(rows, (at + 101) % rows.length)), column);
      return agrees(row, values);
    }).length;
    return [name, perThousand(agreeing - without, rows.length)];
  });
  return Object.fromEntries(lost.toSorted(([, a], [, b]) => b - a).map(([name, count]) => [name, { "lost of 1,000": count }]));
}

function perThousand(count: number, of: number): number {
  return Math.round((count / of) * 10_000) / 10;
}

type Trees = ReturnType<typeof modelsOfFolds>[number]["trees"];
const examiner = new URL("../../domain/src/practice/examiner/", import.meta.url);

/** Tables with fewer rows than these of a relation and a language are only counted with the others. */
const leastRows = 100;

function tables(trees: readonly Trees[]) {
  const files = readdirSync(examiner, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".json") && !name.endsWith("model.json"),
  );
  const relations = JSON.parse(readFileSync(new URL("knowledge/relations.json", examiner), "utf8")) as Record<
    string,
    Record<string, string[]>
  >;
  const ofRelations = Object.entries(relations).flatMap(([relation, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, rows]) =>
      rows.length < leastRows ? [] : [`knowledge/relations.json ${relation} ${language}`],
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), "trees-"));
  try {
    const models = join(folder, "trees.json");
    writeFileSync(models, JSON.stringify(trees));
    const agreeingWithout = (table: string) => {
      const main = fileURLToPath(new URL("main.ts", import.meta.url));
      return Number(execFileSync(process.execPath, [main, "--without", table, "--trees", models], { encoding: "utf8" }));
    };
    const whole = agreeingWithout("nothing");
    const natural = judgedAnswers().filter(isNatural).length;
    const lost = [...files, ...ofRelations].map((table): [string, number] => [table, perThousand(whole - agreeingWithout(table), natural)]);
    return Object.fromEntries(lost.toSorted(([, a], [, b]) => b - a).map(([name, count]) => [name, { "lost of 1,000": count }]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many natural answers agree with the teacher in a process that may have been started without a table, by the trees of a file. */
export function agreeingByTrees(file: string): number {
  const models = (JSON.parse(readFileSync(file, "utf8")) as Trees[]).map(modelOf);
  const answers = judgedAnswers().filter(isNatural);
  const decks = [...new Set(answers.map(({ deckName }) => deckName))];
  return answers.filter((answer) => {
    const { decided, features: values } = answerReading(answer);
    const model = itemAt(models, decks.indexOf(answer.deckName) % models.length);
    return (decided ?? markBy(model, Float64Array.from(Object.values(values ?? {})))) === answer.mark;
  }).length;
}

/** Each function is switched off for all answers that call it, so only some answers are asked: every so many of the natural sets, and of the others. */
const everyNatural = 4;
const everyOther = 16;
/** A function that more of them need is not listed. */
const mostNeeded = 2;

function functions({ answers, readings, judged }: Fitting, byModel: readonly Mark[]) {
  const markAt = (at: number, early: Mark | null): Mark => early ?? (isEarly.has(at) ? itemAt(byModel, at) : lateMark(at));
  const lateMark = (at: number) => itemAt(readings, at).decided ?? itemAt(byModel, at);
  const isEarly = new Set<number>();
  const callers = new Map<string, number[]>();
  const isAsked = (at: number) => at % (isNatural(itemAt(answers, at)) ? everyNatural : everyOther) === 0;
  const marks = answers.slice(0, judged).map((answer, at) => {
    if (!isAsked(at)) return answer.mark;
    board.called.clear();
    const early = earlyMark(answer);
    if (early !== null) isEarly.add(at);
    for (const name of board.called) callers.set(name, [...(callers.get(name) ?? []), at]);
    return markAt(at, early);
  });
  const agreement = (places: readonly number[], by: (at: number) => Mark) =>
    places.filter((at) => by(at) === itemAt<JudgedAnswer>(answers, at).mark).length;
  const rows = switches.flatMap(({ name, lines }) => {
    const called = callers.get(name) ?? [];
    board.off = name;
    const without = new Map(called.map((at) => [at, markAt(at, earlyMark(itemAt(answers, at)))]));
    board.off = "";
    const changed = called.filter((at) => without.get(at) !== marks[at]);
    const worthOf = (places: readonly number[]) =>
      agreement(places, (at) => itemAt(marks, at)) - agreement(places, (at) => without.get(at) ?? "wrong");
    const natural = changed.filter((at) => isNatural(itemAt(answers, at)));
    return [
      {
        name,
        lines,
        called: called.length,
        changed: changed.length,
        worth: worthOf(changed),
        natural: natural.length,
        "worth there": worthOf(natural),
      },
    ];
  });
  return rows.filter(({ worth }) => worth < mostNeeded).toSorted((a, b) => b.lines - a.lines);
}
