import { readFileSync, readdirSync } from "node:fs";

/** A teacher's mark of an answer. */
export type Mark = "right" | "part" | "wrong";

export type Side = { term: string; definition: string };

/** One answer to a card of a deck with a teacher's mark, a row of `answers/*.tsv`. */
export type JudgedAnswer = Side & {
  set: string;
  deckName: string;
  language: string;
  deck: readonly Side[];
  answer: string;
  mark: Mark;
  reason: string;
  author: string;
};

/** Sets whose answers were written as students type them, not to trap rules: what decides how good the examiner is. */
export function isNatural({ set }: Pick<JudgedAnswer, "set">): boolean {
  return set === "strangers" || set.startsWith("fresh ");
}

const folder = new URL("answers/", import.meta.url);
const columns = ["set", "deck", "lang", "term", "definition", "answer", "mark", "reason", "author"] as const;

/** All judged answers. A row without an answer is a card that nobody answered; it belongs to its deck. */
export function judgedAnswers(): JudgedAnswer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) => answersIn(readFileSync(new URL(name, folder), "utf8"), name));
}

/** The answers of one file; throws if its first line or a mark is not as it should be. */
export function answersIn(text: string, name: string): JudgedAnswer[] {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  if (head !== columns.join("\t")) throw new Error(`${name} does not begin with the names of its columns`);
  const rows = lines.map((line) => line.split("\t").map(unescaped));
  const decks = new Map<string, Map<string, Side>>();
  for (const [, deck = "", , term = "", definition = ""] of rows) {
    const cards = decks.get(deck) ?? new Map<string, Side>();
    decks.set(deck, cards.set(`${term}\t${definition}`, { term, definition }));
  }
  return rows.flatMap(
    ([set = "", deckName = "", language = "", term = "", definition = "", answer = "", mark = "", reason = "", author = ""], at) => {
      if (answer === "" && mark === "") return [];
      if (mark !== "right" && mark !== "part" && mark !== "wrong") throw new Error(`${name}, row ${at + 2}: "${mark}" is no mark`);
      return [
        {
          set,
          deckName,
          language,
          term,
          definition,
          answer,
          mark,
          reason,
          author,
          deck: [...(decks.get(deckName) ?? new Map()).values()] as Side[],
        },
      ];
    },
  );
}

function unescaped(field: string): string {
  return field.replace(/\\(.)/g, (_, sign: string) => ({ n: "\n", t: "\t", r: "\r" })[sign] ?? sign);
}
