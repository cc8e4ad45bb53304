import { t } from "../../lib/language/t.ts";
import { locale } from "../../lib/language/formats.ts";
/** The parts of a browser's voice that the choice depends on. */
type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Null if the browser has no speech synthesis. */
export function speech(): SpeechSynthesis | null {
  return typeof window.speechSynthesis === "undefined" || typeof SpeechSynthesisUtterance === "undefined" ? null : window.speechSynthesis;
}

/** The voice for a language: of its region if possible, local rather than over the network; null if there is none. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: string): V | null {
  const languageTag = tagOf(language);
  const rank = (voice: V) => (tagOf(voice.lang) === languageTag ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  const fitting = voices.filter(({ lang }) => baseOf(lang) === baseOf(language));
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Android writes `de_DE`. */
function tagOf(language: string): string {
  return language.replaceAll("_", "-").toLowerCase();
}

/** Norwegian voices name their written form; Filipino has two codes. */
function baseOf(language: string): string {
  const base = tagOf(language).split("-")[0] ?? "";
  return { nb: "no", nn: "no", fil: "tl", iw: "he", cmn: "zh", yue: "zh" }[base] ?? base;
}

/** Browsers load their voices late, and send an event. */
export function onVoices(listener: () => void): () => void {
  const from = speech();
  from?.addEventListener?.("voiceschanged", listener);
  return () => from?.removeEventListener?.("voiceschanged", listener);
}

let loadedVoices: readonly SpeechSynthesisVoice[] = [];

/** The current voices; the same array while they are unchanged. */
export function voicesNow(): readonly SpeechSynthesisVoice[] {
  const now = speech()?.getVoices() ?? [];
  if (now.length !== loadedVoices.length || now.some((voice, at) => voice.voiceURI !== loadedVoices[at]?.voiceURI)) loadedVoices = now;
  return loadedVoices;
}

/** Of those that we offer, what Chromium has no name for. */
const unnamed: Readonly<Record<string, string>> = { grc: t("Ancient Greek") };

export function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? language;
    return unnamed[name] ?? name;
  } catch {
    return language;
  }
}
