import { itemAt } from "./item-at.ts";
import { agreementOn, markOf } from "./agreement.ts";
import { grade } from "./examiner.ts";
import { judgedAnswers, type JudgedAnswer } from "./judged-answers.ts";
import { isNatural } from "./readings.ts";
import { processCosts } from "./process-costs.ts";
import { robustness } from "./robustness.ts";

/** Prints how often the examiner in use agrees with the teachers, by set, then what needs no judge and what it costs. */
export function report(): void {
  const answers = judgedAnswers();
  const graded = answers.map((answer) => grade(answer));
  const marks = graded.map(({ score }) => markOf(score));
  const rowOf = (is: (answer: JudgedAnswer) => boolean) => {
    const places = [...answers.keys()].filter((at) => is(itemAt(answers, at)));
    return agreementOn(
      places.map((at) => itemAt(answers, at)),
      places.map((at) => itemAt(marks, at)),
    );
  };
  console.table({
    ...Object.fromEntries([...new Set(answers.map(({ set }) => set))].map((set) => [set, rowOf((answer) => answer.set === set)])),
    natural: rowOf(isNatural),
    all: rowOf(() => true),
  });
  if (process.argv.includes("--misses"))
    for (const [at, { set, term, definition, answer, mark, reason }] of answers.entries())
      if (marks[at] !== mark)
        console.log(
          `${set}: ${mark} but ${itemAt(graded, at).score} by ${itemAt(graded, at).rule}: ${term} | ${definition} | ${answer} (${reason})\n    ${itemAt(graded, at).feedback}`,
        );
  if (!process.argv.includes("--sets")) {
    robustness();
    processCosts();
  }
}
