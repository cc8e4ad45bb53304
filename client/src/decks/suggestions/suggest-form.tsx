import {
  sameText,
  suggestedFields,
  suggestedText,
  suggestionProblem,
  type SuggestionInput,
  type CardToCorrect,
  type OwnSuggestion,
  type SuggestedField,
} from "@recollect/domain/decks/suggestions/suggestion.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { SUGGESTION } from "@recollect/domain/limits/limits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { needsNetworkWords } from "../needs-network.ts";
import { sendSuggestion, withdrawSuggestion } from "./suggestions-api.ts";
import styles from "./suggestions.module.css";
import { texts } from "./suggest.texts.ts";

/** The card as it is now; who learns the reader's name, and in a session what its note is, is not known without a network. */
export type KnownCard = Omit<CardToCorrect, "isNamed" | "extra"> & { isNamed: boolean | null; extra?: string };

type Props = {
  address: { deckId: number; cardId: string };
  card: KnownCard;
  /** other words to begin with */
  words: readonly { field: SuggestedField; text: string }[];
  onReadAgain: () => Promise<unknown>;
  onSent: () => void;
};

const labels = { term: texts.front, definition: texts.back, extra: texts.note } satisfies Record<SuggestedField, string>;

/** Other words for the sides and the note. What was typed stays until it is sent, also when the author changes the card meanwhile. */
export function SuggestForm({ address, card, words, onReadAgain, onSent }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<SuggestedField, string>>>(
    Object.fromEntries(words.map(({ field, text }) => [field, text])),
  );
  const [sentence, setSentence] = useState("");
  /** own suggestions that the next ones replace */
  const [edited, setEdited] = useState<readonly OwnSuggestion[]>([]);
  const [wasChanged, setWasChanged] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const changes = suggestedFields.flatMap((field) => {
      const text = typed[field];
      const base = suggestedText(card, field);
      return text === undefined || sameText(text, base) ? [] : [{ field, base, text }];
    });
    const problem = suggestionProblem({ changes, sentence }, card);
    // Which pictures and gaps the whole card has is known to the server.
    const isCertain = problem !== null && problem !== "suggestion/new-media" && problem !== "suggestion/incomplete";
    setError(isCertain ? messageFor(problem) : null);
    if (isCertain) return;
    setSending(true);
    try {
      await sendSuggestion(address, { changes, sentence });
      await takeBackReplaced(changes);
      toast.success(texts.sent);
      onSent();
    } catch (failure) {
      if (failure instanceof AppError && failure.code === "suggestion/card-changed") {
        await onReadAgain();
        setWasChanged(true);
      }
      setError(needsNetworkWords(failure) ?? messageFor(failure));
      setSending(false);
    }
  }

  /** The new words are with the author: those that they replace are taken back. One that was decided meanwhile stays decided. */
  async function takeBackReplaced(changes: SuggestionInput["changes"]): Promise<void> {
    const replaced = edited.filter(({ field, text }) => changes.some((one) => one.field === field && !sameText(one.text, text)));
    for (const { id } of replaced) {
      await withdrawSuggestion(id).catch((failure: unknown) => {
        if (!(failure instanceof AppError && failure.code === "suggestion/not-found")) toast.error(messageFor(failure));
      });
    }
    if (replaced.length > 0) await client.invalidateQueries({ queryKey: queryKeys.notices() });
  }

  function edit(one: OwnSuggestion): void {
    setTyped({ ...typed, [one.field]: one.text });
    setEdited([...edited, one]);
  }

  async function takeBack({ id }: OwnSuggestion): Promise<void> {
    try {
      await withdrawSuggestion(id);
    } catch (failure) {
      setError(needsNetworkWords(failure) ?? messageFor(failure));
    }
    await client.invalidateQueries({ queryKey: queryKeys.notices() });
  }

  const fields = suggestedFields.filter((field) => card[field] !== undefined);
  const shownOwn = card.own.filter(({ id }) => !edited.some((one) => one.id === id));
  return (
    <>
      {shownOwn.length > 0 && <Own own={shownOwn} onEdit={edit} onTakeBack={takeBack} />}
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        {error !== null && <ErrorBanner message={error} />}
        {fields.map((field) => (
          <div key={field} className={styles.side}>
            <TextArea
              label={labels[field]}
              rows={field === "extra" ? 2 : 3}
              translate="no"
              value={typed[field] ?? suggestedText(card, field)}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
            {wasChanged && typed[field] !== undefined && !sameText(typed[field], suggestedText(card, field)) && (
              <p className={styles.quiet}>
                {texts.nowOnCard}{" "}
                <bdi translate="no" className={styles.words}>
                  {suggestedText(card, field)}
                </bdi>
              </p>
            )}
          </div>
        ))}
        <TextArea
          label={texts.why}
          hint={texts.whyHint}
          rows={2}
          maxLength={SUGGESTION.sentenceMaxLength}
          value={sentence}
          onChange={({ target }) => setSentence(target.value)}
        />
        {card.isNamed !== null && <p className={styles.quiet}>{card.isNamed ? texts.named : texts.unnamed}</p>}
        <div className={styles.acts}>
          <Button type="submit" busy={isSending} busyLabel={texts.sending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The reader's open suggestions for this card, each of which can be edited and taken back. */
type OwnProps = {
  own: readonly OwnSuggestion[];
  onEdit: (one: OwnSuggestion) => void;
  onTakeBack: (one: OwnSuggestion) => Promise<void>;
};

function Own({ own, onEdit, onTakeBack }: OwnProps) {
  const [busy, setBusy] = useState<string | null>(null);

  async function takeBack(one: OwnSuggestion): Promise<void> {
    setBusy(one.id);
    await onTakeBack(one);
    setBusy(null);
  }

  return (
    <section className={styles.own} aria-label={texts.yours}>
      <h3 className={styles.quiet}>{texts.yours}</h3>
      <ul className={styles.list}>
        {own.map((one) => (
          <li key={one.id} className={styles.ownRow}>
            <span className={styles.words} dir="auto" translate="no">
              {one.text}
            </span>
            <span className={styles.acts}>
              <Button size="small" variant="ghost" aria-label={texts.editOf(one.text.slice(0, 60))} onClick={() => onEdit(one)}>
                {texts.edit}
              </Button>
              <Button
                size="small"
                variant="ghost"
                busy={busy === one.id}
                busyLabel={texts.takingBack}
                aria-label={texts.takeBackOf(one.text.slice(0, 60))}
                onClick={() => void takeBack(one)}
              >
                {texts.takeBack}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
