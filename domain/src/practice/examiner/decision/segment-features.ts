import { isSaid } from "../words/alignment.ts";
import { segmentsOf, type Segment } from "../words/segments.ts";
import { perReading, type WordReading } from "./reading.ts";

/** What is found of the part of the definition that the answer says best, and of its parts as items of a list. */
export const segmentFeatures = perReading(function segmentFeaturesOf(reading: WordReading) {
  const { alignment, weightOf, definition, question } = reading;
  const { card, answer, ofCard, ofAnswer } = alignment;
  const segments = segmentsOf(definition.folded);
  const total = card.reduce((before, word) => before + weightOf(word), 0);
  const scored = segments.map((segment, at) => {
    const own = card.flatMap((word, place) => (word.start >= segment.start && word.end <= segment.end ? [place] : []));
    const weight = own.reduce((before, place) => before + weightOf(card[place] ?? nothing), 0);
    const found = own.reduce((before, place) => before + weightOf(card[place] ?? nothing) * (ofCard[place]?.strength ?? 0), 0);
    const mine = new Set(own);
    const said = answer.filter((_, place) => {
      const pair = ofAnswer[place];
      return isSaid(pair) && mine.has(pair.card);
    }).length;
    return {
      segment,
      at,
      words: own.length,
      weight,
      coverage: weight === 0 ? 0 : found / weight,
      precision: answer.length === 0 ? 0 : said / answer.length,
    };
  });
  const real = scored.filter(({ words }) => words > 0);
  const whole = real.findIndex(({ coverage }) => coverage >= 0.94);
  const saysOnlyOne = real.some(({ coverage, precision }) => coverage >= 0.94 && precision >= 0.94);
  const isGlossary =
    real.length > 1 && real.every(({ words, segment }) => words <= 4 && segment.after !== "and") && !asksForSeveral(question.term);
  const best = real.toSorted((a, b) => likeness(b) - likeness(a))[0];
  const first = real[0];
  const isBracket = ({ segment }: { segment: Segment }) => segment.after === "(";
  const outside = real.filter((one) => !isBracket(one));
  const outsideWeight = outside.reduce((before, one) => before + one.weight, 0);
  const after = best?.segment.after;
  const signs = (sign: Segment["after"]) => segments.filter((one) => one.after === sign).length;
  return {
    segments: real.length,
    saysOnlyOne: saysOnlyOne ? 1 : 0,
    saysWholeOf: whole < 0 ? 0 : 1,
    isGlossary: isGlossary ? 1 : 0,
    longestSegment: Math.max(0, ...real.map(({ words }) => words)),
    bestCoverage: best?.coverage ?? 0,
    bestPrecision: best?.precision ?? 0,
    bestShare: best === undefined || total === 0 ? 0 : best.weight / total,
    bestAfter: kindNumber(after),
    firstCoverage: first?.coverage ?? 0,
    firstPrecision: first?.precision ?? 0,
    firstWords: first?.words ?? 0,
    touched: real.length === 0 ? 0 : real.filter(({ coverage }) => coverage > 0).length / real.length,
    outsideCoverage: outsideWeight === 0 ? 0 : outside.reduce((before, one) => before + one.coverage * one.weight, 0) / outsideWeight,
    bracketShare: total === 0 ? 0 : 1 - outsideWeight / total,
    semicolons: signs(";"),
    commas: signs(","),
    slashes: signs("/") + signs("|") + signs("or"),
    asksSeveral: asksForSeveral(question.term) ? 1 : 0,
    infinitive: /^to\s/i.test(question.definition) ? 1 : 0,
  };
});

const kinds: readonly Segment["after"][] = ["start", "and", ",", ";", "/", "|", "or", "(", ":", "."];

function kindNumber(after: Segment["after"] | undefined): number {
  return after === undefined ? -1 : kinds.indexOf(after);
}

const nothing = { stem: "", text: "" } as WordReading["alignment"]["card"][number];

function likeness({ coverage, precision }: { coverage: number; precision: number }): number {
  return coverage + precision === 0 ? 0 : (2 * coverage * precision) / (coverage + precision);
}

const several =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10|all|list|name the|zwei|drei|vier|fünf|sechs|sieben|deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|siete|steps|stages|parts|types|kinds|layers|phases|causes|symptoms|functions|elements|members|colou?rs|classes|arten|teile|phasen|ziele|ursachen|merkmale|étapes|types|causes|partes|etapas|tipos|causas)\b/iu;

/** Whether a question asks for several things: a number of them, or a plural that lists usually answer. */
export function asksForSeveral(term: string): boolean {
  return several.test(term.slice(0, 300));
}
