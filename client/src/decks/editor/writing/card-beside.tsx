import { useDeferredValue } from "react";
import { Eye } from "lucide-react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { PreviewedCard } from "./previewed-card.tsx";
import styles from "./card-beside.module.css";

/** The card whose row has the focus or had it last, as it will look. It follows the typing when the typing leaves time for it. */
export function CardBeside({ card, number }: { card: FormCard | undefined; /** counted from 1 */ number: number }) {
  const term = useDeferredValue(card?.term ?? "");
  const definition = useDeferredValue(card?.definition ?? "");
  return (
    <aside className={styles.beside} aria-label="Preview">
      <p className={styles.head}>
        <Eye size={16} aria-hidden /> {card ? `Card ${number}, as it will look` : "A card shows here while you write it"}
      </p>
      {card && <PreviewedCard term={term} definition={definition} />}
    </aside>
  );
}
