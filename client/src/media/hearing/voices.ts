/** A voice that the browser offers, as far as choosing one goes. */
export type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Null where the browser cannot speak. */
export function speech(): SpeechSynthesis | null {
  return typeof window.speechSynthesis === "undefined" || typeof SpeechSynthesisUtterance === "undefined" ? null : window.speechSynthesis;
}

/** The voice for a language: of its region where there is one, on this device rather than over the network; null without one. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: string): V | null {
  const wanted = tagOf(language);
  const rank = (voice: V) => (tagOf(voice.lang) === wanted ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  const fitting = voices.filter(({ lang }) => baseOf(lang) === baseOf(language));
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Android writes `de_DE`. */
function tagOf(language: string): string {
  return language.replaceAll("_", "-").toLowerCase();
}

/** Norwegian voices say of which written form they are; Filipino has two names. */
function baseOf(language: string): string {
  const base = tagOf(language).split("-")[0] ?? "";
  return { nb: "no", nn: "no", fil: "tl", iw: "he", cmn: "zh", yue: "zh" }[base] ?? base;
}

/** Browsers fetch their voices late, and tell when they are there. */
export function onVoices(listener: () => void): () => void {
  const from = speech();
  from?.addEventListener?.("voiceschanged", listener);
  return () => from?.removeEventListener?.("voiceschanged", listener);
}

let known: readonly SpeechSynthesisVoice[] = [];

/** The voices that are there now; the same list as long as they are the same. */
export function voicesNow(): readonly SpeechSynthesisVoice[] {
  const now = speech()?.getVoices() ?? [];
  if (now.length !== known.length || now.some((voice, at) => voice.voiceURI !== known[at]?.voiceURI)) known = now;
  return known;
}

export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
