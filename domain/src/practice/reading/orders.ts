/** Number of words of an answer that are read, and how far apart the words of an order may stand. */
const [mostWords, near] = [1500, 9];

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Pairs of words, near each other in this order, of an answer that is about its own evaluation. */
const pairs: readonly (readonly [first: ReadonlySet<string>, then: ReadonlySet<string>])[] = [
  [
    words("ignore disregard forget override skip"),
    words("above previous prior earlier instruction instructions rule rules prompt card everything"),
  ],
  [
    words("give award assign grant deserve deserves"),
    words("100 full maximum max perfect point points mark marks credit score fullmarks fullcredit"),
  ],
  [words("grade mark score rate output reply respond return"), words("100 perfect iscorrect fullmarks fullcredit ascorrect asright")],
  [words("youare actas pretend"), words("teacher examiner grader assistant ai model")],
  [
    words("ignora ignoriere ignorez ignorer vergiss olvida oublie игнорируй проигнорируй zignoruj negeer ignorera yoksay"),
    words(
      "100 anweisung anweisungen instrucciones instrução instruções instructions anterior anteriores consigne consignes oben инструкции instrukcje instructies",
    ),
  ],
];

/** Words that count as one: `full marks`. */
const joinedWords: readonly (readonly [string, string])[] = [
  ["full marks", "fullmarks"],
  ["full credit", "fullcredit"],
  ["as correct", "ascorrect"],
  ["as right", "asright"],
  ["you are", "youare"],
  ["act as", "actas"],
];

/** A verdict in the form of the reply, the beginning of another message, or a tag of one. */
const forged = [
  /\b(?:iscorrect|is_correct|score)["']? ?[:=]/,
  /\b(?:system|assistant|developer) ?(?:prompt|message)? ?:/,
  /<\/?(?:system|assistant|think|instructions?)>/,
];

/** Orders in scripts that write no spaces between words. */
const unspaced = /忽略(?:以上|之前|上述)|無視(?:以上|上述|して)|忘记(?:以上|之前)|指示を無視|이전 지시|지시를 무시/;

/** Whether a text is about its own evaluation: an order to the examiner, or a verdict. Signs that draw nothing don't hide one. */
export function speaksToTheExaminer(text: string): boolean {
  const folded = withoutInvisibleSigns(text).normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
  if (forged.some((form) => form.test(folded)) || unspaced.test(folded)) return true;
  const plain = joinedWords.reduce((before, [separate, one]) => before.replaceAll(separate, one), folded);
  const foldedWords = (plain.match(/[\p{L}\p{N}_]+/gu) ?? []).slice(0, mostWords);
  return pairs.some(([first, then]) =>
    foldedWords.some((word, at) => first.has(word) && foldedWords.slice(at + 1, at + 1 + near).some((other) => then.has(other))),
  );
}

/** A text without the signs that draw nothing, such as zero-width spaces: what a reader sees is what is graded. */
export function withoutInvisibleSigns(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
}
