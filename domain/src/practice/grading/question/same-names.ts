/** Several names for one thing: initials, formulas of common substances, other names of wars and states. */
const rows: readonly string[] = [
  "United States of America|United States|USA|U.S.A.|US|U.S.|America",
  "Soviet Union|USSR|U.S.S.R.",
  "United Kingdom|UK|U.K.|Great Britain|Britain",
  "First World War|World War I|World War 1|World War One|WWI|WW1|WW I",
  "Second World War|World War II|World War 2|World War Two|WWII|WW2|WW II",
  "United Nations|UN|UNO",
  "European Union|EU",
  "European Central Bank|ECB",
  "World Health Organization|WHO",
  "International Monetary Fund|IMF",
  "gross domestic product|GDP",
  "deoxyribonucleic acid|DNA",
  "ribonucleic acid|RNA",
  "adenosine triphosphate|ATP",
  "central nervous system|CNS",
  "alternating current|AC",
  "direct current|DC",
  "standard deviation|SD|s.d.|σ",
  "variance|σ²|σ^2",
  "electromotive force|EMF",
  "central processing unit|CPU|processor",
  "blood sugar|blood glucose",
  "carbon dioxide|CO2",
  "carbon monoxide|CO",
  "sulfur dioxide|sulphur dioxide|SO2",
  "nitrogen oxides|NOx",
  "nitrogen dioxide|NO2",
  "sulfuric acid|sulphuric acid|H2SO4",
  "hydrochloric acid|HCl",
  "nitric acid|HNO3",
  "sodium hydroxide|NaOH",
  "calcium carbonate|CaCO3",
  "hydrogen peroxide|H2O2",
  "methane|CH4",
  "ammonia|NH3",
  "ozone|O3",
  "glucose|C6H12O6",
  "nitrogen|N2",
  "hydrogen|H2",
];

type Name = { written: string; isCapital: boolean; pattern: RegExp };

const known: readonly (readonly Name[])[] = rows.map((row) =>
  row.split("|").map((written) => {
    const of = written.replace(/[.^]/g, "\\$&");
    // Names in capitals match in capitals only: `us` is not a country.
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${of}(?![\\p{L}\\p{N}])`, isCapital(written) ? "u" : "iu");
    return { written, isCapital: isCapital(written), pattern };
  }),
);

/** Searches plain letters first: these hundred patterns take 25 ms to compile when the engine runs them for the second time. */
function occursIn({ written, isCapital: asWritten, pattern }: Name, text: string, inSmallLetters: string): boolean {
  return (asWritten ? text.includes(written) : inSmallLetters.includes(written.toLowerCase())) && pattern.test(text);
}

function isCapital(name: string): boolean {
  return /^[A-Z].*[A-Z0-9.x]/.test(name) && !name.includes(" ");
}

/** Limit in UTF-16 code units; longer texts stay unchanged. */
const longest = 600;

/** The answer with each of these names as the card writes it, if the card uses another of them and the question none. */
export function inTheCardsNames(answer: string, definition: string, term: string): string {
  if (answer.length > longest || definition.length > longest) return answer;
  const [cardInSmall, termInSmall] = [definition.toLowerCase(), term.toLowerCase()];
  return known.reduce((text, names) => {
    const own = names.find((name) => occursIn(name, definition, cardInSmall));
    if (own === undefined || names.some((name) => occursIn(name, term, termInSmall))) return text;
    const inSmall = text.toLowerCase();
    const other = names.find((name) => name !== own && occursIn(name, text, inSmall) && !occursIn(name, definition, cardInSmall));
    return other === undefined || occursIn(own, text, inSmall) ? text : text.replace(other.pattern, own.written);
  }, answer);
}
