import { grade } from "./examiner.ts";

/** One evaluation against decks of several sizes, and against texts of 100,000 characters, by the processor: a clock counts what else runs on it. */
export function timings(): void {
  const rows = [
    ["a deck of 100 cards", deckOf(100), undefined],
    ["a deck of 1,000 cards", deckOf(1000), undefined],
    ["a deck of 10,000 cards", deckOf(10_000), undefined],
    ["1,000 cards, definition and answer of 100,000 characters", deckOf(1000), longText()],
  ] as const;
  const figures = rows.map(([name, deck, long]) => {
    const card = deck[7];
    if (!card) throw new Error("the deck has no eighth card");
    const definition = long ?? card.definition;
    const answer = long === undefined ? "the amount of matter which something holds, in kilograms" : `${long.slice(9)} and more`;
    const times = Array.from({ length: 60 }, () => {
      const start = process.cpuUsage();
      grade({ term: card.term, definition, answer, deck });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }).slice(10);
    times.sort((a, b) => a - b);
    return [name, { "median ms": round(times[25]), "slowest of 50 ms": round(times.at(-1)) }] as const;
  });
  console.log("One evaluation, in ms of the processor");
  console.table(Object.fromEntries(figures));
}

const subjects = ["mass", "charge", "current", "pressure", "volume", "energy", "force", "speed", "heat", "light"];

function deckOf(size: number): { term: string; definition: string }[] {
  return Array.from({ length: size }, (_, at) => {
    const subject = subjects[at % subjects.length] ?? "";
    return { term: `${subject} ${at}`, definition: `The amount of ${subject} that body number ${at} holds, measured in its usual unit` };
  });
}

function longText(): string {
  return Array.from({ length: 12_000 }, (_, at) => `word${(at * 7919) % 5000}`)
    .join(" ")
    .slice(0, 100_000);
}

function round(ms = Number.NaN): number {
  return Math.round(ms * 100) / 100;
}
