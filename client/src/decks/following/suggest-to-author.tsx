import type { FollowedWithChanges } from "@recollect/domain/decks/following/following.ts";
import type { AuthorCard } from "@recollect/domain/decks/following/own-edits.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useState } from "react";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { needsNetworkWords } from "../needs-network.ts";
import { SuggestDialog, type Words } from "../suggestions/suggest-dialog.tsx";
import { followedDecksKey, readAuthorCard, readWithChanges } from "./following-api.ts";
import { suggestToAuthorTexts as texts } from "./suggest-to-author.texts.ts";

/** Which decks follow others is asked once in this time, in ms: a session shows many cards. */
const knownForMs = 5 * 60_000;

type Props = {
  deckKey: string;
  cardId: string;
  /** other words to begin with, instead of what was edited on this side */
  wording?: Words | undefined;
};

/**
 * At a card of a copy that follows another deck, the way to suggest other words to its author; nothing at cards of other decks. The form is for the author's
 * card, and begins with what the student edited on the own one; not with the note, which may be for the student alone.
 */
export function SuggestToAuthor({ deckKey, cardId, wording }: Props) {
  const { uid } = useSignedIn();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<AuthorCard | null>(null);
  const deck = deckOfKey(deckKey);
  const isOwn = deck?.ownerId === uid;
  const { data } = useQuery<FollowedWithChanges, AppError>({
    queryKey: followedDecksKey(uid),
    queryFn: ({ signal }) => readWithChanges(uid, signal),
    enabled: isOwn,
    staleTime: knownForMs,
    retry: false,
  });
  if (!deck || !isOwn || !data?.allIds.includes(deck.deckId)) return null;

  async function open(deckId: number): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setFound(await readAuthorCard(uid, { deckId, cardId }));
    } catch (failure) {
      const isThere = !(failure instanceof AppError && failure.code === "card/not-found");
      toast.error(isThere ? (needsNetworkWords(failure) ?? messageFor(failure)) : texts.notThere);
    }
    setBusy(false);
  }

  const edits = found?.edits.flatMap(({ field, mine }) => (field === "extra" ? [] : [{ field, text: mine }])) ?? [];
  return (
    <>
      {/* Not disabled meanwhile: it keeps the focus, which comes back to it from the form. */}
      <Button size="small" variant="ghost" aria-busy={isBusy} onClick={() => void open(deck.deckId)}>
        <PenLine size={18} aria-hidden /> {isBusy ? texts.loading : texts.suggest}
      </Button>
      {found && (
        <SuggestDialog
          deckId={found.deckId}
          cardId={found.cardId}
          wording={wording ? [...edits, wording] : edits}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}
