import { writtenOut } from "./shorthand.ts";
import { isFunctionWord, type Language } from "./function-words.ts";

/** Number of words of a text that are read. */
const mostWords = 300;

/**
 * The words of a folded text in order, at most 300, with contractions and elisions split (`can't` → can not, `l'eau` → l eau) and fixed
 * phrases as one word (`gives off` → release). Scripts without spaces are segmented by `Intl.Segmenter`.
 */
export function wordsOf(foldedText: string): string[] {
  if (foldedText.length < longText) return readWords(foldedText);
  const known = cachedWords.get(foldedText);
  if (known) return [...known];
  const words = readWords(foldedText);
  if (cachedWords.size >= mostCached) cachedWords.clear();
  cachedWords.set(foldedText, words);
  return [...words];
}

/** Rules ask for the words of one text again and again, so the last few long texts are cached. */
const longText = 300;
const mostCached = 8;
const cachedWords = new Map<string, readonly string[]>();

function readWords(foldedText: string): string[] {
  const text = phrases.reduce(
    (before, [phrase, word]) => (typeof word === "string" ? before.replace(phrase, word) : before.replace(phrase, word)),
    apartFromApostrophes(writtenOut(foldedText)),
  );
  const words: string[] = [];
  for (const [run] of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,:](?=\p{N})\p{N}+)*|\p{Extended_Pictographic}/gu)) {
    if (words.length >= mostWords) break;
    if (unspaced.test(run)) words.push(...segments(run));
    else words.push(run);
  }
  return words.slice(0, mostWords);
}

/** The words without function words. */
export function contentWords(words: readonly string[], language: Language): string[] {
  return words.filter((word) => !isFunctionWord(word, language));
}

