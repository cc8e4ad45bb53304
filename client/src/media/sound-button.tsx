import { useEffect, useRef, useState } from "react";
import { Square, Volume2 } from "lucide-react";
import styles from "./sound-button.module.css";
import { texts } from "./sound-button.texts.ts";

/** Plays a sound, and stops it; pressing it does not turn the card. If the sound can't be played it says so. */
export function SoundButton({ src, says }: { src: string; says: string }) {
  const sound = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => () => sound.current?.pause(), []);

  function press(): void {
    const player = sound.current;
    if (!player) return;
    if (isPlaying) {
      player.pause();
      player.currentTime = 0;
    } else
      player.play().catch((failure: unknown) => {
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
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a student's own recording has none; its words are the button's label */}
      <audio
        ref={sound}
        src={src}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
        onError={() => setIsMissing(true)}
      />
    </span>
  );
}
