import { Eye, History, Languages, Link as LinkIcon, PenLine, Pencil, Trash2, UsersRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { restrictionTexts } from "../visibility.texts.ts";
import { paths } from "../../lib/paths.ts";
import { DeleteDeckDialog } from "../delete-deck-dialog.tsx";
import { needsNetworkWords } from "../needs-network.ts";
import { deleteIntoTrash } from "../delete-into-trash.ts";
import { coAuthorsPath } from "../co-authors/co-authors-api.ts";
import { countSuggestions, suggestionKeys, suggestionsPath } from "../suggestions/suggestions-api.ts";
import type { OpenDeck } from "../load-deck.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { LanguagesProps } from "../languages/languages-dialog.tsx";
import type { OpenMenu } from "../../ui/menu/menu-content.tsx";
import { DeckMenu, type MenuOfCards } from "./deck-menu.tsx";
import { useRestriction } from "../../moderation/notices/use-notices.ts";
import { isTemporaryDeckId, isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { canBeShared } from "@recollect/domain/permissions/decks.ts";
import { copyLink } from "../../ui/toast/copy-link.ts";
import { toast } from "../../ui/toast/toast.ts";
import { saveVisibility } from "./save-visibility.ts";
import { VisibilityDialog } from "./visibility-dialog.tsx";
import { texts } from "./deck-menu.texts.ts";

const languagesDialog = onDemand<LanguagesProps>(() =>
  import("../languages/languages-dialog.tsx").then((module) => module.LanguagesDialog),
);

export type OwnerProps = MenuOfCards & {
  deck: OpenDeck;
  /** called before this screen deletes the deck, and again if that failed */
  onDelete: (isGoing: boolean) => void;
  onError: (message: string) => void;
};

/** What the owner can do with a deck: the menu and its dialogs. */
export function OwnerControls({ deck, onDelete, onError, ...ofCards }: OwnerProps & OpenMenu) {
  const { uid } = ofCards;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const restriction = useRestriction(deck.id);
  const { data: suggestionCount = 0 } = useQuery({
    queryKey: suggestionKeys.count(deck.id),
    queryFn: ({ signal }) => countSuggestions({ uid, deckId: deck.id }, signal),
    enabled: !isTemporaryDeckId(deck.id),
    retry: false,
  });
  const [dialog, setDialog] = useState<"visibility" | "languages" | "delete" | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  /** removes the offer to make the deck Unlisted */
  const withdraw = useRef<(() => void) | null>(null);
  // Once the deck is Public, the offer would take it out of the Library.
  useEffect(() => withdraw.current?.(), [deck.visibility]);

  async function remove() {
    setIsDeleting(true);
    onDelete(true);
    try {
      await deleteIntoTrash(queryClient, uid, deck.id);
      await navigate(paths.decks);
    } catch (failure) {
      onDelete(false);
      onError(needsNetworkWords(failure) ?? refusalWords(failure, "deck/delete-failed"));
    }
    setIsDeleting(false);
    setDialog(null);
  }

  /** A Private deck's link works for its owner only, so it is not offered to send. */
  async function copy() {
    await copyLink(paths.deck(deck.id));
    if (deck.visibility !== "Private" || restriction !== null || !canBeShared({ ownerId: uid, id: deck.id })) return;
    withdraw.current = toast.info(texts.notForOthers, { label: texts.makeUnlisted, onSelect: () => void makeUnlisted() });
  }

  async function makeUnlisted() {
    try {
      await saveVisibility(queryClient, uid, deck.id, "Unlisted");
      toast.success(texts.isOpen);
    } catch (failure) {
      onError(needsNetworkWords(failure) ?? refusalWords(failure, "deck/visibility-failed"));
    }
  }

  return (
    <>
      <DeckMenu
        {...ofCards}
        isOwn
        note={restriction && restrictionTexts[restriction]}
        deckItems={[
          // The address of a deck that the server does not have yet opens for nobody, and changes once it has.
          {
            label: texts.copyLink,
            icon: <LinkIcon size={18} aria-hidden />,
            hidden: isTemporaryDeckId(deck.id),
            onSelect: () => void copy(),
          },
          { label: texts.edit, icon: <Pencil size={18} aria-hidden />, onSelect: () => void navigate(paths.editDeck(deck.id)) },
          { label: texts.changeVisibility, icon: <Eye size={18} aria-hidden />, onSelect: () => setDialog("visibility") },
          { label: texts.history, icon: <History size={18} aria-hidden />, onSelect: () => void navigate(paths.deckHistory(deck.id)) },
          { label: texts.languages, icon: <Languages size={18} aria-hidden />, onSelect: () => setDialog("languages") },
          {
            label: texts.suggestions(suggestionCount),
            icon: <PenLine size={18} aria-hidden />,
            onSelect: () => void navigate(suggestionsPath(deck.id)),
          },
          {
            label: texts.coAuthors,
            icon: <UsersRound size={18} aria-hidden />,
            hidden: isTemporaryDeckId(deck.id) || isTutorialId(deck.id),
            onSelect: () => void navigate(coAuthorsPath(deck.id)),
          },
        ]}
        lastItems={[
          { label: texts.delete, icon: <Trash2 size={18} aria-hidden />, onSelect: () => setDialog("delete"), destructive: true },
        ]}
      />
      {dialog === "visibility" && (
        <VisibilityDialog uid={uid} deck={deck} restriction={restriction} onClose={() => setDialog(null)} onError={onError} />
      )}
      {dialog === "languages" && (
        <languagesDialog.Part
          isWanted
          props={{
            uid,
            deckId: deck.id,
            languages: deck.languages ?? { term: null, definition: null },
            onClose: () => setDialog(null),
          }}
          onFailure={({ message }) => {
            setDialog(null);
            onError(message);
          }}
        />
      )}
      <DeleteDeckDialog
        deck={dialog === "delete" ? deck : null}
        busy={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setDialog(null)}
      />
    </>
  );
}
