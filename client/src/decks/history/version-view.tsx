import { countTexts } from "../../cards/counts.texts.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { cardChanges, countChanges, type CardChange } from "@recollect/domain/decks/history/card-changes.ts";
import type { DeckVersion } from "@recollect/domain/decks/history/version.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { ChangedCard, TextChange } from "./changed-card.tsx";
import { readVersion, restoreVersion } from "./history-api.ts";
import { momentText } from "../../lib/moment-text.ts";
import { changesText } from "./history-words.ts";
import styles from "./history.module.css";
import { texts } from "./history.texts.ts";

type Props = { uid: string; deck: Deck; /** of the version */ revision: number };

/** A version that is loading, or could not be read. */
export function VersionView({ uid, deck, revision }: Props) {
  const version = useQuery<DeckVersion, AppError>({
    queryKey: queryKeys.version(uid, deck.id, revision),
    queryFn: ({ signal }) => readVersion(uid, deck.id, revision, signal),
    staleTime: Infinity,
    structuralSharing: false,
  });
  if (version.data) return <Comparison uid={uid} deck={deck} version={version.data} />;
  if (!version.error) return <Spinner isScreen label={texts.loadingTheVersion} />;
  return (
    <LoadFailed
      title={texts.thisVersionCould}
      message={version.error.message}
      isRetrying={version.isFetching}
      retry={() => void version.refetch()}
    />
  );
}

/** Cards shown at a time: a deck may have 10,000. */
const shownAtOnce = 100;

/** One version beside the deck as it is now, card by card, with what can be restored. */
function Comparison({ uid, deck, version }: { uid: string; deck: Deck; version: DeckVersion }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useMemo(() => cardChanges(version.cards, deck.cards), [version, deck]);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [shownCount, setShownCount] = useState(shownAtOnce);
  const [busy, setBusy] = useState<"all" | "some" | null>(null);
  useEffect(() => heading.current?.focus(), []);

  const changedTexts = (["title", "description"] as const).filter((name) => version[name].trim() !== deck[name].trim());
  const isOrder = changes.length === 0 && deck.cards.some(({ id }, at) => version.cards[at]?.id !== id);
  const isSame = changes.length === 0 && changedTexts.length === 0 && !isOrder;
  const restorable = changes.flatMap(({ id, earlier }) => (earlier === null ? [] : [id]));
  const cardsToRestore = restorable.filter((id) => selection.has(id));

  async function restore(cardIds: readonly string[] | null): Promise<void> {
    setBusy(cardIds === null ? "all" : "some");
    try {
      const restored = await restoreVersion(uid, deck, version.revision, cardIds);
      await showChanged<Deck>(queryClient, queryKeys.deck(uid, deck.id), restored);
      toast.success(cardIds === null ? texts.theVersionIsBack : texts.restored(countTexts.cards(cardIds.length)));
      await navigate(paths.deck(deck.id));
    } catch (failure) {
      toast.error(messageFor(failure));
      if (failure instanceof AppError && failure.code === "deck/changed-meanwhile")
        await queryClient.invalidateQueries({ queryKey: queryKeys.deck(uid, deck.id) });
      setBusy(null);
    }
  }

  const choose = (id: string) => (isChosen: boolean) =>
    setSelection((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.asItWas(momentText(version.savedAt))}
      </h1>
      <p className={styles.note}>
        {texts.restoredCardsKeep(
          countTexts.cards(version.cardCount),
          isSame ? texts.theSameNow : texts.sinceThen(sinceThen(changes, changedTexts, isOrder)),
        )}
      </p>
      <div className={styles.actions}>
        <Button busy={busy === "all"} busyLabel={texts.restoring} disabled={isSame || busy !== null} onClick={() => void restore(null)}>
          {texts.restoreThisVersion}
        </Button>
        <Button
          variant="ghost"
          busy={busy === "some"}
          busyLabel={texts.restoring}
          disabled={cardsToRestore.length === 0 || busy !== null}
          onClick={() => void restore(cardsToRestore)}
        >
          {cardsToRestore.length === 0 ? texts.restoreChosenCards : texts.restoreOf(countTexts.cards(cardsToRestore.length))}
        </Button>
        <ButtonLink variant="ghost" to={paths.deckHistory(deck.id)}>
          {texts.allVersions}
        </ButtonLink>
      </div>
      {changedTexts.map((name) => (
        <TextChange key={name} of={name === "title" ? texts.title : texts.description} earlier={version[name]} now={deck[name]} />
      ))}
      <ul className={styles.list} aria-label={texts.cardsThatChanged}>
        {changes.slice(0, shownCount).map((change) => (
          <ChangedCard
            key={change.id}
            change={change}
            choice={change.earlier === null ? null : { isChosen: selection.has(change.id), onChoose: choose(change.id) }}
          />
        ))}
      </ul>
      {changes.length > shownCount && (
        <Button variant="ghost" onClick={() => setShownCount(shownCount + shownAtOnce)}>
          {texts.showMoreOfCards(changes.length)}
        </Button>
      )}
    </>
  );
}

function sinceThen(changes: readonly CardChange[], parts: readonly string[], isOrder: boolean): string {
  const words = isOrder ? texts.inAnotherOrder : changesText(countChanges(changes));
  if (parts.length === 2) return texts.andBothTexts(words);
  return parts.length === 0 ? words : parts[0] === "title" ? texts.andTheTitle(words) : texts.andTheDescription(words);
}
