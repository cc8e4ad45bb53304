/** A deck of the benchmark. `equivalents` are definitions, marked by hand, of which no two may stand in one question. */
export type BenchDeck = {
  name: string;
  cards: { id: string; term: string; definition: string }[];
  equivalents: readonly (readonly string[])[];
};

/** Reads `term | definition`, one card a line. */
export function deck(name: string, text: string, equivalents: BenchDeck["equivalents"] = []): BenchDeck {
  const lines = text.split("\n").filter((line) => line.includes(" | "));
  const cards = lines.map((line, at) => {
    const [term = "", definition = ""] = line.split(" | ");
    return { id: `${name}-${at}`, term: term.trim(), definition: definition.trim() };
  });
  return { name, cards, equivalents };
}
