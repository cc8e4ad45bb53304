import { isSearchedOnCards } from "@recollect/domain/decks/finding/found-decks.ts";
import { nameOf } from "@recollect/domain/decks/folders/folder-name.ts";
import { Folder, GalleryVerticalEnd, RectangleEllipsis, Zap } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { MatchText } from "../../cards/match-text.tsx";
import { useFoundDecks } from "../../decks/finding/use-found-decks.ts";
import { useFolders } from "../../decks/folders/use-folders.ts";
import { useSaved } from "../../decks/saved/use-saved.ts";
import { useLiveDecks } from "../../decks/use-live-decks.ts";
import type { CardState } from "../../decks/viewer/place/stored-place.ts";
import { paths } from "../../lib/paths.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { noAutocorrect } from "../../ui/fields/no-autocorrect.ts";
import styles from "./command-menu.module.css";
import { texts } from "./command-menu.texts.ts";
import { bestMatches } from "./matches.ts";
import { useActs } from "./use-acts.ts";

export type CommandMenuProps = { uid: string; onClose: () => void };

type Option = {
  key: string;
  /** what it is, wherever it stands in the list */
  name: string;
  label: ReactNode;
  /** where it belongs */ note?: string;
  isOwnText?: boolean;
  run: () => void;
};
type Group = { heading: string; icon: ReactNode; options: readonly Option[] };

/** So many results of each kind. */
const most = { acts: 6, decks: 8, folders: 4, cards: 10 };
/** Before anything is typed, all acts are listed. */
const allActs = 30;

/** Finds decks, folders, cards and acts by what is typed; the arrows choose, Enter opens. The field keeps the focus. */
export function CommandMenu({ uid, onClose }: CommandMenuProps) {
  const [search, setSearch] = useState("");
  const { groups, isSearching, problem } = useGroups(uid, search);
  const options = groups.flatMap((group) => group.options);
  /** the option that was moved to: it stays chosen when cards that were found move the others; null is the first one */
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    options.findIndex(({ name }) => name === chosen),
  );
  const id = useId();
  const list = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [at, search]);

  function take(option: Option | undefined): void {
    if (!option) return;
    onClose();
    option.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") take(options[at]);
    else if (steps !== undefined && options.length > 0) setChosen(options[(at + steps + options.length) % options.length]?.name ?? null);
    else return;
    event.preventDefault();
  }

  const optionId = (key: string) => `${id}-${key}`;
  return (
    <Dialog title={texts.title} onClose={onClose} closesAtOnce size="medium">
      <input
        {...noAutocorrect}
        data-autofocus
        type="text"
        role="combobox"
        aria-label={texts.find}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options[at] && optionId(options[at].key)}
        placeholder={texts.placeholder}
        className={styles.field}
        dir="auto"
        maxLength={200}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {search.trim() !== "" && !isSearching && texts.count(options.length)}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.results} tabIndex={-1} className={styles.list}>
        {groups.map(({ heading, icon, options: inGroup }) => (
          <div key={heading} role="group" aria-label={heading}>
            <p aria-hidden className={styles.heading}>
              {heading}
            </p>
            {inGroup.map((option) => (
              // The field keeps the focus and has the keys; the chosen option is its active descendant.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option.key}
                id={optionId(option.key)}
                role="option"
                aria-selected={option === options[at]}
                className={styles.option}
                onPointerMove={() => setChosen(option.name)}
                onClick={() => take(option)}
              >
                {icon}
                <OptionWords option={option} />
              </div>
            ))}
          </div>
        ))}
        {options.length === 0 && !isSearching && problem === null && <p className={styles.nothing}>{texts.nothing}</p>}
        {problem !== null && <p className={styles.nothing}>{problem}</p>}
      </div>
    </Dialog>
  );
}

