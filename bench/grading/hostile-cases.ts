/** Answers that were made to take long, each of up to 100,000 characters: definition and answer. */
export const cases: Readonly<Record<string, () => readonly [definition: string, answer: string]>> = {
  "an answer of ten words": () => [`the ${words(10)}`, `a ${words(10)}`],
  "two sentences of 40 words": () => [words(40), words(40)],
  "100,000 characters of words": () => [words(12_000), words(12_000)],
  "10,000 numbers for one": () => ["12 km", numbers(10_000)],
  "10,000 numbers for as many": () => [numbers(10_000), numbers(10_001)],
  "50,000 brackets": () => ["x = (a + b) / c", `${"(".repeat(50_000)}a${")".repeat(50_000)}`],
  "brackets in a definition": () => [`${"(a".repeat(2000)}${")".repeat(2000)}`, "(a".repeat(2000)],
  "a list of 2,000 for one of 50": () => [list(50, "item"), list(2000, "thing")],
  "2,000 beginnings of phrases": () => [words(60), "make take get put break have become lose can not ".repeat(2000)],
  "as many on both sides": () => [
    "take make get go put be have can not more than one ".repeat(300),
    "make take get put break have become ".repeat(300),
  ],
  "250 times not": () => [words(60), `${"not ".repeat(250)}${words(50)}`],
  "100,000 commas": () => ["a, b, c", ",".repeat(100_000)],
  "50,000 signs of Han": () => ["中国的首都", "中国".repeat(25_000)],
  "40 signs of many readings": () => ["生上下人行金本一大中".repeat(4), "なま".repeat(25)],
  "signs and kana, for romaji": () => ["生の上の下の人の行の金の本の大の中の".repeat(2), "nama no ue no ".repeat(4)],
  "100,000 marks on one letter": () => ["é", `e${"\u0301".repeat(99_999)}`],
  "a formula of 50,000 terms": () => ["E = mc^2", "a+".repeat(50_000)],
  "5,000 lines of code": () => ["for i in range(10):", "for i in range(10):\n".repeat(5000)],
};

const stems = "evapor condens transport describ govern animal mountain river kingdom protein electron particl market council".split(" ");
const endings = "ation ing ed er al ic ity ment ism ous able ant ence age".split(" ");
let at = 0;

/** Words that look English, others each time: what the lexicon remembers does not help. */
function words(count: number): string {
  return Array.from({ length: count }, () => {
    at += 1;
    return `${stems[at % stems.length] ?? ""}${endings[(at * 7 + (at >> 4)) % endings.length] ?? ""}`;
  }).join(" ");
}

function numbers(count: number): string {
  return Array.from({ length: count }, (_, place) => place).join(", ");
}

function list(count: number, item: string): string {
  return Array.from({ length: count }, (_, place) => `${item}${place}`).join(", ");
}
