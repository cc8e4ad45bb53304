import { tableOf } from "../../../words/table-of.ts";

/** A word in its own script, with spelling variants normalized. */
export function plainSpelling(text: string, language: string | null): string {
  switch (language ?? "") {
    case "he":
      return text
        .replace(/[\u0591-\u05c7]/g, "")
        .replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter)
        .replace(/יי/g, "י")
        .replace(/וו/g, "ו");
    case "ar":
    case "fa":
      return text
        .replace(/[\u0610-\u061a\u064b-\u065f\u0670]/g, "")
        .replace(/[أإآٱ]/g, "ا")
        .replace(/[ىی]/g, "ي")
        .replace(/ک/g, "ك")
        .replace(/[ةۀە]/g, "ه")
        .replace(/ؤ/g, "و")
        .replace(/ئ/g, "ي")
        .replace(/(?<=.)ء/g, "")
        .replace(/\u200c/g, "");
    case "hi":
      return text
        .normalize("NFD")
        .replace(/\u093c/g, "")
        .normalize("NFC")
        .replace(/[ङञणनम]\u094d(?=[क-ह])/g, "\u0902")
        .replace(/\u0901/g, "\u0902")
        .replace(/[\u200c\u200d]/g, "");
    case "bn":
      return text
        .replace(/[\u200c\u200d]/g, "")
        .replace(/য়/g, "য়")
        .replace(/ড়/g, "ড়");
    case "ru":
      return text.replace(/ё/g, "е").replace(/\u0301/g, "");
    case "uk":
      return text.replace(/\u0301|['’ʼ]/g, "");
    default:
      return text;
  }
}

const finals = tableOf<string>({ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" });