/** Words of the student are not translated, and have their own direction. */
function OptionWords({ option: { label, note, isOwnText } }: { option: Option }) {
  const own = isOwnText ? ({ translate: "no", dir: "auto" } as const) : {};
  return (
    <span className={styles.words}>
      <span {...own}>{label}</span>
      {note && (
        <small {...own} className={styles.note}>
          {note}
        </small>
      )}
    </span>
  );
}

type Groups = { groups: readonly Group[]; /** cards are still searched for what is typed */ isSearching: boolean; problem: string | null };

function useGroups(uid: string, search: string): Groups {
  const navigate = useNavigate();
  const { decks } = useLiveDecks(uid);
  const { others } = useSaved(uid);
  const { folders } = useFolders(uid);
  const acts = useActs(decks ?? []);
  const isTyped = search.trim() !== "";
  const paused = usePausedText(search);
  const { found, isSearching, problem } = useFoundDecks(uid, paused);
  const foundOf = isTyped ? (found?.decks ?? []) : [];
  const allDecks = [
    ...(decks ?? []).toSorted((one, other) => other.updatedAt - one.updatedAt).map(({ id, title }) => ({ id, title, author: undefined })),
    ...(others ?? []).flatMap(({ deck }) => (deck ? [{ id: deck.id, title: deck.title, author: deck.author }] : [])),
  ];
  const foundActs = bestMatches(acts, ({ label, also = "" }) => [label, also], search, isTyped ? most.acts : allActs);
  const byTitle = bestMatches(allDecks, ({ title }) => [title], search, most.decks);
  const byTitleIds = new Set(byTitle.map(({ id }) => id));
  // Titles with a wrong letter, and decks of groups.
  const further = foundOf.filter(({ deckId, isByTitle, cards }) => (isByTitle || cards.length === 0) && !byTitleIds.has(deckId));
  const foundDecks = [...byTitle, ...further.map(({ deckId, title, author }) => ({ id: deckId, title, author: author ?? undefined }))];
  const cards = foundOf.flatMap((deck) => deck.cards.map((match) => ({ ...match, deck })));
  const foundFolders = isTyped ? bestMatches(folders ?? [], (path) => [nameOf(path)], search, most.folders) : [];
  const decksFirst: Group[] = [
    {
      heading: texts.groups.decks,
      icon: <GalleryVerticalEnd size={18} aria-hidden />,
      options: foundDecks.slice(0, most.decks).map(({ id, title, author }, place) => ({
        key: `deck-${place}`,
        name: `deck-${id}-${author ?? ""}`,
        label: title,
        ...(author === undefined ? {} : { note: author }),
        isOwnText: true,
        run: () => void navigate(paths.deck(id)),
      })),
    },
    {
      heading: texts.groups.folders,
      icon: <Folder size={18} aria-hidden />,
      options: foundFolders.map((path, place) => ({
        key: `folder-${place}`,
        name: `folder-${path}`,
        label: path,
        isOwnText: true,
        run: () => void navigate(paths.folder(path)),
      })),
    },
    {
      heading: texts.groups.cards,
      icon: <RectangleEllipsis size={18} aria-hidden />,
      options: cards.slice(0, most.cards).map(({ cardId, text, marks, deck }, place) => ({
        key: `card-${place}`,
        name: `card-${deck.deckId}-${cardId}`,
        label: <MatchText text={text} marks={marks} />,
        note: deck.title,
        isOwnText: true,
        run: () => void navigate(paths.deck(deck.deckId), { state: { showCard: cardId } satisfies CardState }),
      })),
    },
  ];
  const ofActs: Group = {
    heading: texts.groups.acts,
    icon: <Zap size={18} aria-hidden />,
    options: foundActs.map(({ label, run }, place) => ({ key: `act-${place}`, name: `act-${label}`, label, run })),
  };
  const groups = isTyped ? [...decksFirst, ofActs] : [ofActs, ...decksFirst];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isSearching: isSearching || (paused !== search && isSearchedOnCards(search)),
    problem: isTyped ? problem : null,
  };
}

/** Cards are searched when typing has paused this long. */
const pauseMs = 150;

function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
