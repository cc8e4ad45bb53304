import { grade } from "./examiner.ts";
import { othersPairs } from "./answers.ts";
import { byKind, type JudgedPair } from "./by-kind.ts";
import { freshPairs } from "./fresh/all.ts";
import { pairsByKind } from "./kinds/all.ts";
import { hostileAnswers } from "./hostile.ts";
import { robustness } from "./robustness.ts";
import { timings } from "./timings.ts";
import { allPairs, type Half, type Pair } from "./pairs/all.ts";
import { plainRules } from "./plain-rules.ts";

/**
 * How often the built-in examiner and three plain rules agree with a fair teacher. `--misses` lists where the examiner does not,
 * on the tuned half only; `--misses=untouched` breaks the seal and is for the reader, not for tuning. `--seen` leaves out what is held
 * back, and the timings.
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
halves("Our own answers by kind", pairsByKind());
halves("Our own fresh answers", freshPairs());
const others = othersPairs();
if (others === null) console.log("The other author's set is not here: name its file with --answers=PATH or GRADING_ANSWERS.\n");
else halves("Another author's answers", others);
if (!process.argv.includes("--seen")) {
  robustness();
  timings();
  hostileAnswers();
}
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

/** Sets of which half was held back while rules were written: of that half only figures are printed. */
function halves(whose: string, set: readonly JudgedPair[]): void {
  const plain = ({ definition, answer }: JudgedPair) => plainRules["bigram Dice > 0.85"]?.(definition, answer) ?? false;
  for (const half of ["seen", "held"] as const) {
    if (half === "held" && process.argv.includes("--seen")) continue;
    console.log(`${whose}, the ${half} half, by kind; plain rules: bigram Dice > 0.85`);
    byKind(
      set.filter((pair) => pair.half === half),
      (pair) => gradeOf({ card: pair, deck: pair.deck, answer: pair.answer }),
      plain,
    );
  }
  if (process.argv.includes("--misses")) seenMisses(set.filter(({ half }) => half === "seen"));
}

function seenMisses(seen: readonly JudgedPair[]): void {
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
}: Pick<Pair, "card" | "deck" | "answer"> | { card: JudgedPair; deck: JudgedPair["deck"]; answer: string }) {
  return grade({ term: card.term, definition: card.definition, answer, deck });
}

function bandOf(score: number): Pair["verdict"] {
  if (score >= 90) return "full";
  return score >= 40 ? "partial" : "wrong";
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
