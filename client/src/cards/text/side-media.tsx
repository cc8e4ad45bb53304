import { use, useState } from "react";
import { LargePicture } from "../../media/large-picture.tsx";
import { SoundButton } from "../../media/sound-button.tsx";
import { MediaPlace } from "./media-place.ts";
import styles from "./side-media.module.css";

type PictureProps = {
  name: string;
  shows: string;
  /** whether it opens large: not inside of something that is pressed itself */ isPressable: boolean;
};

/** A picture on a card, never wider than the card; a tap opens it large. One that can't be shown leaves the words for it. */
export function Picture({ name, shows, isPressable }: PictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const addressOf = use(MediaPlace);
  if (isMissing) return <span className={styles.missing}>{shows || "Picture"} (not here)</span>;
  const src = addressOf(name);
  const picture = (
    <img className={styles.picture} src={src} alt={shows} loading="lazy" decoding="async" onError={() => setIsMissing(true)} />
  );
  if (!isPressable) return picture;
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={`Enlarge: ${shows || "picture"}`}
        onClick={(event) => {
          event.stopPropagation();
          setIsLarge(true);
        }}
      >
        {picture}
      </button>
      {isLarge && <LargePicture src={src} shows={shows} onClose={() => setIsLarge(false)} />}
    </>
  );
}

/** A sound on a card; where nothing can be pressed, the words for it. */
export function Sound({ name, says, isPressable }: { name: string; says: string; isPressable: boolean }) {
  const addressOf = use(MediaPlace);
  return isPressable ? <SoundButton src={addressOf(name)} says={says} /> : <span>♪ {says}</span>;
}