/** The phrase of a lower-case text that is read as this word, such as `breaking down` for decompose; null if there is none. */
export function phraseReadAs(word: string, text: string): string | null {
  for (const [phrase, read] of phrases) {
    const found = typeof read === "string" && read.split(" ").includes(word) ? text.matchAll(phrase).next().value : undefined;
    if (found) return found[0].trim();
  }
  return null;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Firefox before 2024 has no segmenter: there each character counts as a word. */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("und", { granularity: "word" }) : null;

function segments(run: string): string[] {
  return segmenter === null ? Array.from(run) : Array.from(segmenter.segment(run), ({ segment }) => segment);
}

function apartFromApostrophes(text: string): string {
  return text
    .replace(/\bcannot\b/g, "can not")
    .replace(/\bwon't\b/g, "will not")
    .replace(/\bcan't\b/g, "can not")
    .replace(/n't(?!\p{L})/gu, " not")
    .replace(/(?<=\p{L})'s\b/gu, "")
    .replace(/(?<=\p{L}s)'(?!\p{L})/gu, "")
    .replace(/\b(l|d|j|m|t|s|c|n|qu|dell|nell|all|un)'(?=\p{L})/gu, "$1 ");
}

/** A bound before a number, in digits or in words. */
function aheadOfANumber(bound: string, sign: string): RegExp {
  return new RegExp(
    `(?:\\b(?:${bound})\\s|${sign}\\s?)(?=\\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|a hundred|half an?)\\b)`,
    "g",
  );
}

const ordinals = "first second third fourth fifth sixth seventh eighth ninth".split(" ");
const centuries = "twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(" ");

/** Phrases of two or three words that mean one, so that comparison by word finds them. */
const phrases: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\bnon-(?=\p{L}{4})/gu, "non "],
  [aheadOfANumber("at least|no(?:t)? less than|a minimum of", "≥"), "atleast "],
  [aheadOfANumber("at most|no(?:t)? more than|up to|a maximum of", "≤"), "atmost "],
  [aheadOfANumber("(?:less|smaller|fewer|lower|younger|shorter) than|under|below", "<"), "lessthan "],
  [aheadOfANumber("(?:more|greater|larger|higher|bigger|older|longer) than|over|above|exceeding", ">"), "morethan "],
  [/\b(?:by accident|by mistake|accidental(?:ly)?|without (?:any )?(?:intent|intention|intending|meaning)(?: to)?)\b/g, "unintentional"],
  [/\bin either direction\b|\bboth ways\b|\bforwards? and backwards?\b|\bback and forth\b/g, "in both directions"],
  [/\b(1st|2nd|3rd|[4-9]th)\b(?! century)/g, (short: string) => ordinals[Number.parseInt(short, 10) - 1] ?? short],
  [/\b(1\d|20)00s\b/g, (_: string, hundreds: string) => `${Number(hundreds) + 1}th century`],
  [
    /\b(?:sixteenth|seventeenth|eighteenth|nineteenth|twentieth|fifteenth|fourteenth|thirteenth|twelfth) (?=century)/g,
    (word: string) => `${centuries.indexOf(word.trim()) + 12}th `,
  ],
  [/\b(?:the )?(end|beginning) of (?:the )?(?=\d+th century)/g, (_: string, part: string) => (part === "end" ? "late " : "early ")],
  [/\b(?:has |have |had )?ceas(?:es?|ed) to\b/g, "not"],
  [/\bin a row\b|\bone after (?:the other|another)\b|\bback[- ]to[- ]back\b|\bsuccessive(?:ly)?\b/g, "consecutive"],
  [
    /\bfree of charge\b|\b(?:without|at no) (?:any |extra )?(?:charge|cost|pay(?:ment|ing)?|fee)\b|\bcosts? nothing\b|\bfor (?:nothing|free)\b|\bunpaid\b|\bwithout (?:being |getting )?paid(?: for it)?\b/g,
    "free",
  ],
  [/\bnegative growth\b/g, "fall"],
  [/\b(?:in general|on the whole)\b/g, "generally"],
  [/\b(?:on purpose|purpose(?:ly|fully)|intentional(?:ly)?|deliberately)\b/g, "deliberate"],
  [/\b(changes?|reacts?|responds?|moves?|varies|vary|differs?) (?:very |only )?little\b/g, "hardly $1"],
  [/\bha(?:s|ve|ving) a hard time\b/g, "difficulty"],
  // `giving away money` is not a release.
  [/\b(?:giv(?:es?|en|ing)|gave) away(?= (?:an? |one |its |some )?(?:electrons?|protons?|h|hydrogen|energy|heat)\b)/g, "lose"],
  // `personne ne sait` is a denial; in `personne qui sait` the word means a person.
  [/\bpersonne (?=ne\b|n['’ ])/g, "aucun "],
  [/\bput(?:s|ting)? off\b/g, "postpone"],
  [
    /\b(?:leads?|leading|led) to\b|\b(?:results?|resulting|resulted) in\b|\b(?:brings?|brought) about\b|\bg(?:ives?|ave) rise to\b/g,
    "cause",
  ],
  [/\b(?:takes?|taking|took) place\b/g, "happen"],
  [/\bsimultaneously\b/g, "at the same time"],
  [/\bhalf (?:a|of a) minute\b/g, "thirty seconds"],
  [/\bhalf an hour\b/g, "thirty minutes"],
  [/\bhalf a year\b/g, "six months"],
  [/\bin (?:all|every) places?\b|\ball over the place\b/g, "everywhere"],
  [/\ball over the world\b|\baround the world\b|\bthroughout the world\b/g, "worldwide"],
  [
    /\bfor (?:only |just )?(?:a |an )?(?:(?:very|extremely) )?(?:short|brief) (?:time|while|period)\b|\bfor (?:only |just )?a (?:moment|while)\b|\bjust a moment\b/g,
    "briefly",
  ],
  [/\bshort-lived\b/g, "lasting briefly"],
  [/\bfor a (?:very )?long (?:time|while)\b/g, "long"],
  [/\bfor (?:a|some) time\b/g, "temporarily"],
  [/\bsee-through\b/g, "transparent"],
  [/\bout of date\b|\bold-fashioned\b/g, "outdated"],
  [/\bat any time\b/g, "whenever"],
  [/\b(?:unchanging|unchanged)\b|\b(?:stays?|remains?|keeps?|staying|remaining) the same\b/g, "not change"],
  [/\b(?:doesn't|does not|did not|do not) matter\b/g, "not change"],
  [/\b(?:has|have|having|with) no (?:effect|influence|impact) on\b/g, "not affect"],
  [/\b(\p{L}+) ((?:can|does|do|could) (?:not )?)?pass(?:es)? through(?: it| them)?(?=$|[.,;])/gu, "$2let $1 through"],
  [/\bequally (?=\p{L})/gu, "same "],
  [/\b(?:just )?as (\p{L}+) as\b/gu, "same $1 "],
  [/\btoo (?:much|many|high)\b/g, "excess"],
  [/\bone ((?:\p{L}+ ){1,3})to (?:the next|another|the other)\b/gu, "$1to next"],
  [/\bh2o\b/g, "water"],
  [/\bo2\b/g, "oxygen"],
  [/\bnacl\b/g, "sodium chloride"],
  [/\b(?:not|too) (?:enough|few|little)\b|\binsufficient\b|\b(?:small|low|reduced) (?:number|amount|level|count|supply) of\b/g, "shortage"],
  [/\b(\p{L}+(?: \p{L}+){0,2}) (?:deficiency|shortage|deficit)\b/gu, "shortage $1"],
  [/\b(?:somewhere else|in another place)\b/g, "elsewhere"],
  [/\bman-made\b/g, "artificial"],
  [/\bwithout (?:an )?end(?=$|[.,;])|\bfor ever\b|\bnever[- ]?end(?:s|ing)?\b/g, "forever"],
  [/\b(?:passes|passed|pass|passing) away\b/g, "die"],
  [/\b(?:mother and father|father and mother|mum and dad|mom and dad)\b/g, "parents"],
  [/\b(?:lost|loses?|losing) (?:to|against)\b/g, "was defeated by"],
  [/\b(?:victory|win|wins|won|winning) (?:over|against)\b/g, "defeat"],
  [/\bhow (?:much|many)\b/g, "amount"],
  [/√\s?|\bsquare[- ]roots?\b(?: of)?|\broot (?=\p{L}\b)/gu, " squareroot "],
  [/(?<=\p{L}\)?)\s?[÷]\s?(?=\(?\p{L})|(?<=\p{L}\)?)\s\/\s(?=\(?\p{L})/gu, " divided by "],
  [/(?<=\p{L}\)?)\s-\s(?=\(?\p{L})/gu, " minus "],
  [/(?<=\p{L}\)?)\s\+\s(?=\(?\p{L})/gu, " plus "],
  [
    /\b(?:keep|stop|prevent|hinder|block)(?:s|ing|p?ed|ping)? ((?:\p{L}+ ){1,5}?)from (?=\p{L}+ing\b)|\bkept ((?:\p{L}+ ){1,5}?)from (?=\p{L}+ing\b)/gu,
    (_: string, whom: string | undefined, other: string | undefined) => `hinderfrom ${whom ?? other ?? ""}`,
  ],
  [/\bno matter (?=how|what|which|who|when|where|if)/g, "whatever "],
  [/\b(?:must not|not (?:be(?:ing)? )?(?:allowed|permitted)|forbidden|prohibited|banned|(?:ban|prohibition) (?:on|of))\b/g, "not allowed"],
  [/\b(?:unable|not able|failing|fails?|failed) to\b|\bincapable of\b/g, "not"],
  [/\b(?:be |is |are |being )?able to\b/g, "can"],
  [/\bin (?:the )?absence of\b|\bfree (?:of|from)\b|\bdevoid of\b|\blacking(?: in)?\b/g, "without"],
  [
    /\b(?:makes?|making|made|gets?|getting|becomes?|becoming) ((?:\p{L}+ ){0,6}?)(?:smaller|lower|less|fewer|shorter|narrower)\b/gu,
    "decrease $1",
  ],
  [
    /\b(?:makes?|making|made|gets?|getting|becomes?|becoming) ((?:\p{L}+ ){0,6}?)(?:bigger|larger|greater|higher|longer|wider|more)\b/gu,
    "increase $1",
  ],
  [/\b(?:greatest|largest|maximum) distance\b|\bfurthest(?: away)?\b|\bfarthest away\b/g, "farthest"],
  [/\b(?:smallest|shortest|minimum|least) distance\b/g, "closest"],
  [/\bno longer\b|\b(?:is )?not possible to\b|\b(?:is )?impossible to\b/g, "not"],
  [/\b(?:go|goes|going|went|gone) up\b|\b(?:get|gets|getting) (?:bigger|larger|higher)\b/g, "increase"],
  [/\b(?:go|goes|going|went|gone) down\b|\b(?:get|gets|getting) (?:smaller|lower)\b/g, "decrease"],
  [/\b(?:go|goes|going|come|comes|coming|pass|passes|passing) into\b/g, "enter"],
  [/\bpull(?:s|ing|ed)? (\p{L}+ )?together\b/gu, "attract $1"],
  [/\bbecom(?:e|es|ing)\b/g, "convert into"],
  [/\bcut(?:s|ting)? down\b/g, "clear"],
  [/\bany ?more\b/g, ""],
  [/\b(?:has|have|having) to\b/g, "must"],
  [/\bno[ -]one\b/g, "nobody"],
  [/\baway from\b/g, "awayfrom"],
  [/\b(?:gives?|giving|given|gave) off\b/g, "release"],
  [/\b(?:gives?|giving|given|gave) up\b/g, "forgo"],
  [/\bspee?ds? up\b|\bspeeding up\b|\bsped up\b/g, "accelerate"],
  [/\bslow(?:s|ing|ed)? down\b/g, "decelerate"],
  [/\bincreas(?:es?|ing) the (?:rate|speed) of\b/g, "accelerate"],
  [/\bdecreas(?:es?|ing) the (?:rate|speed) of\b/g, "decelerate"],
  [/\bat (?:a )?right[ -]angles?\b/g, "perpendicular"],
  [/\b(?:made up|composed|made) of\b|\bconsist(?:s|ing)? of\b/g, "contain"],
  [/\bget(?:s|ting)? rid of\b/g, "remove"],
  [/\bbreak(?:s|ing)? down\b|\bbroken down\b/g, "decompose"],
  [/\btak(?:es?|ing) in\b|\bsoak(?:s|ing)? up\b/g, "absorb"],
  [/\b(?:caused by|due to|because of|as a result of)\b/g, "because"],
  [/\bcarbon dioxide\b/g, "co2"],
  [/\beach other\b|\bone another\b/g, "mutually"],
  [/\bliving (?:thing|being|creature)s?\b/g, "organism"],
  [/\bmore than one\b/g, "several"],
  [/\b(?:a )?lots? of\b/g, "many"],
  [/\bfind(?:s|ing)? out\b/g, "discover"],
  [/\bcarry(?:ing)? out\b|\bcarries out\b/g, "perform"],
  [/\bturn(?:s|ing|ed)? into\b|\bchang(?:e|es|ing|ed) into\b/g, "convert into"],
  [/\bin (?:exchange|return) for\b/g, "exchange for"],
  [/\bnot the same\b/g, "different"],
  [/\bas (?:much|many) as\b/g, "as"],
];
