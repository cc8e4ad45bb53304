import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ConflictChoice } from "@recollect/domain/decks/conflict-choices.ts";
import { formOf, inputWithIds, type DeckForm } from "@recollect/domain/decks/deck-form.ts";
import type { DeckContent, DeckPatch, PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { editedDeckProblem } from "@recollect/domain/decks/problems.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { SideLanguages } from "../../cards/text/side-languages.ts";
import { useLive } from "../../lib/live/live.tsx";
import { paths } from "../../lib/paths.ts";
import type { TogetherProps } from "../co-authors/together.tsx";
import type { ConflictProps } from "../editor/saving/conflict-dialog.tsx";
import { DeckEditor } from "../editor/deck-editor.tsx";
import { useSetLanguages } from "../languages/use-set-languages.ts";
import { newId } from "../../lib/new-id.ts";
import { keepMine, showLeftOut, type EditFrom } from "../editor/saving/unfinished-cards.ts";
import type { SaveAsNewProps } from "../editor/saving/save-as-new.tsx";
import type { UnansweredPatch } from "../editor/saving/save-deck.ts";
import { showSessionOver } from "../editor/saving/show-session-over.ts";
import type { EditorState } from "../editor/state/editor-state.ts";
import { useDeckEditor } from "../editor/state/use-deck-editor.ts";
import type { MarksProps } from "../set-aside/marks-of-deck.tsx";
import { RowMark, type MarkOfRow } from "../set-aside/row-mark.ts";
import { rememberLost } from "../../lib/lost-parts.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { useAtHand } from "../../lib/at-hand.ts";
import { allFilesArrived, isFileOnTheWay } from "../../media/files-on-the-way.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { texts } from "./edit.texts.ts";

/** Rarely needed; if its code can't be loaded, saving again retries. */
const conflictDialog = onDemand<ConflictProps>(() =>
  import("../editor/saving/conflict-dialog.tsx").then((module) => module.ConflictDialog),
);

/** Loaded after the form; without it, no row has a mark. */
const marks = onDemand<MarksProps>(() => import("../set-aside/marks-of-deck.tsx").then((module) => module.MarksOfDeck));

/** Loaded when somebody else writes the deck: what they save, and where they write. Without it, a save merges with theirs as ever. */
const together = onDemand<TogetherProps>(() => import("../co-authors/together.tsx").then((module) => module.Together));

/** What only a save needs. It loads with the first change or once the page is quiet: the network may be gone when the student saves. */
const loadSaving = () =>
  import("./saving-parts.ts").catch((cause: unknown) => {
    rememberLost(cause);
    throw new AppError("database/network-error", { cause });
  });

const loadAtHand = () => loadSaving().then(({ loadUploads }) => loadUploads());

const saveAsNew = onDemand<SaveAsNewProps>(() => loadSaving().then((module) => module.SaveAsNew));

/** A function can't be a state's new value, since React would call it; a reducer's action can be one. */
const latestMark = (_before: MarkOfRow | null, mark: MarkOfRow | null) => mark;

const asItIs = (open: EditorState) => open;

type Way = "save" | "practice";
type Conflict = { patch: DeckPatch; conflicts: readonly PatchConflict[]; way: Way; error: string | null };

type Props = {
  uid: string;
  deck: Deck;
  /** whose deck it is, if the student writes it as a co-author: this device keeps nothing of it but the draft */
  ownerId?: string;
};

/** The editor of a saved deck, and what happens when it was saved, deleted or closed to its co-author meanwhile. */
export function EditDeckForm({ uid, deck, ownerId = uid }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const from = (useLocation().state as EditFrom | null)?.formId ?? null;
  const firstKey = useSearchParams()[0].get("card");
  const editor = useDeckEditor({ uid, subject: deck.id, start: () => formOf(deck, newId), baseRevision: deck.revision, from });
  const { state, dispatch, draft } = editor;
  const isOwner = ownerId === uid;
  const [saving, setSaving] = useState<Way | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [gone, setGone] = useState<SaveAsNewProps["end"] | null>(null);
  const [mark, onMarks] = useReducer(latestMark, null);
  const [markWithWriters, onWriters] = useReducer(latestMark, null);
  const isTogether = useCompany(deck.id) || !isOwner;
  const say = useSetLanguages(uid, deck.id);
  const unanswered = useRef<UnansweredPatch | null>(null);

  // Only a conflict asks for the cards as they are here.
  const conflictContent = useMemo(() => (conflict === null ? null : contentOfState(state)), [conflict, state]);
  const cardOf = (id: string) => conflictContent?.cards.find((card) => card.id === id) ?? null;

  useAtHand(loadAtHand, state.form !== state.start);

  /**
   * Saves what the form has, or a patch after its conflicts were chosen. `isAllMine` is false if a text of mine was not taken. `rebased` applies the
   * save just before to the form, since a form that was left takes no steps.
   */
  async function save(way: Way, chosen: { patch: DeckPatch; isAllMine: boolean } | null = null, rebased = asItIs) {
    if (isFileOnTheWay()) {
      setSaving(way);
      await allFilesArrived();
    }
    const { state: shown, refusal } = editor.current();
    const now = rebased(shown);
    const problem = editedDeckProblem(contentOfState(now));
    const why = problem === null ? refusal : messageFor(problem);
    dispatch({ type: "problem", message: why });
    if (why !== null) return setSaving(null);
    setSaving(way);
    try {
      const { afterSave, isEmptyPatch, saveChoices, saveForm, showKept } = await loadSaving();
      const content = contentOfState(now);
      const form = { uid, ownerId, deck, content };
      const result = await (chosen ? saveChoices(form, chosen.patch) : saveForm({ ...form, base: baseOf(now), unanswered }));
      unanswered.current = null;
      if (result.state === "conflict") setConflict({ ...result, way, error: null });
      else if (chosen?.isAllMine === false && isEmptyPatch(chosen.patch)) return await takeTheirs(result.deck);
      else {
        if (chosen?.isAllMine === false) await keepMine(uid, deck.id, now);
        // What was typed since belongs to the save too: the page goes away with the form.
        else if (editor.current().state.form !== now.form) {
          const rebase = afterSave(formOf(content, newId), result.deck.revision);
          dispatch({ type: "rebase", rebase });
          const { isHere, current } = editor;
          // The draft of a form that was left follows the save here, in case the next save fails.
          if (!isHere.current) await keepMine(uid, deck.id, rebase(current().state), now.formId);
          return await save(way, null, rebase);
        }
        if (result.state === "kept") await showKept(queryClient, uid, result.deck);
        return await leave(result.deck, way, now.form);
      }
    } catch (failure) {
      showSessionOver(failure, "deck/sign-in-to-save");
      const end = goneAs(failure);
      const message = end === "closed" ? texts.isClosed : messageFor(failure);
      setGone(end);
      dispatch({ type: "problem", message });
      setConflict((open) => open && { ...open, error: message });
    }
    setSaving(null);
  }

  async function saveNew() {
    setSaving("save");
    try {
      const { createOnce } = await loadSaving();
      const { form, formId } = editor.current().state;
      const created = await createOnce(
        uid,
        formId,
        inputWithIds(form, () => false),
      );
      if (editor.current().state.form !== form) return await saveNew();
      await leave(created, "save", form);
    } catch (failure) {
      showSessionOver(failure, "deck/sign-in-to-save");
      dispatch({ type: "problem", message: messageFor(failure) });
      setSaving(null);
    }
  }

  async function leave(savedDeck: Deck, way: Way, form: DeckForm) {
    await draft.settle();
    // A deck of somebody else is shown as others read it.
    if (savedDeck.id === deck.id && !isOwner) await queryClient.invalidateQueries({ queryKey: queryKeys.libraryDeck(deck.id) });
    else await showChanged(queryClient, queryKeys.deck(uid, savedDeck.id), savedDeck);
    // Whoever has gone elsewhere meanwhile stays there.
    if (editor.isHere.current) await navigate(way === "save" ? paths.deck(savedDeck.id) : paths.test(savedDeck.id));
    await showLeftOut({ uid, form, deck: savedDeck, navigate });
  }

  async function saveChosen({ patch, conflicts, way }: Conflict, choices: ReadonlyMap<string, ConflictChoice>) {
    const { conflictKey, withChoices } = await loadSaving();
    const choiceOf = (one: PatchConflict) => choices.get(conflictKey(one)) ?? "mine";
    const isAllMine = conflicts.every((one) => choiceOf(one) !== "theirs");
    await save(way, { patch: withChoices(patch, conflicts, { choiceOf, cardOf, newKey: newId }), isAllMine });
  }

  /** Nothing of mine was taken: the form shows their version, and mine is offered until it is discarded. */
  async function takeTheirs(theirs: Deck) {
    await draft.setAside();
    dispatch({ type: "reopen", formId: newId(), form: formOf(theirs, newId), baseRevision: theirs.revision });
    setConflict(null);
    setSaving(null);
  }

  return (
    <SideLanguages value={deck.languages}>
      <marks.Part isWanted props={{ uid: ownerId, deckId: deck.id, cards: deck.cards, onMarks }} />
      <RowMark value={markWithWriters ?? mark}>
        <DeckEditor
          heading={texts.heading}
          editor={editor}
          importTo={isOwner ? paths.importInto(deck.id) : null}
          firstKey={firstKey}
          onLanguages={isOwner && deck.languages === undefined ? say : null}
          onSave={() => saving === null && conflict === null && void save("save")}
          notice={
            <>
              {gone && <saveAsNew.Part isWanted props={{ end: gone, busy: saving !== null, onSave: () => void saveNew() }} />}
              <together.Part
                isWanted={isTogether}
                props={{ uid, ownerId, deckId: deck.id, busy: editor.busy, mark, dispatch, onWriters }}
              />
            </>
          }
          actions={
            <>
              <Button
                variant="ghost"
                disabled={saving === "save"}
                busy={saving === "practice"}
                busyLabel={texts.saving}
                onClick={() => void save("practice")}
              >
                {texts.practiceTest}
              </Button>
              <Button disabled={saving === "practice"} busy={saving === "save"} busyLabel={texts.saving} onClick={() => void save("save")}>
                {texts.saveChanges}
              </Button>
            </>
          }
        />
      </RowMark>
      {conflict && (
        <conflictDialog.Part
          isWanted
          props={{
            conflicts: conflict.conflicts,
            cardOf,
            busy: saving !== null,
            error: conflict.error,
            onChosen: (choices) => void saveChosen(conflict, choices),
            onClose: () => setConflict(null),
          }}
          onFailure={({ message }) => {
            setConflict(null);
            dispatch({ type: "problem", message });
          }}
        />
      )}
    </SideLanguages>
  );
}

function contentOfState({ form, base, start }: EditorState): DeckContent {
  return contentOfForm(form, base ?? start);
}

/** What the edit began with; null if that is not known any more. */
function baseOf({ base, baseRevision }: EditorState): (DeckContent & { revision: number }) | null {
  return base && baseRevision !== null ? { ...contentOfForm(base, base), revision: baseRevision } : null;
}

/** The form's content with ids; those of `base` are the deck's own. */
function contentOfForm(form: DeckForm, base: DeckForm): DeckContent {
  const ids = new Set(base.cards.map(({ id }) => id));
  return inputWithIds(form, (id) => ids.has(id));
}

/** Whether another writer of the deck has shown up. Nearly every deck has one writer, and loads nothing for others. */
function useCompany(deckId: number): boolean {
  const live = useLive();
  const [hasCompany, setHasCompany] = useState(false);
  useEffect(
    () =>
      live.subscribe({
        wantsList: false,
        onEvent: ({ type, data }) => type === "writers" && (data as { deckId: number }).deckId === deckId && setHasCompany(true),
      }),
    [live, deckId],
  );
  return hasCompany;
}

/** Why the deck takes nothing any more; null for a failure that may pass. */
function goneAs(failure: unknown): SaveAsNewProps["end"] | null {
  if (!(failure instanceof AppError)) return null;
  if (failure.code === "deck/not-found" || failure.code === "deck/not-in-collection") return "deleted";
  return failure.code === "deck/not-yours-to-edit" ? "closed" : null;
}
