import { useCallback, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { contentOf } from "@recollect/domain/cards/card.ts";
import { formOf, savedInput, unfinishedCards, type DeckForm } from "@recollect/domain/decks/deck-form.ts";
import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { sameContent } from "@recollect/domain/decks/same-content.ts";
import { editedDeckProblem } from "@recollect/domain/decks/problems.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { SideLanguages } from "../../cards/text/side-languages.ts";
import { paths } from "../../lib/paths.ts";
import type { ConflictProps } from "../editor/saving/conflict-dialog.tsx";
import { DeckEditor } from "../editor/deck-editor.tsx";
import { newId } from "../../lib/new-id.ts";
import { keepMine, showLeftOut, type EditFrom } from "../editor/saving/unfinished-cards.ts";
import { createOnce, saveEdit } from "../editor/saving/save-deck.ts";
import { showSessionOver } from "../editor/saving/show-session-over.ts";
import { useDeckEditor } from "../editor/state/use-deck-editor.ts";
import type { MarksProps } from "../set-aside/marks-of-deck.tsx";
import { RowMark, type MarkOfRow } from "../set-aside/row-mark.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import styles from "./edit-deck-form.module.css";
import { texts } from "./edit.texts.ts";

/** Rarely needed; if its code can't be loaded, saving again retries. */
const conflictDialog = onDemand<ConflictProps>(() =>
  import("../editor/saving/conflict-dialog.tsx").then((module) => module.ConflictDialog),
);

/** Loaded after the form; without it, no row has a mark. */
const marks = onDemand<MarksProps>(() => import("../set-aside/marks-of-deck.tsx").then((module) => module.MarksOfDeck));

type Way = "save" | "practice";
type Conflict = { theirs: Deck; way: Way; error: string | null };

/** The editor of a saved deck, and what happens when it was saved or deleted elsewhere meanwhile. */
export function EditDeckForm({ uid, deck }: { uid: string; deck: Deck }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const from = (useLocation().state as EditFrom | null)?.formId ?? null;
  const editor = useDeckEditor({ uid, subject: deck.id, start: () => formOf(deck, newId), baseRevision: deck.revision, from });
  const { state, dispatch, draft, waits } = editor;
  const [saving, setSaving] = useState<Way | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isGone, setIsGone] = useState(false);
  const [mark, setMark] = useState<{ of: MarkOfRow | null }>({ of: null });
  const onMarks = useCallback((of: MarkOfRow | null) => setMark({ of }), []);
  const input = savedInput(state.form);

  const start = state.baseRevision === state.startRevision ? savedInput(state.start) : null;

  async function save(way: Way, revision = state.baseRevision ?? deck.revision, what = input) {
    const problem = editedDeckProblem(what);
    const refusal = problem === null ? waits() : messageFor(problem);
    dispatch({ type: "problem", message: refusal });
    if (refusal !== null) return;
    setSaving(way);
    try {
      const result = await saveEdit({ uid, deckId: deck.id, revision, start, input: what });
      if (result.state === "saved") return await leave(result.deck, way, what === input ? state.form : withRest(result.deck));
      setConflict({ theirs: result.theirs, way, error: null });
    } catch (failure) {
      showSessionOver(failure, "deck/sign-in-to-save");
      const message = messageFor(failure);
      setIsGone(failure instanceof AppError && (failure.code === "deck/not-found" || failure.code === "deck/not-in-collection"));
      dispatch({ type: "problem", message });
      setConflict((open) => open && { ...open, error: message });
    }
    setSaving(null);
  }

  async function saveAsNew() {
    setSaving("save");
    try {
      const cards = input.cards.map(contentOf);
      await leave(await createOnce(uid, state.formId, { ...input, cards }), "save");
    } catch (failure) {
      showSessionOver(failure, "deck/sign-in-to-save");
      dispatch({ type: "problem", message: messageFor(failure) });
      setSaving(null);
    }
  }

  /** The deck chosen from two versions, followed by my unfinished cards. */
  function withRest(merged: Deck): DeckForm {
    return {
      ...formOf(merged, newId),
      cards: [...merged.cards.map((card) => ({ ...card, key: card.id })), ...unfinishedCards(state.form)],
    };
  }

  async function leave(savedDeck: Deck, way: Way, form = state.form) {
    await draft.settle();
    await showChanged(queryClient, queryKeys.deck(uid, savedDeck.id), savedDeck);
    await navigate(way === "save" ? paths.deck(savedDeck.id) : paths.test(savedDeck.id));
    await showLeftOut({ uid, form, deck: savedDeck, navigate });
  }

  async function saveChosen({ theirs, way }: Conflict, choice: DeckInput, isMineLeft: boolean) {
    // Nothing of mine was chosen, so there is nothing to save.
    if (sameContent(choice, theirs)) return takeTheirs(theirs);
    if (isMineLeft) await keepMine(uid, deck.id, state);
    await save(way, theirs.revision, choice);
  }

  async function takeTheirs(theirs: Deck) {
    await draft.setAside();
    dispatch({ type: "reopen", formId: newId(), form: formOf(theirs, newId), baseRevision: theirs.revision });
    setConflict(null);
  }

  return (
    <SideLanguages value={deck.languages}>
      <marks.Part isWanted props={{ uid, deckId: deck.id, cards: deck.cards, onMarks }} onFailure={() => undefined} />
      <RowMark value={mark.of}>
        <DeckEditor
          heading={texts.heading}
          editor={editor}
          importTo={paths.importInto(deck.id)}
          onSave={() => saving === null && conflict === null && void save("save")}
          notice={isGone && <SaveAsNew busy={saving !== null} onSave={() => void saveAsNew()} />}
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
            base: start,
            mine: input,
            theirs: conflict.theirs,
            busy: saving !== null,
            error: conflict.error,
            onChosen: (choice, isMineLeft) => void saveChosen(conflict, choice, isMineLeft),
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

/** The deck was deleted while it was edited; its text is still in the form. */
function SaveAsNew({ busy, onSave }: { busy: boolean; onSave: () => void }) {
  return (
    <div className={styles.gone}>
      <p>{texts.wasDeleted}</p>
      <Button size="small" busy={busy} busyLabel={texts.saving} onClick={onSave}>
        {texts.saveAsNew}
      </Button>
    </div>
  );
}
