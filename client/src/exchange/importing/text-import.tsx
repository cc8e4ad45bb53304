import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { ExchangeDeck } from "@recollect/domain/exchange/model.ts";
import { dollarsOfCardsAsFormulas } from "@recollect/domain/cards/dollar-formulas.ts";
import { guessedLanguages } from "@recollect/domain/decks/languages/guessed-languages.ts";
import { SEPARATOR } from "@recollect/domain/decks/folders/folder-name.ts";
import { inTwoLists, type ImportNote } from "@recollect/domain/exchange/import-notes.ts";
import { writeSentCards } from "@recollect/domain/exchange/text/sent-cards.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { listDecks } from "../../decks/decks-api.ts";
import { useFolders } from "../../decks/folders/use-folders.ts";
import { newId } from "../../lib/new-id.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DeckPreview } from "./deck-preview.tsx";
import { ImportJob } from "./import-job.tsx";
import { languageWords } from "./language-words.ts";
import { ReportLists } from "./report-lists.tsx";
import type { Source } from "./source-picker.tsx";
import type { ImportChoices } from "./import-api.ts";
import { TableChoices } from "./table-choices.tsx";
import { useTextReading } from "./use-text-reading.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

const sampleCards = 6;
const newDecks = "new";

type Props = {
  source: Extract<Source, { kind: "text" }>;
  /** an own deck to offer first */ into: number | null;
  onSaved: () => void;
  onStartAgain: () => void;
};

/** What is sent of the text, and what was chosen for it. */
type Sending = { source: { file: File; key: string }; choices: ImportChoices };

/** No folder has this path. */
const noFolder = "/";

