import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";

/** No deck at all, or none that was searched for. */
export function NoDecks({ searchedFor, onClear }: { searchedFor: string | null; onClear: () => void }) {
  if (searchedFor !== null) {
    return (
      <EmptyState
        title="No decks found"
        text={
          <>
            No decks match your search for <bdi>“{searchedFor}”</bdi>
          </>
        }
        action={
          <Button variant="ghost" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No decks yet"
      text="Create your first flashcard deck to get started"
      action={
        <>
          <ButtonLink to={paths.createDeck}>Create deck</ButtonLink>
          <ButtonLink variant="ghost" to={paths.import}>
            Import a deck
          </ButtonLink>
        </>
      }
    />
  );
}

/** A folder without decks; at the top, decks that all lie in folders. */
export function NothingHere({ folder, isGone }: { folder: string | null; isGone: boolean }) {
  if (isGone) {
    return (
      <EmptyState
        title={catalogue["folder/not-found"].message}
        action={
          <ButtonLink variant="ghost" to={paths.decks}>
            All decks
          </ButtonLink>
        }
      />
    );
  }
  return folder === null ? (
    <EmptyState title="Every deck lies in a folder" text="Open one of them, or search through all." />
  ) : (
    <EmptyState title="This folder is empty" text="Drag a deck onto it, or choose “Move to folder” on the deck." />
  );
}
