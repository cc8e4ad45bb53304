import { useEffect, useState, useSyncExternalStore } from "react";
import { Square, Volume2, VolumeX } from "lucide-react";
import { toast } from "../../ui/toast/toast.ts";
import { sayAloud, stopPlaying } from "./play-side.ts";
import { languageName, onVoices, speech, voiceFor, voicesNow } from "./voices.ts";
import styles from "./speech-button.module.css";
import { texts } from "./speech-button.texts.ts";

export type SpeechProps = { words: string; language: string; speed: number };

/** Reads a side aloud, and stops; it does not turn the card. If the device has no voice for the language it says so. */
export function SpeechButton({ words, language, speed }: SpeechProps) {
  const voices = useSyncExternalStore(onVoices, voicesNow);
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => () => stopPlaying(), []);
  if (!speech()) return null;
  const name = languageName(language);
  const canSpeak = voiceFor(voices, language) !== null;
  const without = texts.noVoice(name);

  function press(): void {
    if (!canSpeak) {
      toast.info(without);
      return;
    }
    stopPlaying();
    if (isSpeaking) return setIsSpeaking(false);
    setIsSpeaking(true);
    sayAloud({ words, language, speed }, () => setIsSpeaking(false));
  }

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={canSpeak ? (isSpeaking ? texts.stopReading : texts.readAloud(name)) : texts.cantBeReadAloud(without)}
      title={canSpeak ? texts.readAloudR : without}
      aria-disabled={!canSpeak || undefined}
      // A mouse press leaves the focus in place, so that Space still turns the card.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        press();
      }}
    >
      {!canSpeak ? <VolumeX size={20} aria-hidden /> : isSpeaking ? <Square size={18} aria-hidden /> : <Volume2 size={20} aria-hidden />}
    </button>
  );
}