/** A text that is read in the browser: its content, how it was read, and where it goes. */
export function TextImport({ source, into, onSaved, onStartAgain }: Props) {
  const { uid } = useSignedIn();
  const queryClient = useQueryClient();
  const { encoding, setEncoding, choose, reading, problem } = useTextReading(source);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [target, setTarget] = useState(into === null ? newDecks : String(into));
  const [folder, setFolder] = useState(noFolder);
  const [title, setTitle] = useState<string | null>(null);
  const { folders = [] } = useFolders(uid);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  /** what was sent last and not refused: sent again, it has the same key */
  const lastSent = useRef<Sending["source"] & { text: string }>(null);
  const [isGuessWanted, setGuessWanted] = useState(true);
  const own = useQuery({ queryKey: queryKeys.decks(uid), queryFn: ({ signal }) => listDecks(uid, signal) });
  const [areFormulas, setAreFormulas] = useState(true);
  // Our own JSON has its formulas written as such.
  const isWritten = reading?.isOwn !== true;
  const formulas = useMemo(
    () => (isWritten ? (reading?.decks ?? []) : []).map((deck) => dollarsOfCardsAsFormulas(deck.cards)),
    [reading, isWritten],
  );
  const withDollars = formulas.reduce((sum, { changedCount }) => sum + changedCount, 0);
  const decks = useMemo(
    () => (reading?.decks ?? []).map((deck, index) => (areFormulas ? { ...deck, cards: formulas[index]?.cards ?? deck.cards } : deck)),
    [reading, formulas, areFormulas],
  );
  const languages = useMemo(() => decks.map((deck) => deck.languages ?? guessedLanguages(deck.cards)), [decks]);
  const isGuessed = target === newDecks && decks.some((deck, index) => !deck.languages && languages[index] !== null);
  const selection = useMemo(() => decks.filter((_, index) => !leftOut.has(index)), [decks, leftOut]);
  /** one new deck can be named here, several have their own names */
  const only = target === newDecks && decks.length === 1 ? decks[0] : undefined;

  const notes = useMemo(
    () => [...(reading?.notes ?? []), ...(withDollars > 0 && areFormulas ? [noteOfDollars(withDollars)] : [])],
    [reading, withDollars, areFormulas],
  );

  function send(decksToSend: readonly ExchangeDeck[]) {
    setFailure(null);
    const isNew = target === newDecks;
    const filed = isNew && folder !== noFolder ? decksToSend.map((deck) => inFolder(deck, folder)) : decksToSend;
    const text = writeSentCards({ decks: filed, notes });
    const name = source.fileName || texts.pastedCards;
    const again = lastSent.current?.text === text ? lastSent.current : null;
    const upload = again ?? { text, file: new File([text], name, { type: "application/json" }), key: newId() };
    lastSent.current = upload;
    setSending({ source: upload, choices: { languages: isGuessWanted, ...(isNew ? {} : { into: Number(target) }) } });
  }

  async function afterWrite() {
    onSaved();
    await queryClient.invalidateQueries({ queryKey: queryKeys.decks(uid) });
    await queryClient.invalidateQueries({ queryKey: queryKeys.folders(uid) });
  }

  function stop(message: string | null, isSent: boolean) {
    // The server keeps no import that failed or was cancelled: what is sent after it is another one.
    if (isSent) lastSent.current = null;
    setFailure(message);
    setSending(null);
  }

  if (sending) {
    return (
      <ImportJob
        {...sending}
        into={into}
        onCancel={() => stop(null, true)}
        onStartAgain={onStartAgain}
        onDone={() => void afterWrite()}
        onFailed={stop}
      />
    );
  }
  return (
    <>
      {problem && <ErrorBanner message={problem} />}
      {reading?.table && (
        <TableChoices
          table={reading.table}
          isMixed={reading.isMixed}
          encoding={source.bytes ? encoding : null}
          onEncoding={setEncoding}
          onChoose={choose}
        />
      )}
      {reading && decks.length === 0 && (
        <>
          <EmptyState title={texts.noCardsFound} text={texts.tryAnotherSeparator} />
          {reading.notes.length > 0 && <ReportLists {...inTwoLists(reading.notes)} />}
        </>
      )}
      {decks.length > 0 && (
        <>
          <h2 className={styles.subheading}>{texts.whatComes}</h2>
          {decks.map((deck, index) => (
            <DeckPreview
              key={`${index} ${deck.name}`}
              name={deck.name}
              folder={deck.folder}
              cards={deck.cards.length}
              more={[languageWords(languages[index] ?? null)].filter((words) => words !== "")}
              sample={deck.cards.slice(0, sampleCards)}
              choice={
                decks.length > 1
                  ? { isChosen: !leftOut.has(index), onChoose: (isChosen) => setLeftOut(toggled(leftOut, index, !isChosen)) }
                  : undefined
              }
            />
          ))}
          {withDollars > 0 && <Switch label={texts.dollars(withDollars)} isOn={areFormulas} onChange={setAreFormulas} />}
          {isGuessed && <Switch label={texts.guessedLanguages} isOn={isGuessWanted} onChange={setGuessWanted} />}
          <ReportLists {...inTwoLists(notes)} />
          <SelectField
            label={texts.where}
            options={[
              { value: newDecks, label: selection.length > 1 ? texts.newDecks : texts.aNewDeck },
              ...(own.data ?? []).map((deck) => ({ value: String(deck.id), label: deck.title, isName: true })),
            ]}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
          {only && (
            <TextField
              label={texts.title}
              dir="auto"
              maxLength={DECK.titleMaxLength}
              placeholder={only.name}
              translate="no"
              value={title ?? only.name}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
          {target === newDecks && folders.length > 0 && (
            <SelectField
              label={texts.folder}
              options={[{ value: noFolder, label: texts.noFolder }, ...folders.map((path) => ({ value: path, label: path, isName: true }))]}
              value={folder}
              onChange={(event) => setFolder(event.target.value)}
            />
          )}
        </>
      )}
      {/* Beside the button that was pressed: the top of the page may be far away. */}
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      <div className={styles.actions}>
        {decks.length > 0 && (
          <Button disabled={selection.length === 0} onClick={() => send(titled(selection, only && title))}>
            {texts.import}
          </Button>
        )}
        <Button variant="ghost" onClick={onStartAgain}>
          {texts.chooseSomethingElse}
        </Button>
      </div>
    </>
  );
}

function noteOfDollars(count: number): ImportNote {
  return { what: "dollar-formulas", count, examples: [] };
}

/** The deck in its own folders inside another one. */
function inFolder(deck: ExchangeDeck, path: string): ExchangeDeck {
  return { ...deck, folder: [...path.split(SEPARATOR), ...deck.folder] };
}

/** A title that was emptied leaves the deck the name that was read. */
function titled(decks: readonly ExchangeDeck[], title: string | null | undefined): readonly ExchangeDeck[] {
  return title?.trim() ? decks.map((deck) => ({ ...deck, name: title.trim() })) : decks;
}

function toggled(set: ReadonlySet<number>, value: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
