import { useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { paths } from "../../lib/paths.ts";
import { newId } from "../../lib/new-id.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { copyDeck, followDeck } from "../shared-decks-api.ts";
import { toast } from "../../ui/toast/toast.ts";
import { texts } from "./deck-menu.texts.ts";

type UseCopyDeckDeps = { uid: string; deckId: number; /** null takes the last message away */ onError: (message: string | null) => void };

/** Copies someone's deck, as a copy that follows it or one that does not, and opens the copy. Retries after a lost reply make only one copy. */
export function useCopyDeck({ uid, deckId, onError }: UseCopyDeckDeps): { copy: () => void; follow: () => void; isCopying: boolean } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isCopying, setIsCopying] = useState(false);
  const copyIds = useRef(new Map<typeof copyDeck, string>());

  async function copy(send: typeof copyDeck, doneText: string) {
    const copyId = copyIds.current.get(send) ?? newId();
    copyIds.current.set(send, copyId);
    setIsCopying(true);
    onError(null);
    try {
      const newDeck = await send(deckId, copyId);
      queryClient.setQueryData<Deck>(queryKeys.deck(uid, newDeck.id), newDeck);
      toast.success(doneText);
      await navigate(paths.deck(newDeck.id));
    } catch (failure) {
      showFailure(failure);
    }
    setIsCopying(false);
  }

  function showFailure(failure: unknown): void {
    const status = failure instanceof AppError ? failure.status : 500;
    // Without a session the guard leaves this page, and its banner would go with it.
    if (status === 401) return void toast.error(errorText("deck/sign-in-to-copy"));
    onError(refusalWords(failure, "deck/copy-failed"));
    // Withdrawn meanwhile: it is read again, so that the screen shows its state.
    if (status === 404) void queryClient.invalidateQueries({ queryKey: queryKeys.libraryDeck(deckId) });
  }

  return { copy: () => void copy(copyDeck, texts.copied), follow: () => void copy(followDeck, texts.followed), isCopying };
}
