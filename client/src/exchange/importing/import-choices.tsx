import { countTexts } from "../../cards/counts.texts.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { MediaPlace } from "../../cards/text/media/media-place.ts";
import { listDecks } from "../../decks/decks-api.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { whatAccountBrings } from "./account-report.texts.ts";
import { DeckPreview } from "./deck-preview.tsx";
import { waitingMediaPath, type ImportChoices, type ImportReport } from "./import-api.ts";
import { languageWords } from "./language-words.ts";
import { ReportLists } from "./report-lists.tsx";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

type Props = {
  id: string;
  report: ImportReport;
  /** an own deck to propose as the target */
  into: number | null;
  /** what was chosen before the file was sent; null for nothing */
  choices: ImportChoices | undefined;
  /** why it could not be confirmed, in words */
  problem: string | null;
  onConfirm: (choices: ImportChoices) => Promise<void>;
  onCancel: () => void;
};

const newDecks = "new";

/** The content of a file, as it will look, and what to import of it. */
export function ImportChoicesForm({ id, report, into, choices: before, problem, onConfirm, onCancel }: Props) {
  const { uid } = useSignedIn();
  const own = useQuery({ queryKey: queryKeys.decks(uid), queryFn: ({ signal }) => listDecks(uid, signal) });
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [progress, setProgress] = useState(true);
  const [tags, setTags] = useState(true);
  const [account, setAccount] = useState(true);
  const [languages, setLanguages] = useState(before?.languages ?? true);
  /** decks that are not merged with the own deck that has the same cards */
  const [separateDecks, setSeparateDecks] = useState<ReadonlySet<number>>(new Set());
  const [target, setTarget] = useState(into === null ? newDecks : String(into));
  const [isSending, setSending] = useState(false);
  const mediaPath = useMemo(() => (name: string) => waitingMediaPath(id, name), [id]);
  const all = report.decks.map((deck, index) => ({ deck, index }));
  const visible = all.filter(({ deck }) => !deck.isTrashed);
  const selection = all.filter(({ index }) => !leftOut.has(index)).map(({ index }) => index);
  const isGuessed = report.decks.some((deck) => deck.areLanguagesGuessed);
  const merged =
    target === newDecks ? all.filter(({ deck, index }) => deck.sameDeck && !leftOut.has(index) && !separateDecks.has(index)) : [];
  const hasProgress = report.decks.some((deck) => deck.withProgress > 0);

  async function confirm() {
    setSending(true);
    await onConfirm({
      decks: selection,
      tags,
      progress,
      ...(target === newDecks ? {} : { into: Number(target) }),
      ...(merged.length > 0 ? { merge: merged.map(({ index }) => index) } : {}),
      ...(isGuessed ? { languages } : {}),
      ...(report.account ? { account } : {}),
    });
    setSending(false);
  }

  return (
    <MediaPlace value={mediaPath}>
      <h2 className={styles.subheading}>{texts.whatComes}</h2>
      <p className={styles.hint}>{texts.formats[report.format]}</p>
      {visible.map(({ deck, index }) => (
        <DeckPreview
          key={`${index} ${deck.name}`}
          name={deck.name}
          folder={deck.folder}
          cards={deck.cards}
          more={moreOf(deck)}
          sample={deck.sample}
          choice={
            visible.length > 1
              ? { isChosen: !leftOut.has(index), onChoose: (isChosen) => setLeftOut(withChoice(leftOut, index, !isChosen)) }
              : undefined
          }
        >
          {deck.sameDeck && target === newDecks && (
            <Switch
              label={texts.mergeWith(deck.name, deck.sameDeck.cards)}
              isOn={!separateDecks.has(index)}
              onChange={(isOn) => setSeparateDecks(withChoice(separateDecks, index, !isOn))}
            />
          )}
        </DeckPreview>
      ))}
      <ReportLists changed={report.changed} leftOut={report.leftOut} />
      <fieldset className={styles.choices}>
        <legend>{texts.whatToTakeOver}</legend>
        {!report.account && (
          <SelectField
            label={texts.newCardsGo}
            options={[
              { value: newDecks, label: selection.length > 1 ? texts.intoNewDecks : texts.intoANewDeck },
              ...(own.data ?? (into === null ? [] : [{ id: into, title: texts.theDeck }])).map((deck) => ({
                value: String(deck.id),
                label: texts.into(deck.title),
              })),
            ]}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
        )}
        {hasProgress && <Switch label={texts.progressDueDates} isOn={progress} onChange={setProgress} />}
        <Switch label={texts.tags} isOn={tags} onChange={setTags} />
        {isGuessed && <Switch label={texts.guessedLanguages} isOn={languages} onChange={setLanguages} />}
        {report.account && (
          <>
            <Switch label={texts.profileSettingsAndWho} isOn={account} onChange={setAccount} />
            {account && <p className={styles.hint}>{whatAccountBrings(report.account)}</p>}
          </>
        )}
      </fieldset>
      {problem !== null && <ErrorBanner message={problem} />}
      <div className={styles.actions}>
        <Button busy={isSending} busyLabel={texts.importing} disabled={selection.length === 0} onClick={() => void confirm()}>
          {texts.import}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </MediaPlace>
  );
}

function moreOf({ prompts, cards, media, withProgress, languages }: ImportReport["decks"][number]): string[] {
  return [
    prompts > cards ? countTexts.questions(prompts) : "",
    media > 0 ? countTexts.media(media) : "",
    withProgress > 0 ? texts.withProgress(withProgress) : "",
    languageWords(languages),
  ].filter((part) => part !== "");
}

function withChoice(set: ReadonlySet<number>, value: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
