import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { ArrowLeftRight, ClipboardList, Plus } from "lucide-react";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { TagFilter } from "../card-tags/tag-filter.tsx";
import { CardList } from "./card-list.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { AddMany } from "./writing/add-many.tsx";
import { CardBeside } from "./writing/card-beside.tsx";
import type { ManyCards } from "./writing/many-cards.ts";
import { limitNote } from "./limit-note.ts";
import { newId } from "../../lib/new-id.ts";
import { useLatest } from "./state/use-latest.ts";
import { useShownCards } from "./state/use-shown-cards.ts";
import { useStuck } from "./saving/use-stuck.ts";
import type { DeckEditorState } from "./state/use-deck-editor.ts";
import styles from "./deck-editor.module.css";

/** The page scrolls to a new card this long after it was added. */
export const scrollAfterAddMs = 100;

type Props = {
  heading: string;
  editor: DeckEditorState;
  /** the buttons that save */
  actions: ReactNode;
  /** stands under the error banner */
  notice?: ReactNode;
};

/** The form of the create and edit screens: title, description and cards. */
export function DeckEditor({ heading, editor, actions, notice }: Props) {
  const { state, dispatch, desk } = editor;
  const { form } = state;
  const page = useRef<HTMLDivElement | null>(null);
  const scroller = useRef<HTMLDivElement | null>(null);
  const isStuck = useStuck(scroller);
  const banner = useRef<HTMLDivElement | null>(null);
  const scrollTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(scrollTimer.current), []);
  useEffect(() => {
    if (state.problem !== null) banner.current?.focus();
  }, [state.problem]);

  const fieldOf = useCallback(
    (index: number) => page.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-side="term"]`),
    [],
  );

  const shown = useShownCards(form.cards);
  function add() {
    shown.showAll();
    dispatch({ type: "add", key: newId() });
    if (form.cards.length >= DECK.maxCards) return;
    clearTimeout(scrollTimer.current);
    scrollTimer.current = setTimeout(() => {
      const term = fieldOf(form.cards.length);
      term?.focus({ preventScroll: true });
      term?.scrollIntoView({ block: "center", behavior: form.cards.length < 100 ? "smooth" : "instant" });
    }, scrollAfterAddMs);
  }

  const [row, setRow] = useState<number | null>(null);
  const [many, setMany] = useState<ManyCards | null>(null);
  const allCards = useLatest(form.cards);
  const count = form.cards.length;
  const shownCount = shown.cards.length;
  const isBothWays = form.cards.every(({ bothWays }) => bothWays === true);
  const deleteRow = useCallback(
    (index: number, key: string) => {
      dispatch({ type: "delete", key });
      // The rows move up: the focus stays where it was, or goes to the new last card.
      if (count > DECK.minCards) requestAnimationFrame(() => fieldOf(Math.min(index, shownCount - 2))?.focus());
    },
    [dispatch, fieldOf, count, shownCount],
  );

  function addOnShortcut(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  }

  return (
    <div ref={scroller} className={styles.scroller} data-own-scroll>
      <Page className={styles.page}>
        <div ref={page} className={styles.form} role="presentation" onKeyDown={addOnShortcut}>
          <header className={styles.bar} data-stuck={isStuck || undefined}>
            <h1>{heading}</h1>
            <div className={styles.actions}>{actions}</div>
          </header>
          {state.problem !== null && (
            <div ref={banner} tabIndex={-1} className={styles.banner}>
              <ErrorBanner message={state.problem} onDismiss={() => dispatch({ type: "problem", message: null })} />
            </div>
          )}
          {notice}
          <DraftOffer desk={desk} />
          <div className={styles.texts}>
            <TextField
              label="Title"
              placeholder="What is this deck about?"
              dir="auto"
              autoComplete="off"
              value={form.title}
              onChange={(event) => dispatch({ type: "title", text: event.target.value })}
              {...limitNote(form.title.length, DECK.titleMaxLength)}
            />
            <TextArea
              label="Description"
              placeholder="Optional"
              dir="auto"
              rows={2}
              value={form.description}
              onChange={(event) => dispatch({ type: "description", text: event.target.value })}
              {...limitNote(form.description.length, DECK.descriptionMaxLength)}
            />
          </div>
          <div className={styles.head}>
            <h2 className={styles.count}>{counted(count, "card")}</h2>
            <TagFilter cards={form.cards} tag={shown.tag} onTag={shown.show} />
            <Button
              variant="ghost"
              size="small"
              aria-pressed={isBothWays}
              title="Ask each card from its definition to its term as well"
              onClick={() => dispatch({ type: "both ways", isOn: !isBothWays })}
            >
              <ArrowLeftRight size={16} aria-hidden /> {isBothWays ? "All asked both ways" : "Ask all both ways"}
            </Button>
            <Button variant="ghost" size="small" onClick={() => setMany({ pasted: "", after: null, instead: null })}>
              <ClipboardList size={16} aria-hidden /> Add many
            </Button>
          </div>
          <CardList
            cards={shown.cards}
            allCards={allCards}
            dispatch={dispatch}
            onDelete={deleteRow}
            onManyCards={setMany}
            onRow={setRow}
            scroller={scroller}
          />
          <Button variant="ghost" className={styles.add} onClick={add} title="Ctrl+Enter adds a card, too">
            <Plus size={20} aria-hidden /> ADD A CARD
          </Button>
        </div>
        <CardBeside
          card={row === null ? undefined : shown.cards[Math.min(row, shownCount - 1)]}
          number={Math.min((row ?? 0) + 1, shownCount)}
        />
        {many && <AddMany many={many} room={DECK.maxCards - count} dispatch={dispatch} onClose={() => setMany(null)} />}
      </Page>
    </div>
  );
}
