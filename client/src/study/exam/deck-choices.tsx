import { EXAM_PLAN } from "@recollect/domain/limits/limits.ts";
import { folded } from "@recollect/domain/words/folded.ts";
import { useState } from "react";
import { TextField } from "../../ui/fields/text-field.tsx";
import list from "../../ui/fields/check-list.module.css";
import styles from "./deck-choices.module.css";
import { texts } from "./shared-exam.texts.ts";

export type DeckToChoose = { deckId: number; title: string };

type Props = { choices: readonly DeckToChoose[]; chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void };

/** A longer list is searched. */
const mostShown = 100;
const leastToSearch = 8;

/** Chooses decks by their titles. Those that were chosen when it opened come first, so that no row moves while choosing. */
export function DeckChoices({ choices, chosen, onChoose }: Props) {
  const [search, setSearch] = useState("");
  const [first] = useState(chosen);
  const wanted = folded(search.trim());
  const found = choices
    .filter(({ title }) => folded(title).includes(wanted))
    .toSorted((a, b) => Number(first.has(b.deckId)) - Number(first.has(a.deckId)));
  const isFull = chosen.size >= EXAM_PLAN.maxDecks;
  return (
    <div className={styles.decks}>
      {choices.length >= leastToSearch && (
        <TextField
          type="search"
          label={texts.searchDecks}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <fieldset className={list.list}>
        <legend>{texts.decks(chosen.size, EXAM_PLAN.maxDecks)}</legend>
        {found.slice(0, mostShown).map(({ deckId, title }) => (
          <label key={deckId} className={list.row}>
            <input
              type="checkbox"
              checked={chosen.has(deckId)}
              disabled={isFull && !chosen.has(deckId)}
              onChange={({ target }) =>
                onChoose(new Set(target.checked ? [...chosen, deckId] : [...chosen].filter((one) => one !== deckId)))
              }
            />
            <bdi translate="no">{title}</bdi>
          </label>
        ))}
        {found.length === 0 && <p className={styles.fact}>{texts.noDecks}</p>}
        {found.length > mostShown && <p className={styles.fact}>{texts.moreDecks}</p>}
      </fieldset>
    </div>
  );
}
