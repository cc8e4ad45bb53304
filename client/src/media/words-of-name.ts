/** Words that devices and programs put into file names; with only numbers beside them they don't describe the content. */
const deviceWords = new Set(
  (
    "img image images picture pic photo foto bild dsc dscn dscf dcim pxl mvimg mv vid pano sam cimg gopr gx gh dji wp wa fb rps " +
    "aud ptt rec recording aufnahme audio voice whatsapp signal telegram snapchat received scan untitled unnamed clipboard pasted " +
    "download screenshot screen shot mp hdr portrait night cover edited copy burst at am pm utc"
  ).split(" "),
);
/** The letters of `IMG_E1234`, `P1010023` and `20261123T101010Z`. */
const deviceLetters = new Set(["e", "p", "t", "z"]);

/** In the languages of systems that put such words before the date. */
const screenshot =
  /^(?:screen ?shot|bildschirmfoto|capture d.écran|captura de (?:pantalla|tela|ecrã)|schermata|schermafbeelding|skärmbild|zrzut ekranu|снимок экрана|スクリーンショット|屏幕截图|截屏|截图)\P{L}*(?:$|\d)/iu;
const madeUp = /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=\D*\d)[0-9a-f]{16,})$/i;

/** A description from a file's name, without its extension and direction marks; "" for a name that a camera or a program gave. */
export function wordsOfName(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "")
    .trim();
  return saysNothing(words) ? "" : words;
}

function saysNothing(words: string): boolean {
  if (screenshot.test(words) || madeUp.test(words)) return true;
  const hasNumber = /\d/.test(words);
  const parts = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  return parts.every((part) => deviceWords.has(part) || (hasNumber && deviceLetters.has(part)));
}
