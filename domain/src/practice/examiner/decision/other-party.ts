import type { Token } from "../words/tokens.ts";
import { denials } from "./denials.ts";
import type { WordReading } from "./reading.ts";
import { articles } from "./sentence-words.ts";

/** Verbs of two parties: the word before the one that does not do it, forms that follow the one that does, and forms of the past. */
const verbs = [
  "to|award awards|awarded",
  "to|deliver delivers|delivered",
  "to|donate donates|donated",
  "to|export exports|exported",
  "to|give gives|gave given",
  "to|grant grants|granted",
  "to|lend lends|lent",
  "to|owe owes|owed",
  "to|pay pays|paid",
  "to|sell sells|sold",
  "to|send sends|sent",
  "to|supply supplies|supplied",
  "from|borrow borrows|borrowed",
  "from|buy buys|bought",
  "from|import imports|imported",
  "from|inherit inherits|inherited",
  "from|receive receives|received",
  "from|steal steals|stole stolen",
].map((row) => {
  const [preposition = "", present = "", past = ""] = row.split("|");
  return { preposition, present: present.split(" "), past: past.split(" ") };
});

/** Who a verb is about, and whether it is the one that does what the verb says. */
type Party = { verb: (typeof verbs)[number]; name: string; isDoer: boolean };

/** `goods that other countries sell`, or goods sold by other countries, for goods sold to other countries. */
export function isOtherParty({ definition, answer, language }: WordReading): boolean {
  if (language !== "en" || denials(definition) + denials(answer) > 0) return false;
  const own = partiesIn(definition.tokens);
  const said = own.length === 0 ? [] : partiesIn(answer.tokens);
  const pairs = own.flatMap((one) => said.filter(({ verb, name }) => verb === one.verb && name === one.name).map((other) => [one, other]));
  return pairs.length > 0 && pairs.every(([one, other]) => one?.isDoer !== other?.isDoer);
}

function partiesIn(tokens: readonly Token[]): Party[] {
  return tokens.flatMap(({ text }, at) => {
    const verb = verbs.find(({ present, past }) => present.includes(text) || past.includes(text));
    if (verb === undefined) return [];
    const next = tokens[at + 1]?.text ?? "";
    const behind = next === "by" || next === verb.preposition ? nameFrom(tokens, at + 2) : "";
    const before = nameBefore(tokens, at);
    // `goods sold` are sold by somebody else; `that other countries sold` says who sells.
    const isOfTheDoer = verb.present.includes(text) || tokens.slice(Math.max(0, at - 4), at - 1).some((word) => word.text === "that");
    return [
      ...(behind === "" ? [] : [{ verb, name: behind, isDoer: next === "by" }]),
      ...(before !== "" && isOfTheDoer ? [{ verb, name: before, isDoer: true }] : []),
    ];
  });
}

/** The stems of a name that begins at a place, without its article; another country is not a country. */
function nameFrom(tokens: readonly Token[], from: number): string {
  const start = tokens.findIndex(({ text }, at) => at >= from && !articles.has(text));
  const end = tokens.findIndex((word, at) => at >= start && (word.isFunction || word.clause !== tokens[start]?.clause));
  return start < 0 ? "" : nameOf(tokens.slice(start, end < 0 ? undefined : end));
}

function nameBefore(tokens: readonly Token[], end: number): string {
  const start = tokens.slice(0, end).findLastIndex((word) => word.isFunction || word.clause !== tokens[end]?.clause);
  return nameOf(tokens.slice(start + 1, end));
}

function nameOf(words: readonly Token[]): string {
  return words.map(({ stem }) => stem).join(" ");
}
