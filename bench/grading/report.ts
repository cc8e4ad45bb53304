import { itemAt } from "./item-at.ts";
import { agreementBySet, markOf } from "./agreement.ts";
import { grade } from "./examiner.ts";
import { judgedAnswers } from "./judged-answers.ts";
import { processCosts } from "./process-costs.ts";
import { robustness } from "./robustness.ts";

/** Prints how often the examiner in use agrees with the teachers, by set, then what needs no judge and what it costs. */
export function report(): void {
  const answers = judgedAnswers();
  const graded = answers.map((answer) => grade(answer));
  const marks = graded.map(({ score }) => markOf(score));
  console.table(agreementBySet(answers, marks));
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
