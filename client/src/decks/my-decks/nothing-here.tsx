import { errorText } from "../../lib/language/error-text.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ClearSearch } from "../clear-search.tsx";
import { texts } from "./my-decks.texts.ts";

const decksOfGroups = onDemand<object>(() => import("../../groups/decks-of-groups.tsx").then((module) => module.DecksOfGroups));

/** No own deck at all, and where those of the student's groups are; or none that matches the search. */
export function NoDecks({ searchedFor, onClear }: { searchedFor: string | null; onClear: () => void }) {
  if (searchedFor !== null) {
    return (
      <EmptyState
        title={texts.noneFound}
        text={texts.noneMatch(<bdi key="search">{searchedFor}</bdi>)}
        action={<ClearSearch onClear={onClear} />}
      />
    );
  }
  return (
    <>
      <decksOfGroups.Part isWanted props={{}} />
      <EmptyState
        title={texts.noneYet}
        text={texts.createFirst}
        action={
          <>
            <ButtonLink to={paths.createDeck}>{texts.createDeck}</ButtonLink>
            <ButtonLink variant="ghost" to={paths.import}>
              {texts.importDeck}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** An empty folder; at the top, when all decks are in folders. */
export function NothingHere({ folder, isGone }: { folder: string | null; isGone: boolean }) {
  if (isGone) {
    return (
      <EmptyState
        title={errorText("folder/not-found")}
        action={
          <ButtonLink variant="ghost" to={paths.decks}>
            {texts.allDecks}
          </ButtonLink>
        }
      />
    );
  }
  return folder === null ? (
    <EmptyState title={texts.everyDeckInFolder} text={texts.openOneOrSearch} />
  ) : (
    <EmptyState title={texts.folderIsEmpty} text={texts.howToFill} />
  );
}
