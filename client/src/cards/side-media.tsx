import { useState } from "react";
import styles from "./side-media.module.css";

const addressOf = (name: string) => `/api/media/${name}`;

/** A picture on a card, never wider than the card. One that can't be shown leaves the words for it. */
export function Picture({ name, shows }: { name: string; shows: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <span className={styles.missing}>{shows || "Picture"} (not here)</span>;
  return (
    <img className={styles.picture} src={addressOf(name)} alt={shows} loading="lazy" decoding="async" onError={() => setIsMissing(true)} />
  );
}

/** A sound on a card; where nothing can be pressed, the words for it. */
export function Sound({ name, says, isPressable }: { name: string; says: string; isPressable: boolean }) {
  if (!isPressable) return <span>♪ {says}</span>;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a student's own recording has none; its words are its label
  return <audio className={styles.sound} src={addressOf(name)} controls preload="none" aria-label={says || "Sound"} />;
}
