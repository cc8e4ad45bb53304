import { tableOf } from "../../../words/table-of.ts";

/** The pronouns of each grammatical person, by language. */
const rows = tableOf<readonly string[]>({
  en: ["i me my", "we us our", "he him his", "she her", "they them their", "you your"],
  es: ["yo me mi", "tú te tu", "nos nosotros nuestro", "os vosotros"],
  fr: ["je me j mon ma", "tu te ton ta", "nous notre", "vous votre"],
  de: ["ich mich mir mein meine", "du dich dir dein deine", "wir uns unser", "ihr euch euer"],
  it: ["io mi mio mia", "tu ti tuo tua", "noi ci nostro", "voi vi vostro"],
  pt: ["eu me meu minha", "tu te teu", "nós nos nosso"],
});

const all = new Set(Object.values(rows).flatMap((persons) => persons.flatMap((row) => row.split(" "))));

/** Whether a word can be a pronoun in any language; only then the language is needed. */
function isPronoun(word: string): boolean {
  return all.has(word);
}

/** Longer definitions are explanations, in which `you` or `one` means anyone. */
const mostWords = 8;

/**
 * `No te gusta` for `no me gusta`, `he forgot` for `I forgot`: in a sentence to be translated another person is wrong. Null if either
 * sentence has no pronoun, or both have the same persons.
 */
export function anotherPerson(
  definition: readonly string[],
  answer: readonly string[],
  languageOf: () => string | null,
): { missing: string[]; detail: string } | null {
  if (definition.length > mostWords || answer.length > mostWords || !definition.some(isPronoun) || !answer.some(isPronoun)) return null;
  const persons = rows[languageOf() ?? ""];
  if (persons === undefined) return null;
  const personOf = (word: string) => persons.findIndex((row) => row.split(" ").includes(word));
  // The first word is the subject: `he forgot me`.
  const [subject, other] = [definition[0] ?? "", answer[0] ?? ""];
  if (personOf(subject) >= 0 && personOf(other) >= 0 && personOf(subject) !== personOf(other)) return { missing: [subject], detail: other };
  const [ours, theirs] = [definition, answer].map((words) => words.filter((word) => personOf(word) >= 0));
  const strange = theirs?.find((word) => !ours?.some((own) => personOf(own) === personOf(word)));
  const left = ours?.find((word) => !theirs?.some((said) => personOf(said) === personOf(word)));
  return strange === undefined || left === undefined ? null : { missing: [left], detail: strange };
}
