import { use, type MouseEvent } from "react";
import { ImagePlus } from "lucide-react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { MediaPlace } from "../../../cards/text/media/media-place.ts";
import styles from "./row-picture.module.css";
import { texts } from "./writing.texts.ts";

/** A picture's name in a text. A simple pattern is enough here: rendering a card parses the text properly. */
const picture = /\]\(media\/([A-Za-z0-9_-]{16}\.(?:jpg|png|webp|gif|avif|svg))\)/;

/** A thumbnail of the card's first picture; without one, a button to add it, which shows while the row is edited. */
export function RowPicture({ card, number }: { card: FormCard; /** counted from 1 */ number: number }) {
  const placeOf = use(MediaPlace);
  const name = picture.exec(card.term)?.[1] ?? picture.exec(card.definition)?.[1];
  if (name !== undefined) return <img className={styles.picture} src={placeOf(name)} alt="" loading="lazy" decoding="async" />;
  return (
    <button
      type="button"
      // The toolbar has the same action for the keyboard.
      tabIndex={-1}
      className={styles.place}
      aria-label={texts.addPictureTo(number)}
      title={texts.addPicture}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <ImagePlus size={18} aria-hidden />
    </button>
  );
}

/** The file picker belongs to the tools of the side that has the focus. */
function choose({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("[data-index]")?.querySelector<HTMLInputElement>('[data-media-input="files"]')?.click();
}
