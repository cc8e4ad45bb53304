import { History } from "lucide-react";
import { momentText } from "../../lib/moment-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import type { OpenDraft } from "./state/use-draft.ts";
import styles from "./draft-offer.module.css";
import { texts } from "./draft-offer.texts.ts";

/** Offers to restore what an earlier form of this deck left unsaved. */
export function DraftOffer({ draft }: { draft: OpenDraft }) {
  if (!draft.offer) return null;
  const { form, savedAt } = draft.offer;
  return (
    <section className={styles.offer} aria-label={texts.unsavedChanges}>
      <History size={20} aria-hidden />
      <p>
        {form.title.trim() === ""
          ? texts.unsavedFrom(<Moment key="time" at={savedAt} />)
          : texts.unsavedOfDeck(<Moment key="time" at={savedAt} />, <bdi key="title">{form.title}</bdi>)}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" size="small" onClick={draft.discard}>
          {texts.discard}
        </Button>
        <Button size="small" onClick={draft.restore}>
          {texts.restore}
        </Button>
      </div>
    </section>
  );
}

function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{momentText(at)}</time>;
}
