import type { Language } from "../text/function-words.ts";

/** Words of negation. French `ne` is left out, because its `pas` is counted. */
const rows: Partial<Record<Language, string>> = {
  en: "not no never without nobody nothing none neither nor non lack lacks lacking fails hardly barely unless cannot",
  es: "no nunca jamás jamas sin ningún ningun ninguno ninguna nadie nada tampoco",
  fr: "pas jamais sans aucun aucune rien non",
  de: "nicht kein keine keinen keinem keiner keines nie niemals ohne niemand nichts nein",
  it: "non senza mai nessuno nessuna niente nulla no",
  pt: "não nao sem nunca jamais nenhum nenhuma ninguém nada",
  nl: "niet geen nooit zonder niemand niets nee",
  sv: "inte ingen inget inga aldrig utan nej",
  ru: "не нет без никогда никто ничего ни",
  uk: "не ні немає без ніколи ніхто",
  pl: "nie bez nigdy nikt nic żaden żadna",
  el: "δεν δε μη μην όχι οχι χωρίς χωρις ποτέ ποτε",
  tr: "değil degil yok hayır hiç",
  ar: "لا ليس ليست لم لن غير بدون دون",
  he: "לא אין בלי ללא אף",
  hi: "नहीं न ना बिना मत",
  ko: "안 못 없는 없이 아니다 아닌",
  vi: "không chẳng chưa",
};

const deniers = new Map(Object.entries(rows).map(([language, words]) => [language, new Set(words.split(" "))]));

/** Scripts that write negation inside a word. */
const deniedInside = /[不没沒無无非未]|ない|ません|なかっ|ずに|않|없|못하|아니|ไม่|ไร้/u;

/** Whether a word negates its neighbours. */
export function isDenier(word: string, language: Language): boolean {
  return (deniers.get(language)?.has(word) ?? false) || deniedInside.test(word);
}
