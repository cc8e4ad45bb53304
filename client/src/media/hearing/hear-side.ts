import { speech, voiceFor, voicesNow } from "./voices.ts";

/** What a side can be heard as: its sounds, else its words where their language is known. */
export type Heard = { words: string; language: string | null; /** 1 is the voice's own */ speed: number };

/** Rises with each thing that is heard, so that what came before does not go on. */
let turn = 0;
let playing: HTMLAudioElement | null = null;

/** Ends whatever is heard. */
export function stopHearing(): void {
  turn += 1;
  speech()?.cancel();
  playing?.pause();
  playing = null;
}

/**
 * Plays the sounds on a face one after the other; a face without one is read aloud where there is a voice for it. A browser that lets nothing
 * be heard before the first click or key is left in peace.
 */
export async function hearSide(face: Element | null, heard: Heard): Promise<void> {
  stopHearing();
  const mine = turn;
  const sounds = [...(face?.querySelectorAll("audio") ?? [])];
  if (sounds.length === 0) return sayAloud(heard);
  for (const sound of sounds) {
    if (mine !== turn) return;
    playing = sound;
    sound.currentTime = 0;
    if (!(await wasPlayed(sound))) return;
  }
}

/** Whether it played to its end. */
async function wasPlayed(sound: HTMLAudioElement): Promise<boolean> {
  const ended = new Promise<boolean>((resolve) => {
    sound.addEventListener("ended", () => resolve(true), { once: true });
    for (const type of ["pause", "error"]) sound.addEventListener(type, () => resolve(sound.ended), { once: true });
  });
  try {
    await sound.play();
  } catch {
    return false;
  }
  return ended;
}

/** Says the words; `onEnd` hears when they are said, or can't be. */
export function sayAloud({ words, language, speed }: Heard, onEnd: () => void = () => undefined): void {
  const from = speech();
  const voice = language === null ? null : voiceFor(voicesNow(), language);
  if (!from || !voice || words.trim() === "") return onEnd();
  from.cancel();
  // A blank is a pause, whatever its hint.
  const said = new SpeechSynthesisUtterance(words.replace(/\[[^\]]*\]/g, " … "));
  Object.assign(said, { voice, lang: voice.lang, rate: speed });
  said.addEventListener("end", onEnd);
  said.addEventListener("error", onEnd);
  from.speak(said);
}
