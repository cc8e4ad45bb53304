import type { Language } from "../text/function-words.ts";

/** Numbers from 0 to 20 in words, by language; a slash separates forms. */
const small: Partial<Record<Language, string>> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  de: "null eins/ein/eine/einen/einer zwei/zwo/zweier drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  fr: "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
  es: "cero uno/una/un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  it: "zero uno/una/un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  pt: "zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte",
  nl: "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
  sv: "noll ett/en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo",
};

const others: Partial<Record<Language, Readonly<Record<string, number>>>> = {
  en: {
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    half: 0.5,
    both: 2,
    twice: 2,
    double: 2,
    triple: 3,
    pair: 2,
    once: 1,
    single: 1,
    dozen: 12,
  },
  de: { dreißig: 30, dreissig: 30, vierzig: 40, fünfzig: 50, hundert: 100, tausend: 1000, halb: 0.5, beide: 2, doppelt: 2 },
  fr: { trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100, mille: 1000, demi: 0.5 },
  es: { treinta: 30, cuarenta: 40, cincuenta: 50, cien: 100, mil: 1000, medio: 0.5, media: 0.5 },
};

const values = new Map(
  Object.entries(small).map(([language, row]) => {
    const rows = row.split(" ").flatMap((forms, value) => forms.split("/").map((form) => [form, value] as const));
    return [language, new Map([...rows, ...Object.entries(others[language as Language] ?? {})])];
  }),
);

/** The value of a word that is a number, in digits or in words; null for other words. Articles count as no number. */
export function numberOfWord(word: string, language: Language): number | null {
  if (/^\d/.test(word)) {
    const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word) ? word.replaceAll(",", "") : word.replace(",", ".");
    const value = Number(plain);
    return Number.isFinite(value) ? value : null;
  }
  if (/^[ivx]{2,6}$/.test(word) && !(language === "es" && word === "vi")) return romanNumeral(word);
  const value = values.get(language)?.get(word) ?? null;
  return value === 1 && language !== "en" ? null : value;
}

const romanDigits = new Map([
  ["i", 1],
  ["v", 5],
  ["x", 10],
]);

/** The value of a Roman numeral up to 39; null for letters that are none. */
function romanNumeral(letters: string): number | null {
  if (!/^x{0,3}(?:ix|iv|v?i{0,3})$/.test(letters)) return null;
  const digits = Array.from(letters, (letter) => romanDigits.get(letter) ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}
