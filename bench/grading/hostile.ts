import { cases } from "./hostile-cases.ts";
import { grade } from "./examiner.ts";

/** What one evaluation takes of the processor, against a deck of 1,000 cards: other programs on the machine do not count. */
export function hostileAnswers(): void {
  const deck = Array.from({ length: 1000 }, (_, at) => ({ term: `term ${at}`, definition: `what body number ${at} holds` }));
  const rows = Object.entries(cases).map(([name, made]) => {
    const times = Array.from({ length: 40 }, () => {
      const [definition, answer] = made();
      const start = process.cpuUsage();
      grade({ term: "the term", definition, answer, deck });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }).slice(10);
    times.sort((a, b) => a - b);
    return [name, { "p50 ms": round(times[15]), "worst of 30 ms": round(times.at(-1)) }] as const;
  });
  console.log("Answers made to take long, in ms of the processor");
  console.table(Object.fromEntries(rows));
}

function round(ms = Number.NaN): number {
  return Math.round(ms * 10) / 10;
}
