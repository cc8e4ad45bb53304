import { use, useRef, useState } from "react";
import { onDemand } from "../../../lib/on-demand.ts";
import type { SoundProps } from "../../../media/sound-button.tsx";
import type { DrawnPictureProps } from "../../masks/drawn-picture.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { MediaPlace } from "./media-place.ts";
import styles from "./side-media.module.css";
import { texts } from "./side-media.texts.ts";

/** What few sides need besides their text: a picture in full size, masks over it, and the button of a sound. */
export const loadPictures = () => import("../../masks/drawn-picture.tsx");
const sound = onDemand<SoundProps>(() => loadPictures().then((module) => module.SoundButton));
const large = onDemand<DrawnPictureProps>(() => loadPictures().then((module) => module.DrawnPicture));

type PictureProps = {
  name: string;
  shows: string;
  /** the masks over it, in a question of a masked picture */
  masks: string | undefined;
  /** whether it opens in full size: not inside an interactive element */ isPressable: boolean;
};

/** A picture on a card, never wider than the card; a tap opens it in full size. If it can't be loaded, its description shows. */
export function Picture({ name, shows, masks, isPressable }: PictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const addressOf = use(MediaPlace);
  if (isMissing) return <span className={styles.missing}>{texts.notHere(shows || texts.picture)}</span>;
  const src = addressOf(name);
  if (masks) return <large.Part isWanted props={{ src, shows, masks, isPressable }} onFailure={() => setIsMissing(true)} />;
  const picture = (
    <img className={styles.picture} src={src} alt={shows} loading="lazy" decoding="async" onError={() => setIsMissing(true)} />
  );
  if (!isPressable) return picture;
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={texts.enlarge(shows || texts.aPicture)}
        // A mouse press leaves the focus in place, so that Space still turns the card.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          setIsLarge(true);
        }}
      >
        {picture}
      </button>
      {isLarge && (
        <large.Part
          isWanted
          props={{ src, shows, onClose: () => setIsLarge(false) }}
          onFailure={({ message }) => {
            setIsLarge(false);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}

/** A sound on a card; where interactive elements are impossible, its description. */
export function Sound({ name, says, isPressable }: { name: string; says: string; isPressable: boolean }) {
  const addressOf = use(MediaPlace);
  const player = useRef<HTMLAudioElement>(null);
  const words = <span>♪ {says}</span>;
  if (!isPressable) return words;
  return (
    <>
      <sound.Part isWanted props={{ player, says }} fallback={words} onFailure={() => undefined} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a student's own recording has none; its words are the button's label */}
      <audio ref={player} src={addressOf(name)} preload="none" />
    </>
  );
}
