import type { Deck } from "@recollect/domain/decks/deck.ts";
import { suggestionAudiences, type DeckSuggestions } from "@recollect/domain/decks/suggestions/suggestion.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { readDeck } from "../decks-api.ts";
import { useDeckId } from "../use-deck-id.ts";
import { useLiveDecks } from "../use-live-decks.ts";
import { SuggestionItem } from "./suggestion-item.tsx";
import { readDeckSuggestions, saveAudience, suggestionKeys } from "./suggestions-api.ts";
import styles from "./suggestions.module.css";
import { texts } from "./suggestions.texts.ts";
import { useDeciding } from "./use-deciding.ts";

/** The corrections that readers suggest for an own deck, and who may suggest some. */
export function SuggestionsScreen() {
  const deckId = useDeckId();
  const { uid } = useSignedIn();
  // After a save elsewhere the suggestions stand beside the cards as they are then.
  useLiveDecks(uid);
  const deck = useQuery<Deck, AppError>({
    queryKey: queryKeys.deck(uid, deckId),
    queryFn: ({ signal }) => readDeck(uid, deckId, signal),
    structuralSharing: false,
  });
  const list = useQuery<DeckSuggestions, AppError>({
    queryKey: suggestionKeys.ofDeck(deckId),
    queryFn: ({ signal }) => readDeckSuggestions({ uid, deckId }, signal),
  });
  usePageTitle(texts.suggestions, texts.about, { noindex: true });

  // What is shown stays while a later read fails: the author may be writing.
  const failedQuery = deck.error && !deck.data ? deck : list.error && !list.data ? list : null;
  return (
    <Page narrow>
      {deck.data && list.data ? (
        <Suggestions uid={uid} deck={deck.data} list={list.data} />
      ) : failedQuery ? (
        <LoadFailed
          title={texts.failed}
          message={failedQuery.error?.message ?? ""}
          isRetrying={failedQuery.isFetching}
          retry={() => void failedQuery.refetch()}
        />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}

function Suggestions({ uid, deck, list: { audience, suggestions, count } }: { uid: string; deck: Deck; list: DeckSuggestions }) {
  const cards = useMemo(() => new Map(deck.cards.map((card) => [card.id, card])), [deck.cards]);
  const heading = useRef<HTMLHeadingElement>(null);
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  /** the suggestion that was decided, and its place in the list: the focus goes to what is there once it is gone */
  const [decision, setDecision] = useState<{ id: string; place: number } | null>(null);
  const followedDecision = useRef(decision);
  useEffect(() => {
    if (decision === followedDecision.current || decision === null || suggestions.some(({ id }) => id === decision.id)) return;
    followedDecision.current = decision;
    const next = suggestions[Math.min(decision.place, suggestions.length - 1)];
    (next ? headings.current.get(next.id) : heading.current)?.focus();
  }, [decision, suggestions]);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.of(
          <bdi key="title" translate="no">
            {deck.title}
          </bdi>,
        )}
      </h1>
      <Audience address={{ uid, deckId: deck.id }} audience={audience} />
      {suggestions.length === 0 ? (
        <EmptyState
          title={texts.none}
          text={texts.noneText}
          action={
            <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
              {texts.backToDeck}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {count > suggestions.length && <p className={styles.quiet}>{texts.more(suggestions.length, count)}</p>}
          <ul className={styles.list} aria-label={texts.list}>
            {suggestions.map((suggestion, at) => (
              <SuggestionItem
                key={suggestion.id}
                address={{ uid, deckId: deck.id }}
                suggestion={suggestion}
                card={cards.get(suggestion.cardId)}
                languages={deck.languages}
                headingRef={(element) => {
                  if (element) headings.current.set(suggestion.id, element);
                  else headings.current.delete(suggestion.id);
                }}
                onDecided={() => setDecision({ id: suggestion.id, place: at })}
              />
            ))}
          </ul>
          <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
            {texts.backToDeck}
          </ButtonLink>
        </>
      )}
    </>
  );
}

function Audience({ address, audience }: { address: { uid: string; deckId: number }; audience: DeckSuggestions["audience"] }) {
  const { busy, error, run } = useDeciding(address);
  return (
    <div className={styles.audience}>
      {error !== null && <ErrorBanner message={error} />}
      <SelectField
        label={texts.audience}
        value={audience}
        disabled={busy !== null}
        options={suggestionAudiences.map((value) => ({ value, label: texts.audiences[value] }))}
        onChange={({ target }) => {
          const chosen = suggestionAudiences.find((one) => one === target.value);
          if (chosen) void run("audience", () => saveAudience(address, chosen));
        }}
      />
    </div>
  );
}
