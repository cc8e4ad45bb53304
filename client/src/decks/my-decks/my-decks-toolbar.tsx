import { deckSorts } from "@recollect/domain/decks/sort.ts";
import { DecksToolbar } from "../decks-toolbar.tsx";
import type { DeckView } from "../card/use-deck-view.ts";
import { TagFilter } from "../folders/tag-filter.tsx";
import styles from "../decks.module.css";
import { texts } from "./my-decks.texts.ts";
import type { DeckFilterControls } from "./use-deck-filters.ts";
import type { MyDecks } from "./use-my-decks.ts";
import { OnlyStarred, ViewSwitch } from "./view-switch.tsx";

const sorts = deckSorts.map(({ key }) => key);

type Props = { controls: DeckFilterControls; decks: MyDecks; deckView: DeckView; onDeckView: (view: DeckView) => void };

/** Search, order and filters. A filter shows when there is something to filter by. */
export function MyDecksToolbar({ controls, decks, deckView, onDeckView }: Props) {
  const { tag, isStarred } = controls.filters;
  return (
    <DecksToolbar
      sorts={sorts}
      sort={controls.sort}
      search={controls.text}
      onSort={controls.setSort}
      onSearch={controls.setText}
      placeholder={texts.searchDecks}
      // Without decks there is no pile above either.
      isWaiting={decks.ownView.state === "loading"}
    >
      {(decks.allTags.length > 0 || tag !== null) && (
        <div className={styles.sort}>
          <TagFilter tags={decks.allTags} tag={tag} onTag={controls.setTag} />
        </div>
      )}
      {(decks.hasStars || isStarred) && <OnlyStarred isOn={isStarred} onChange={controls.setStarred} />}
      {(decks.hasDecks || decks.ofOthers.length > 0) && <ViewSwitch view={deckView} onView={onDeckView} />}
    </DecksToolbar>
  );
}
