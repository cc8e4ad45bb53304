import { isSearchedOnCards } from "@recollect/domain/decks/finding/found-decks.ts";
import { useCallback, useMemo, useState } from "react";
import { errorText } from "../../lib/language/error-text.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { DeckView } from "../card/use-deck-view.ts";
import type { DeleteDeckProps } from "../delete-deck-dialog.tsx";
import { LoadingDecks } from "../loading-decks.tsx";
import type { FoundListProps } from "../finding/found-list.tsx";
import type { FromOthersProps } from "../others/from-others.tsx";
import cards from "../card/deck-card.module.css";
import { DeckGrid } from "./deck-grid.tsx";
import { texts } from "./my-decks.texts.ts";
import { NoDecks, NothingHere } from "./nothing-here.tsx";
import { useDeleteDeck } from "./use-delete-deck.ts";
import type { MyDecks } from "./use-my-decks.ts";

const deleteDialog = onDemand<DeleteDeckProps>(() => import("../delete-deck-dialog.tsx").then((module) => module.DeleteDeckDialog));

const fromOthers = onDemand<FromOthersProps>(() => import("../others/from-others.tsx").then((module) => module.FromOthers));

const foundList = onDemand<FoundListProps>(() => import("../finding/found-list.tsx").then((module) => module.FoundList));

type Props = {
  uid: string;
  decks: MyDecks;
  /** the text of the search field, and what of it cards are searched for */
  text: string;
  cardSearch: string;
  deckView: DeckView;
  isOnlyStarred: boolean;
  /** clears the search and the filters */
  onClear: () => void;
  /** a deck that leaves a list takes the focus with it: this focuses something that stays */
  onFocusLost: (options?: FocusOptions) => void;
};

/** The student's own decks, or why there are none, and below them the decks of others. */
export function DeckLists({ uid, decks, text, cardSearch, deckView, isOnlyStarred, onClear, onFocusLost }: Props) {
  const { ownView, ofOthers, star, save } = decks;
  const areCardsSearched = decks.isLoaded && isSearchedOnCards(text) && isSearchedOnCards(cardSearch);
  const listedIds = useMemo(
    () => new Set([...(ownView.state === "ready" ? ownView.decks : []).map(({ id }) => id), ...ofOthers.map(({ deckId }) => deckId)]),
    [ownView, ofOthers],
  );
  const noneListed = listedIds.size === 0 && <NoDecks searchedFor={cardSearch} onClear={onClear} />;
  const [isListLost, setListLost] = useState(false);
  const deletion = useDeleteDeck(uid, onFocusLost);
  /** the list stays where it was scrolled to */
  const onLeft = useCallback(() => onFocusLost({ preventScroll: true }), [onFocusLost]);
  const onStar = useCallback(
    (...what: Parameters<typeof star>) => (star(...what), isOnlyStarred && onLeft()),
    [star, isOnlyStarred, onLeft],
  );
  return (
    <>
      {ownView.state === "loading" && <LoadingDecks label={texts.loading} className={cards.grid} heightPx={216} />}
      {ownView.state === "failed" && <ErrorBanner message={errorText("deck/list-failed")} />}
      {ownView.state === "empty" &&
        !decks.hasOnlyOthers &&
        !areCardsSearched &&
        (ownView.searchedFor === null || ofOthers.length === 0) && <NoDecks searchedFor={ownView.searchedFor} onClear={onClear} />}
      {ownView.state === "nothing-here" && ofOthers.length === 0 && <NothingHere {...ownView} />}
      {ownView.state === "ready" && (
        <DeckGrid
          uid={uid}
          decks={ownView.decks}
          view={deckView}
          due={decks.due}
          studied={decks.standing}
          at={decks.studied}
          tagsOf={decks.tagsOf}
          starred={decks.starred}
          onStar={onStar}
          leaving={deletion.leaving}
          onDelete={deletion.ask}
          onLeft={deletion.finish}
        />
      )}
      {decks.isLoaded && ofOthers.length > 0 && (
        <fromOthers.Part
          isWanted
          props={{
            uid,
            decks: ofOthers,
            view: deckView,
            due: decks.summary?.decks ?? [],
            studied: decks.studied?.decks ?? [],
            at: decks.studied,
            tagsOf: decks.tagsOf,
            onStar,
            onRemove: (deckId) => void save(deckId, false).then((isGone) => isGone && onLeft()),
            isAlone: decks.hasOnlyOthers,
          }}
        />
      )}
      {areCardsSearched && (
        <foundList.Part
          isWanted
          props={{ uid, text, search: cardSearch, listedIds, isShown: decks.hasMarks, whenNothing: noneListed }}
          fallback={isListLost && noneListed}
          onFailure={() => setListLost(true)}
        />
      )}
      <deleteDialog.Part
        isWanted={deletion.deckToDelete !== null}
        props={{ deck: deletion.deckToDelete, onConfirm: deletion.confirm, onCancel: deletion.cancel }}
        onFailure={({ message }) => {
          deletion.cancel();
          toast.error(message);
        }}
      />
    </>
  );
}
