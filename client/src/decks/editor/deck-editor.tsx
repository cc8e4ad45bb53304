import { useCallback, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { Plus } from "lucide-react";

import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";

import { onDemand } from "../../lib/on-demand.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useScreenKeys } from "../../ui/keys/screen-keys.ts";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { BackArrow } from "../../ui/buttons/back-arrow.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { TagFilter } from "../card-tags/tag-filter.tsx";
import { CardList, type CardListHandle } from "./card-list.tsx";
import { beginByMouse, beginByTouch } from "./many/begin-choosing.ts";
import { useChosen } from "./many/use-chosen.ts";
import { useHints } from "./many/use-hints.ts";
import type { ManyToolsProps, OpenTool } from "./many/many-tools.tsx";
import { DeckTexts } from "./deck-texts.tsx";
import { ListHead } from "./list-head.tsx";
import { AddMany } from "./writing/add-many.tsx";
import { useManyCards } from "./writing/many-cards.ts";
import { CardPreviewPane } from "./writing/card-preview-pane.tsx";
import { OpenMasks } from "./writing/open-masks.ts";
import { handleEditorKey } from "./state/editor-keys.ts";
import { useAddCard } from "./state/use-add-card.ts";
import { useDeleteCard } from "./state/use-delete-card.ts";
import { useIsNarrow } from "./state/use-is-narrow.ts";
import { useLatest } from "./state/use-latest.ts";
import { useShownCards } from "./state/use-shown-cards.ts";
import type { DeckEditorState } from "./state/use-deck-editor.ts";
import { useUndoKeys } from "./state/use-undo-keys.ts";
import { useUndo } from "./state/use-undo.ts";
import { TypedLanguages, type OnLanguages } from "./words/typed-languages.tsx";
import styles from "./deck-editor.module.css";
import { texts } from "./deck-editor.texts.ts";

const draftOffer = onDemand(() => import("./draft-offer.tsx").then((module) => module.DraftOffer));
const manyTools = onDemand<ManyToolsProps>(() => import("./many/many-tools.tsx").then((module) => module.ManyTools));
const loadKeyTexts = () => import("./editor-keys.texts.ts");

type Props = {
  heading: string;
  editor: DeckEditorState;
  /** the buttons that save */
  actions: ReactNode;
  /** what Ctrl+S does */
  onSave: () => void;
  /** the address to import cards into this deck; null if that is not offered */
  importTo: string | null;
  /** stores the languages of the sides; null if they are known, or the student was asked */
  onLanguages: OnLanguages;
  /** shown under the error banner */
  notice?: ReactNode;
  /** the row that is shown and focused at first, if there is one */
  firstKey?: string | null;
};

/** The form of the create and edit screens: title, description and cards. */
export function DeckEditor({ heading, editor, actions, onSave, importTo, onLanguages, notice, firstKey = null }: Props) {
  const { state, dispatch, draft } = editor;
  const { form } = state;
  const page = useRef<HTMLDivElement | null>(null);
  const list = useRef<CardListHandle | null>(null);
  const beside = useRef<HTMLElement | null>(null);
  const scroller = useRef<HTMLDivElement | null>(null);
  const isStuck = useStuck(scroller);
  const isNarrow = useIsNarrow();
  const banner = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (state.problem !== null) banner.current?.focus();
  }, [state.problem, state.refusals]);

  const fieldOf = useCallback(
    (index: number) => page.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-side="term"]`),
    [],
  );

  const visibleCards = useShownCards(form.cards);
  const { add, stayHere } = useAddCard({ count: form.cards.length, dispatch, showAll: visibleCards.showAll, fieldOf });

  const [row, setRow] = useState(0);
  const many = useManyCards();
  const allCards = useLatest(form.cards);
  const count = form.cards.length;
  const shownCount = visibleCards.cards.length;
  const isBothWays = form.cards.every(({ bothWays }) => bothWays === true);
  const deleteRow = useDeleteCard({ dispatch, allCards, shownCount, fieldOf });
  const besideRow = Math.min(row, shownCount - 1);

  /** Clears the filter if it hides the card; returns its row. */
  function reveal(key: string, index: number): number {
    const shownAt = shownCount < count ? visibleCards.cards.findIndex((card: FormCard) => card.key === key) : index;
    if (shownAt < 0) visibleCards.showAll();
    const place = shownAt < 0 ? index : shownAt;
    requestAnimationFrame(() => list.current?.reveal(place));
    return place;
  }

  function focusCard(key: string): void {
    requestAnimationFrame(() => {
      const index = allCards().findIndex((card) => card.key === key);
      if (index >= 0) undo.goTo({ of: "card", key, index, side: "term", caret: null }, true);
    });
  }

  const chosen = useChosen(visibleCards.cards, page);
  const [tool, setTool] = useState<OpenTool | null>(null);
  const hints = useHints(form.cards, form !== state.start);
  const beginAt = (at: number) => chosen.keys === null && chosen.begin(at, visibleCards.cards[at]?.key);

  function endChoosing(): void {
    chosen.set(null);
    requestAnimationFrame(() => fieldOf(besideRow)?.focus());
  }

  function toolsFailed(failure: Error): void {
    setTool(null);
    if (chosen.keys !== null) endChoosing();
    toast.error(failure.message);
  }

  const undo = useUndo({ state, dispatch, page, reveal });
  const showFirst = useEffectEvent(() => firstKey !== null && focusCard(firstKey));
  useEffect(() => void showFirst(), []);
  useUndoKeys(page, undo.turn, () => dispatch({ type: "composition" }));
  useScreenKeys(loadKeyTexts);
  useFilesStayOut();

  function onKeyDown(event: KeyboardEvent): void {
    handleEditorKey(event, {
      add,
      save: onSave,
      find: () => setTool((open) => open ?? "find"),
      besideButton: () => beside.current?.querySelector("button") ?? null,
    });
  }

  return (
    <div ref={scroller} className={styles.scroller} data-own-scroll data-foot>
      <Page className={styles.page}>
        <div
          ref={page}
          className={styles.form}
          role="presentation"
          onKeyDown={onKeyDown}
          onPointerDown={stayHere}
          onTouchStart={(event) => beginByTouch(event, beginAt)}
          onClick={(event) => beginByMouse(event, beginAt)}
        >
          <header className={styles.bar} data-stuck={isStuck || undefined}>
            <BackArrow />
            <h1>{heading}</h1>
            <div className={styles.actions}>{actions}</div>
          </header>
          {state.problem !== null && (
            <div ref={banner} tabIndex={-1} className={styles.banner}>
              <ErrorBanner message={state.problem} onDismiss={() => dispatch({ type: "problem", message: null })} />
            </div>
          )}
          {notice}
          <draftOffer.Part isWanted={draft.offer !== null} props={{ draft }} onFailure={(failure) => toast.error(failure.message)} />
          <DeckTexts form={form} dispatch={dispatch} />
          <OpenMasks value={setTool}>
            <div className={styles.cards}>
              <div className={styles.list}>
                <ListHead
                  count={count}
                  filter={<TagFilter cards={form.cards} tag={visibleCards.tag} onTag={visibleCards.show} />}
                  undo={undo}
                  isBothWays={isBothWays}
                  onBothWays={() => dispatch({ type: "both ways", isOn: !isBothWays })}
                  isChoosing={chosen.keys !== null}
                  onChoose={() => (chosen.keys === null ? chosen.begin(besideRow) : endChoosing())}
                  onFind={() => setTool("find")}
                  hintCount={hints.size}
                  onHints={() => setTool("hints")}
                  onAddMany={many.open}
                  importTo={importTo}
                />
                <CardList
                  ref={list}
                  cards={visibleCards.cards}
                  allCards={allCards}
                  busy={editor.busy}
                  dispatch={dispatch}
                  onDelete={deleteRow}
                  onManyCards={many.openWith}
                  chosen={chosen}
                  hints={hints}
                  onRow={setRow}
                  scroller={scroller}
                />
                <div className={styles.add}>
                  <TypedLanguages
                    {...{ onLanguages, page, dispatch }}
                    cards={form.cards}
                    isChanged={form !== state.start}
                    cardAt={(at) => visibleCards.cards[at]}
                  />
                  <manyTools.Part
                    isWanted={chosen.keys !== null || tool !== null}
                    props={{
                      form,
                      dispatch,
                      chosen,
                      page,
                      tool,
                      shown: visibleCards.cards,
                      onDone: endChoosing,
                      onGo: focusCard,
                      onTool: setTool,
                    }}
                    onFailure={toolsFailed}
                  />
                  {chosen.keys === null && (
                    <Button variant="ghost" onClick={add} title={texts.addCardHint}>
                      <Plus size={20} aria-hidden /> {texts.addCard}
                    </Button>
                  )}
                </div>
              </div>
              {!isNarrow && (
                <CardPreviewPane
                  ref={beside}
                  card={visibleCards.cards[besideRow]}
                  number={besideRow + 1}
                  dispatch={dispatch}
                  allCards={allCards}
                  onLeave={() => fieldOf(besideRow)?.focus()}
                />
              )}
            </div>
          </OpenMasks>
          <p className="visually-hidden" role="status">
            {undo.announcement}
          </p>
        </div>
        {many.cards && (
          <AddMany many={many.cards} remaining={DECK.maxCards - count} dispatch={dispatch} onAdded={focusCard} onClose={many.close} />
        )}
      </Page>
    </div>
  );
}

/** Scrolled this far, the sticky bar covers content. */
const stuckAfterPx = 20;

function useStuck(scroller: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => setIsStuck(element.scrollTop > stuckAfterPx);
    onScroll();
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [scroller]);
  return isStuck;
}

/** The browser would open a file dropped outside a field instead of the page. */
function useFilesStayOut(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", stay);
    window.addEventListener("drop", stay);
    return () => {
      window.removeEventListener("dragover", stay);
      window.removeEventListener("drop", stay);
    };
  }, []);
}
