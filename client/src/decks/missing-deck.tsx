import { useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../lib/paths.ts";
import { toast } from "../ui/toast/toast.ts";
import { texts } from "./decks.texts.ts";
import { goneMessage } from "./gone-message.ts";

/**
 * Leaves a deck that does not exist: for the not-found page, or, if it was shown until a moment ago, for the decks with a toast, unless the
 * reason was shown already.
 */
export function MissingDeck({ wasShown }: { wasShown: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (wasShown && !goneMessage.isFresh()) toast.info(texts.isGone);
    void navigate(wasShown ? paths.decks : paths.notFound, { replace: true });
  }, [wasShown, navigate]);
  return null;
}
