import type { Card } from "@recollect/domain/cards/card.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableSide, readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { isClash } from "@recollect/domain/decks/suggestions/acceptance.ts";
import { suggestedText, type Suggestion, type SuggestedField } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { SUGGESTION } from "@recollect/domain/limits/limits.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { useState, type FormEvent, type Ref } from "react";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { whenText } from "../../lib/moment-text.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { Names } from "../../lib/names.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { conflictTexts } from "../editor/saving/conflict.texts.ts";
import historyStyles from "../history/history.module.css";
import { changesBetween, WordPieces } from "../history/word-pieces.tsx";
import type { ReportSuggestionProps } from "./report-suggestion.tsx";
import { acceptSuggestion, declineSuggestion } from "./suggestions-api.ts";
import styles from "./suggestions.module.css";
import { texts } from "./suggestions.texts.ts";
import { useDeciding } from "./use-deciding.ts";

type Props = {
  address: { uid: string; deckId: number };
  suggestion: Suggestion;
  /** as it is now; undefined if it is not in the deck any more */
  card: Card | undefined;
  languages: DeckLanguages | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  /** the suggestion is decided and leaves the list */
  onDecided: () => void;
};

const fieldNames = { term: texts.front, definition: texts.back, extra: texts.note } satisfies Record<SuggestedField, string>;

const reportDialog = onDemand<ReportSuggestionProps>(() => import("./report-suggestion.tsx").then((module) => module.ReportSuggestion));

/** A suggestion beside the card as it is now, and what its author can do with it. What was typed stays if sending fails. */
export function SuggestionItem({ address, suggestion, card, languages, headingRef, onDecided }: Props) {
  const { id, field, text, bases } = suggestion;
  const { busy, error, run } = useDeciding(address);
  const [form, setForm] = useState<"edit" | "decline" | null>(null);
  const now = card && suggestedText(card, field);
  const asks = now !== undefined && isClash({ now, bases, proposal: text });
  const short = shortened(readable(field, text, true));

  const accept = async (words: string | null) => {
    const decision = { text: words, seen: asks ? (now ?? null) : null };
    if (await run("accept", () => acceptSuggestion(address, id, decision), texts.accepted)) onDecided();
  };
  const decline = async (sentence: string) => {
    if (await run("decline", () => declineSuggestion(address, id, sentence), texts.declined)) onDecided();
  };

  return (
    <li className={styles.item}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.front} dir="auto" translate={card ? "no" : undefined}>
        {card ? shortened(readableTerm(card.term, { inLine: true, formula: readableFormula })) : texts.cardGone}
      </h2>
      <p className={styles.quiet}>
        {fieldNames[field]} · <Proposers suggestion={suggestion} /> · {whenText(suggestion.at)}
      </p>
      {asks && <p>{texts.changedSince}</p>}
      <Texts field={field} now={now} base={asks ? (bases.at(-1) ?? null) : null} proposal={text} />
      {readable(field, text) !== text && (
        <figure className={styles.shown}>
          <figcaption className={styles.quiet}>{texts.asShown}</figcaption>
          {field === "term" ? (
            <FormattedText text={text} gaps="filled" language={languages?.term} />
          ) : (
            <FormattedText text={text} language={languages?.definition} />
          )}
        </figure>
      )}
      {suggestion.sentences.length > 0 && (
        <ul className={styles.sentences}>
          {suggestion.sentences.map((sentence, at) => (
            <li key={at} className={styles.words} dir="auto" translate="no">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {error !== null && <ErrorBanner message={error} />}
      {form === null ? (
        <div className={styles.acts}>
          {card && (
            <>
              <Button
                size="small"
                busy={busy === "accept"}
                busyLabel={texts.accepting}
                aria-label={asks ? texts.takeSuggestionOf(short) : texts.acceptOf(short)}
                onClick={() => void accept(null)}
              >
                {asks ? texts.takeSuggestion : texts.accept}
              </Button>
              <Button size="small" variant="ghost" aria-label={texts.editOf(short)} onClick={() => setForm("edit")}>
                {texts.edit}
              </Button>
            </>
          )}
          <Button
            size="small"
            variant="ghost"
            aria-label={asks ? texts.keepMineOf(short) : texts.declineOf(short)}
            onClick={() => setForm("decline")}
          >
            {asks ? texts.keepMine : texts.decline}
          </Button>
          <ReportButton address={address} suggestionId={id} label={texts.reportOf(short)} />
        </div>
      ) : form === "edit" ? (
        <WordsForm
          label={texts.yourWords}
          first={text}
          most={SUGGESTION.textMaxLength}
          send={{ label: texts.acceptThese, busyLabel: texts.accepting, isBusy: busy === "accept" }}
          onSend={accept}
          onCancel={() => setForm(null)}
        />
      ) : (
        <WordsForm
          label={texts.why}
          hint={texts.whyHint}
          first=""
          most={SUGGESTION.sentenceMaxLength}
          send={{ label: texts.sendDecline, busyLabel: texts.declining, isBusy: busy === "decline" }}
          onSend={decline}
          onCancel={() => setForm(null)}
        />
      )}
    </li>
  );
}

function ReportButton({ address, suggestionId, label }: Pick<Props, "address"> & { suggestionId: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="ghost" aria-label={label} onClick={() => setOpen(true)}>
        {texts.report}
      </Button>
      {isOpen && (
        <reportDialog.Part
          isWanted
          props={{ address, suggestionId, onClose: close }}
          onFailure={({ message }) => {
            close();
            toast.error(message);
          }}
        />
      )}
    </>
  );
}

function Proposers({ suggestion: { readers, names } }: Pick<Props, "suggestion">) {
  const shown = names.map((name) => name ?? texts.reader);
  const others = readers - shown.length;
  return texts.by(readers, <Names key="names" of={others > 0 ? [...shown, texts.others(others)] : shown} />);
}

type TextsProps = { field: SuggestedField; now: string | undefined; base: string | null; proposal: string };

/** The side as it is and as it is suggested, with the words marked that differ; on a clash also as it was when it was suggested. */
function Texts({ field, now, base, proposal }: TextsProps) {
  const line = (text: string) => ({ text, words: readable(field, text) });
  const changes = changesBetween(line(now ?? ""), line(proposal));
  return (
    <>
      {base !== null && (
        <dl className={historyStyles.sides}>
          <div>
            <dt>{texts.before}</dt>
            <dd dir="auto" translate="no">
              {readable(field, base)}
            </dd>
          </div>
        </dl>
      )}
      <dl className={historyStyles.sides}>
        {now !== undefined && (
          <div>
            <dt>{texts.now}</dt>
            <dd>{now === "" ? <em>{conflictTexts.empty}</em> : <WordPieces pieces={changes.earlier} as="del" />}</dd>
          </div>
        )}
        <div>
          <dt>{texts.suggested}</dt>
          <dd>
            <WordPieces pieces={changes.now} as="ins" />
          </dd>
        </div>
      </dl>
    </>
  );
}

type FormProps = {
  label: string;
  hint?: string;
  first: string;
  most: number;
  send: { label: string; busyLabel: string; isBusy: boolean };
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
};

function WordsForm({ label, hint, first, most, send, onSend, onCancel }: FormProps) {
  const [text, setText] = useState(first);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void onSend(text);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        maxLength={most}
        value={text}
        // The author pressed a button for it.
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" size="small" busy={send.isBusy} busyLabel={send.busyLabel}>
          {send.label}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function readable(field: SuggestedField, text: string, inLine = false): string {
  const options = { inLine, formula: readableFormula };
  return field === "term" ? readableTerm(text, options) : readableSide(text, options);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}
