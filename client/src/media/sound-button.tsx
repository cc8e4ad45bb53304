import { useEffect, useState, type RefObject } from "react";
import { Square, Volume2 } from "lucide-react";
import styles from "./sound-button.module.css";
import { texts } from "./sound-button.texts.ts";

export type SoundProps = { /** the sound's element, beside the button */ player: RefObject<HTMLAudioElement | null>; says: string };

const changes = ["play", "pause", "ended"] as const;

/** Plays a sound, and stops it; pressing it does not turn the card. If the sound can't be played it says so. */
export function SoundButton({ player, says }: SoundProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const sound = player.current;
    if (!sound) return undefined;
    const follow = ({ type }: Event) => setIsPlaying(type === "play");
    const miss = () => setIsMissing(true);
    for (const type of changes) sound.addEventListener(type, follow);
    sound.addEventListener("error", miss);
    // It may have begun to play by itself before this code was there.
    const frame = requestAnimationFrame(() => setIsPlaying(!sound.paused));
    return () => {
      cancelAnimationFrame(frame);
      for (const type of changes) sound.removeEventListener(type, follow);
      sound.removeEventListener("error", miss);
      sound.pause();
    };
  }, [player]);

  function press(): void {
    const sound = player.current;
    if (!sound) return;
    if (isPlaying) {
      sound.pause();
      // oxlint-disable-next-line react/immutability -- the element is the browser's
      sound.currentTime = 0;
    } else
      sound.play().catch((failure: unknown) => {
        // Stopped before it began, or blocked by the browser: the file is not missing.
        if (failure instanceof DOMException && failure.name === "NotSupportedError") setIsMissing(true);
      });
  }

  if (isMissing) return <span className={styles.missing}>{texts.cantBePlayed(says || texts.sound)}</span>;
  return (
    <span className={styles.sound}>
      <button
        type="button"
        className={styles.button}
        aria-label={isPlaying ? texts.stop(says || texts.aSound) : texts.play(says || texts.aSound)}
        // A mouse press leaves the focus in place, so that Space still turns the card.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          press();
        }}
      >
        {isPlaying ? <Square size={16} aria-hidden /> : <Volume2 size={18} aria-hidden />}
        {says !== "" && <span className={styles.words}>{says}</span>}
      </button>
    </span>
  );
}
