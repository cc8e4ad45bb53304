/** One thing under several names: initials, formulas of common substances, what a war or a state is also called. */
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

type Names = { each: readonly RegExp[]; names: readonly string[] };

const known: readonly Names[] = rows.map((row) => {
  const names = row.split("|");
  const of = (name: string) => name.replace(/[.^]/g, "\\$&");
  // Names in capitals are read as written: `us` is no country.
  const pattern = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${of(name)}(?![\\p{L}\\p{N}])`, isCapital(name) ? "u" : "iu");
  return { names, each: names.map(pattern) };
});

function isCapital(name: string): boolean {
  return /^[A-Z].*[A-Z0-9.x]/.test(name) && !name.includes(" ");
}

/** Texts longer than this are read as they are. */
const longest = 600;

/** The answer with each such name as the card writes it, where the card has another of its names and the question has none. */
export function inTheCardsNames(answer: string, definition: string, term: string): string {
  if (answer.length > longest || definition.length > longest) return answer;
  return known.reduce((text, { each, names }) => {
    const own = each.findIndex((name) => name.test(definition));
    if (own < 0 || each.some((name) => name.test(term))) return text;
    const other = each.find((name, place) => place !== own && name.test(text) && !name.test(definition));
    return other === undefined || each[own]?.test(text) ? text : text.replace(other, names[own] ?? "");
  }, answer);
}
