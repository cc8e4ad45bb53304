import { speech, voiceFor, voicesNow } from "./voices.ts";

/** What can be played of a side: its sounds, or its words if their language is known. */
type Playable = { words: string; language: string | null; /** 1 is the voice's own */ speed: number };

/** Counts what is played, so that an earlier one stops. */
let turn = 0;
let playing: HTMLAudioElement | null = null;

/** Stops any playback. */
export function stopPlaying(): void {
  turn += 1;
  speech()?.cancel();
  playing?.pause();
  playing = null;
}

/**
 * Plays the sounds on a face in order; a face without one is read aloud if there is a voice for it. If the browser blocks sound before the
 * first click or key, nothing plays.
 */
export async function playSide(face: Element | null, side: Playable): Promise<void> {
  stopPlaying();
  const mine = turn;
  const sounds = [...(face?.querySelectorAll("audio") ?? [])];
  if (sounds.length === 0) return sayAloud(side);
  for (const sound of sounds) {
    if (mine !== turn) return;
    playing = sound;
    sound.currentTime = 0;
    if (!(await wasPlayed(sound))) return;
  }
}

/** Whether it played to its end. */
async function wasPlayed(sound: HTMLAudioElement): Promise<boolean> {
  const end = new Promise<boolean>((resolve) => {
    sound.addEventListener("ended", () => resolve(true), { once: true });
    for (const type of ["pause", "error"]) sound.addEventListener(type, () => resolve(sound.ended), { once: true });
  });
  try {
    await sound.play();
  } catch {
    return false;
  }
  return end;
}

/** Reads the words aloud; `onEnd` is called when they are read, or can't be. */
export function sayAloud({ words, language, speed }: Playable, onEnd: () => void = () => undefined): void {
  const from = speech();
  const voice = language === null ? null : voiceFor(voicesNow(), language);
  if (!from || !voice || words.trim() === "") return onEnd();
  from.cancel();
  // A blank is read as a pause, without its hint.
  const utterance = new SpeechSynthesisUtterance(words.replace(/\[[^[\]]*\]/g, " … "));
  Object.assign(utterance, { voice, lang: voice.lang, rate: speed });
  utterance.addEventListener("end", onEnd);
  utterance.addEventListener("error", onEnd);
  from.speak(utterance);
}
