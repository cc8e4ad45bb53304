import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { PenLine } from "lucide-react";
import { useState } from "react";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { SuggestProps } from "./suggest-dialog.tsx";
import { suggestButtonTexts as texts } from "./suggest-button.texts.ts";

type Props = Pick<SuggestProps, "card" | "wording"> & {
  deckKey: string;
  cardId: string;
};

const dialog = onDemand<SuggestProps>(() => import("./suggest-dialog.tsx").then((module) => module.SuggestDialog));

/** The way to suggest other words for a card of somebody else's deck; nothing for an own one. */
export function SuggestButton({ deckKey, cardId, card, wording }: Props) {
  const { uid } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const deck = deckOfKey(deckKey);
  if (deck === null || deck.ownerId === uid) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <PenLine size={18} aria-hidden /> {texts.suggest}
      </Button>
      {isOpen && (
        <dialog.Part
          isWanted
          props={{ deckId: deck.deckId, cardId, card, wording, onClose: close }}
          onFailure={({ message }) => {
            close();
            toast.error(message);
          }}
        />
      )}
    </>
  );
}
