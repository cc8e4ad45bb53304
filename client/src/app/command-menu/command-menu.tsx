import { nameOf } from "@recollect/domain/decks/folders/folder-name.ts";
import { Folder, GalleryVerticalEnd, RectangleEllipsis, Zap } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useFolders } from "../../decks/folders/use-folders.ts";
import { useSaved } from "../../decks/saved/use-saved.ts";
import { useLiveDecks } from "../../decks/use-live-decks.ts";
import type { CardState } from "../../decks/viewer/place/stored-place.ts";
import { paths } from "../../lib/paths.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { unaided } from "../../ui/fields/no-autocorrect.ts";
import { findCards, readCardIndex } from "./card-index.ts";
import styles from "./command-menu.module.css";
import { texts } from "./command-menu.texts.ts";
import { bestMatches } from "./matches.ts";
import { useActs } from "./use-acts.ts";

export type CommandMenuProps = { uid: string; onClose: () => void };

type Option = {
  key: string;
  label: string;
  /** where it belongs, or its other side */ note?: string;
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
  const groups = useGroups(uid, search);
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, options.length - 1);
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
    else if (steps !== undefined && options.length > 0) setChosen((at + steps + options.length) % options.length);
    else return;
    event.preventDefault();
  }

  const optionId = (key: string) => `${id}-${key}`;
  return (
    <Dialog title={texts.title} onClose={onClose} closesAtOnce size="medium">
      <input
        {...unaided}
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
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {search.trim() !== "" && texts.count(options.length)}
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
                onPointerMove={() => setChosen(options.indexOf(option))}
                onClick={() => take(option)}
              >
                {icon}
                <OptionWords {...option} />
              </div>
            ))}
          </div>
        ))}
        {options.length === 0 && <p className={styles.nothing}>{texts.nothing}</p>}
      </div>
    </Dialog>
  );
}

/** Words of the student are not translated, and have their own direction. */
function OptionWords({ label, note, isOwnText }: Option) {
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

function useGroups(uid: string, search: string): readonly Group[] {
  const navigate = useNavigate();
  const { decks } = useLiveDecks(uid);
  const { others } = useSaved(uid);
  const { folders } = useFolders(uid);
  const acts = useActs(decks ?? []);
  const index = useCardIndex(uid);
  const isTyped = search.trim() !== "";
  const cards = useMemo(() => findCards(index, search, most.cards), [index, search]);
  const allDecks = [
    ...(decks ?? []).toSorted((one, other) => other.updatedAt - one.updatedAt).map(({ id, title }) => ({ id, title, author: undefined })),
    ...(others ?? []).flatMap(({ deck }) => (deck ? [{ id: deck.id, title: deck.title, author: deck.author }] : [])),
  ];
  const foundActs = bestMatches(acts, ({ label, also = "" }) => [label, also], search, isTyped ? most.acts : allActs);
  const foundDecks = bestMatches(allDecks, ({ title }) => [title], search, most.decks);
  const foundFolders = isTyped ? bestMatches(folders ?? [], (path) => [nameOf(path)], search, most.folders) : [];
  const decksFirst: Group[] = [
    {
      heading: texts.groups.decks,
      icon: <GalleryVerticalEnd size={18} aria-hidden />,
      options: foundDecks.map(({ id, title, author }, place) => ({
        key: `deck-${place}`,
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
        label: path,
        isOwnText: true,
        run: () => void navigate(paths.folder(path)),
      })),
    },
    {
      heading: texts.groups.cards,
      icon: <RectangleEllipsis size={18} aria-hidden />,
      options: cards.map(({ deckId, deckTitle, cardId, term, definition }, place) => ({
        key: `card-${place}`,
        label: term || definition,
        note: deckTitle,
        isOwnText: true,
        run: () => void navigate(paths.deck(deckId), { state: { showCard: cardId } satisfies CardState }),
      })),
    },
  ];
  const ofActs: Group = {
    heading: texts.groups.acts,
    icon: <Zap size={18} aria-hidden />,
    options: foundActs.map(({ label, run }, place) => ({ key: `act-${place}`, label, run })),
  };
  return (isTyped ? [...decksFirst, ofActs] : [ofActs, ...decksFirst]).filter(({ options }) => options.length > 0);
}

/** The cards of this device, read while the first letters are typed. */
function useCardIndex(uid: string) {
  const [index, setIndex] = useState<Awaited<ReturnType<typeof readCardIndex>>>([]);
  useEffect(() => {
    const reading = new AbortController();
    readCardIndex(uid, reading.signal).then(
      (cards) => reading.signal.aborted || setIndex(cards),
      // A browser that refuses its storage keeps no cards; decks and acts are found without them.
      () => undefined,
    );
    return () => reading.abort();
  }, [uid]);
  return index;
}
