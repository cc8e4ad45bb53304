import { grade } from "./examiner.ts";
import { othersPairs, type OthersPair } from "./answers.ts";
import { byKind } from "./by-kind.ts";
import { robustness } from "./robustness.ts";
import { timings } from "./timings.ts";
import { allPairs, type Half, type Pair } from "./pairs/all.ts";
import { plainRules } from "./plain-rules.ts";

/**
 * How often the built-in examiner and three plain rules agree with a fair teacher. `--misses` lists where the examiner does not,
 * on the tuned half only; `--misses=untouched` breaks the seal and is for the reader, not for tuning.
 */
const pairs = allPairs();
const graders: Record<string, (pair: Pair) => boolean> = {
  "built-in examiner": (pair) => gradeOf(pair).isCorrect,
  ...Object.fromEntries(
    Object.entries(plainRules).map(([name, accepts]) => [name, ({ card, answer }: Pair) => accepts(card.definition, answer)]),
  ),
};

console.log(
  `${pairs.length} answers to ${new Set(pairs.map(({ card }) => card)).size} cards, judged by hand before the examiner was written\n`,
);
for (const half of ["tuned", "untouched"] as const) table(half);
console.log("accuracy: full or not, as isCorrect says. bands: full, partial or wrong, as the score says (the plain rules have none).\n");
others();
robustness();
timings();
const asked = process.argv.find((argument) => argument.startsWith("--misses"));
if (asked) misses(asked.endsWith("=untouched") ? "untouched" : "tuned");

function table(half: Half): void {
  const own = pairs.filter((pair) => pair.half === half);
  const rows = Object.entries(graders).map(([grader, accepts]) => {
    const falseRejections = own.filter((pair) => pair.verdict === "full" && !accepts(pair)).length;
    const falseAcceptances = own.filter((pair) => pair.verdict !== "full" && accepts(pair)).length;
    const errors = falseRejections + falseAcceptances;
    const bands =
      grader === "built-in examiner" ? percent(own.filter((pair) => bandOf(gradeOf(pair).score) === pair.verdict).length / own.length) : "";
    return {
      grader,
      accuracy: percent(1 - errors / own.length),
      errors,
      "false rejections": falseRejections,
      "false acceptances": falseAcceptances,
      bands,
    };
  });
  console.log(`The ${half} half: ${own.length} answers`);
  console.table(Object.fromEntries(rows.map(({ grader, ...figures }) => [grader, figures])));
}

/** The set of another author: the half that rules were written by, and the half that was held back, of which only figures are printed. */
function others(): void {
  const set = othersPairs();
  if (set === null) return console.log("The other author's set is not here: name its file with --answers=PATH or GRADING_ANSWERS.\n");
  const plain = ({ definition, answer }: OthersPair) => plainRules["bigram Dice > 0.85"]?.(definition, answer) ?? false;
  for (const half of ["seen", "held"] as const) {
    console.log(`Another author's answers, the ${half} half, by kind; plain rules: bigram Dice > 0.85`);
    byKind(
      set.filter((pair) => pair.half === half),
      (pair) => gradeOf({ card: pair, deck: pair.deck, answer: pair.answer }),
      plain,
    );
  }
  if (process.argv.includes("--misses")) othersMisses(set.filter(({ half }) => half === "seen"));
}

function othersMisses(seen: readonly OthersPair[]): void {
  for (const pair of seen) {
    const { score, rule, feedback } = gradeOf({ card: pair, deck: pair.deck, answer: pair.answer });
    if (bandOf(score) === pair.verdict) continue;
    console.log(
      `${pair.id} ${pair.verdict} but ${score} by ${rule}: ${pair.term} | ${pair.definition} | ${pair.answer} (${pair.why})\n    ${feedback}`,
    );
  }
}

function misses(half: Half): void {
  for (const pair of pairs.filter((one) => one.half === half)) {
    const { score, rule, isCorrect, feedback } = gradeOf(pair);
    if (bandOf(score) === pair.verdict) continue;
    const kind = isCorrect === (pair.verdict === "full") ? "band " : isCorrect ? "ACCEPTED" : "REJECTED";
    console.log(
      `${kind} ${pair.verdict} but ${score} by ${rule}: ${pair.card.term} | ${pair.card.definition} | ${pair.answer} (${pair.why})\n    ${feedback}`,
    );
  }
}

function gradeOf({
  card,
  deck,
  answer,
}: Pick<Pair, "card" | "deck" | "answer"> | { card: OthersPair; deck: OthersPair["deck"]; answer: string }) {
  return grade({ term: card.term, definition: card.definition, answer, deck });
}

function bandOf(score: number): Pair["verdict"] {
  if (score >= 90) return "full";
  return score >= 40 ? "partial" : "wrong";
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
