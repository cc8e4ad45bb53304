import type { Language } from "../text/function-words.ts";

/** Abbreviations of chat and of subjects, in lower case, with what they stand for. */
const rows = `
en u you|ur your|r are|ppl people|govt government|gov government|sth something|smth something|sb somebody|smb somebody|thru through|cuz because|cos because|coz because|bc because
en conc concentration|temp temperature|approx approximately|info information|btwn between|betw between|env environment|esp especially|rxn reaction|rxns reactions|mvmt movement|wanna want to|gonna going to|kinda kind of
en abt about|bw between|w with|wo without|incl including|excl excluding|max maximum|min minimum|avg average|diff different|diffs differences|vs versus|dept department|org organisation|orgs organisations|eq equation|pos positive|neg negative
en hr heart rate|bp blood pressure|rbc red blood cells|rbcs red blood cells|wbc white blood cells|wbcs white blood cells|cns central nervous system|pt patient|pts patients|meds medicines|temps temperatures|bpm beats per minute|iv intravenous|bmr basal metabolic rate
en co2 carbon dioxide|o2 oxygen|h2o water|n2 nitrogen|nacl salt|k+ potassium|hcl hydrochloric acid|nh3 ammonia|ch4 methane|atp atp|glc glucose|e electron|dna dna
en k potassium|na sodium|ca calcium|fe iron
en uni university|exam examination|ads advertisements|ad advertisement|lab laboratory|photo photograph|maths mathematics|math mathematics|ref reference|bio biology|tech technology|pop population|mgmt management|mkt market|biz business|lang language|prof professor|dev development
en ip ip|ips ip|pc computer|pcs computers|app application|apps applications|db database|os operating system|gdp gross domestic product|vat value added tax|rev revenue|eq equals|b4 before|2nd second|1st first|3rd third|in2 into|yr year|yrs years|mins minutes|secs seconds|sec second|hrs hours|wk week|wks weeks
de co2 kohlendioxid|o2 sauerstoff|h2o wasser|z zum|bzw beziehungsweise|ca etwa|u und|usw usw|jh jahrhundert|mio millionen|mrd milliarden|nr nummer|std stunden|min minuten|evtl eventuell|vllt vielleicht|inkl inklusive|max maximal
fr co2 dioxyde de carbone|o2 oxygène|h2o eau|qqch quelque chose|qqn quelqu'un|qn quelqu'un|qch quelque chose|pr pour|ds dans|ac avec|bcp beaucoup|tt tout|gouv gouvernement|pb problème|càd c'est à dire
es co2 dióxido de carbono|o2 oxígeno|h2o agua|q que|xq porque|pq porque|x por|tb también|algn alguien|gob gobierno|aprox aproximadamente|dcha derecha|izq izquierda
`;

const tables = new Map<string, Map<string, readonly string[]>>();
for (const row of rows.trim().split("\n")) {
  const language = row.slice(0, 2);
  const table = tables.get(language) ?? new Map<string, readonly string[]>();
  for (const pair of row.slice(3).split("|")) {
    const [short = "", ...long] = pair.split(" ");
    if (!ambiguous(short)) table.set(short, long);
  }
  tables.set(language, table);
}

/** Single letters and short words that mean too many other things to be written out. */
function ambiguous(short: string): boolean {
  return ["k", "na", "ca", "fe", "e", "r", "min", "ad", "x", "in2", "w", "eq"].includes(short) && short !== "in2" && short !== "w";
}

/** The words that an abbreviation stands for, or the word itself. */
export function abbreviationsOf(word: string, language: Language): readonly string[] {
  return tables.get(language)?.get(word) ?? [word];
}
