import { vi } from "vitest";

class FakeUtterance extends EventTarget {
  lang = "";
  rate = 1;
  voice: unknown = null;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Replaces the browser's voices, which speak until they are stopped. */
export function fakeVoices(languages: readonly string[]) {
  const voices = languages.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }));
  const said: FakeUtterance[] = [];
  let speaking: FakeUtterance | null = null;
  const end = () => {
    speaking?.dispatchEvent(new Event("end"));
    speaking = null;
  };
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    speak(utterance: FakeUtterance) {
      said.push(utterance);
      speaking = utterance;
    },
    cancel: end,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return { said: () => said.map(({ text, lang, rate }) => ({ text, lang, rate })), isSpeaking: () => speaking !== null, end };
}
