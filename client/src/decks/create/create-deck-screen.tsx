import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { blankForm, inputWithIds } from "@recollect/domain/decks/deck-form.ts";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { newDeckProblem } from "@recollect/domain/decks/problems.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { rememberLost } from "../../lib/lost-parts.ts";
import { paths } from "../../lib/paths.ts";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { SideLanguages } from "../../cards/text/side-languages.ts";
import { toast } from "../../ui/toast/toast.ts";
import { withDeck } from "../deck-list.ts";
import { setLanguages } from "../decks-api.ts";
import { DeckEditor } from "../editor/deck-editor.tsx";
import { newId } from "../../lib/new-id.ts";
import { showLeftOut } from "../editor/saving/unfinished-cards.ts";
import { createOnce } from "../editor/saving/save-deck.ts";
import { showSessionOver } from "../editor/saving/show-session-over.ts";
import { useDeckEditor } from "../editor/state/use-deck-editor.ts";
import { allFilesArrived, isFileOnTheWay } from "../../media/files-on-the-way.ts";
import { useAtHand } from "../../lib/at-hand.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { texts } from "./create.texts.ts";

/** What a save needs beside it where this device keeps decks. */
const loadDeviceSaving = () =>
  import("./device-parts.ts").catch((cause: unknown) => {
    rememberLost(cause);
    throw new AppError("database/network-error", { cause });
  });

/** Where the app keeps decks on the device, a new one is saved there as long as the server can't be reached. */
async function createOrKeep(uid: string, formId: string, content: DeckContent): Promise<{ deck: Deck; isKept: boolean }> {
  if (!isDeviceKept()) return { deck: await createOnce(uid, formId, content), isKept: false };
  return (await loadDeviceSaving()).createOnDevice(uid, formId, content);
}

const loadAtHand = async () => void (isDeviceKept() && (await (await loadDeviceSaving()).loadUploads()));

function summaryOf({ cards: _cards, ...summary }: Deck): DeckSummary {
  return summary;
}

type Way = "create" | "practice";

/** Create a deck: three blank cards to start with; saving leads to the new deck or to its practice test. */
export function CreateDeckScreen() {
  usePageTitle(texts.heading, texts.about);
  const { uid } = useSignedIn();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const editor = useDeckEditor({ uid, subject: "new", start: () => blankForm(newId), baseRevision: null });
  const [saving, setSaving] = useState<Way | null>(null);
  const [languages, setDeckLanguages] = useState<DeckLanguages | null>(null);
  const { dispatch, draft, state: open } = editor;
  useAtHand(loadAtHand, open.form !== open.start);

  async function create(pressed: Way) {
    if (isFileOnTheWay()) {
      setSaving(pressed);
      await allFilesArrived();
    }
    const { state, refusal } = editor.current();
    const input = inputWithIds(state.form, () => false);
    const problem = newDeckProblem(input);
    const message = problem === null ? refusal : messageFor(problem);
    dispatch({ type: "problem", message });
    if (message !== null) return setSaving(null);
    setSaving(pressed);
    try {
      const { deck, isKept } = await createOrKeep(uid, state.formId, input);
      // What was typed since belongs to the deck too: the page goes away with the form.
      if (editor.current().state.form !== state.form) return await create(pressed);
      await draft.settle();
      if (isKept) queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), (list) => list && withDeck(list, summaryOf(deck)));
      queryClient.setQueryData(queryKeys.deck(uid, deck.id), isKept ? deck : await withLanguages(deck));
      // Whoever has gone elsewhere meanwhile stays there. The browser's Back leads to where the form was opened from, not to an empty form.
      if (editor.isHere.current) await navigate(pressed === "create" ? paths.deck(deck.id) : paths.test(deck.id), { replace: true });
      await showLeftOut({ uid, form: state.form, deck, navigate });
    } catch (failure) {
      showSessionOver(failure, "deck/sign-in-to-create");
      dispatch({ type: "problem", message: messageFor(failure) });
      setSaving(null);
    }
  }

  /** The deck is created, whether its languages can be stored or not: its page asks for them again. */
  async function withLanguages(deck: Deck): Promise<Deck> {
    if (languages === null) return deck;
    return setLanguages(uid, deck.id, languages).catch((failure: unknown) => {
      toast.error(messageFor(failure));
      return deck;
    });
  }

  return (
    <SideLanguages value={languages ?? undefined}>
      <DeckEditor
        heading={texts.heading}
        editor={editor}
        importTo={paths.import}
        onLanguages={languages === null ? async (answer) => setDeckLanguages(answer) : null}
        onSave={() => saving === null && void create("create")}
        actions={
          <>
            <Button
              variant="ghost"
              disabled={saving === "create"}
              busy={saving === "practice"}
              busyLabel={texts.creating}
              onClick={() => void create("practice")}
            >
              {texts.createAndPractice}
            </Button>
            <Button
              disabled={saving === "practice"}
              busy={saving === "create"}
              busyLabel={texts.creating}
              onClick={() => void create("create")}
            >
              {texts.create}
            </Button>
          </>
        }
      />
    </SideLanguages>
  );
}
