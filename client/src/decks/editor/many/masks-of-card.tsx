import { firstPicture } from "@recollect/domain/cards/masks/mask-numbers.ts";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { use, useEffect, useEffectEvent, type Dispatch, type RefObject } from "react";
import { MediaPlace } from "../../../cards/text/media/media-place.ts";
import { toast } from "../../../ui/toast/toast.ts";
import type { EditorStep } from "../state/editor-state.ts";
import { maskEditor } from "../writing/mask-editor-part.ts";

type Props = {
  form: DeckForm;
  /** the card's key */ of: string;
  dispatch: Dispatch<EditorStep>;
  page: RefObject<HTMLElement | null>;
  onGo: (key: string) => void;
  onClose: () => void;
};

/** The masks over the first picture of a card. The dialog stays when the card's options move elsewhere, as when a tablet is turned. */
export function MasksOfCard({ form, of, dispatch, page, onGo, onClose }: Props) {
  const addressOf = use(MediaPlace);
  const card = form.cards.find(({ key }) => key === of);
  const picture = firstPicture.exec(card?.term ?? "")?.[1];
  const isGone = picture === undefined;
  const closeGone = useEffectEvent(onClose);
  // Somebody else may have deleted the card or its picture: the dialog does not come back with it.
  useEffect(() => {
    if (isGone) closeGone();
  }, [isGone]);
  if (isGone) return null;

  /** What opened the dialog may have left, with the focus: it goes to what opens it now. */
  function focusOpener(): void {
    const inCard = (what: string) => page.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(of)}"] ${what}`);
    const opener = inCard("[data-masks]") ?? inCard("[aria-expanded]");
    if (opener) opener.focus();
    else onGo(of);
  }

  return (
    <maskEditor.Part
      isWanted
      props={{
        src: addressOf(picture),
        masks: card?.masks ?? [],
        onMasks: (masks) => dispatch({ type: "options", key: of, change: { masks } }),
        onClose: () => {
          onClose();
          requestAnimationFrame(focusOpener);
        },
      }}
      onFailure={({ message }) => {
        onClose();
        toast.error(message);
      }}
    />
  );
}
