import { use, useState } from "react";
import { onDemand } from "../../../lib/on-demand.ts";
import type { LargePictureProps } from "../../../media/large-picture.tsx";
import type { MaskedPictureProps } from "../../masks/masked-picture.tsx";
import { SoundButton } from "../../../media/sound-button.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { MediaPlace } from "./media-place.ts";
import styles from "./side-media.module.css";
import { texts } from "./side-media.texts.ts";

const large = onDemand<LargePictureProps>(() => import("../../../media/large-picture.tsx").then((module) => module.LargePicture));

/** For pictures with masks: the code loads with the first of them. */
const masked = onDemand<MaskedPictureProps>(() => import("../../masks/masked-picture.tsx").then((module) => module.MaskedPicture));

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
  if (masks) return <masked.Part isWanted props={{ src, shows, masks, isPressable }} onFailure={() => setIsMissing(true)} />;
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
  return isPressable ? <SoundButton src={addressOf(name)} says={says} /> : <span>♪ {says}</span>;
}
