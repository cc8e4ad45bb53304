import { Suspense, useState } from "react";
import { SideLanguages } from "../../cards/text/side-languages.ts";
import type { OpenDeck } from "../../decks/load-deck.ts";
import { useDeckToOpen } from "../../decks/load-deck.ts";
import { DeckLoadFailed } from "../../decks/deck-load-failed.tsx";
import { MissingDeck } from "../../decks/missing-deck.tsx";
import { useDeckId } from "../../decks/use-deck-id.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { PrintChoices } from "./print-choices.tsx";
import { chosenCards, firstOptions } from "./print-options.ts";
import { PrintedCards } from "./printed-cards.tsx";
import { PrintedList } from "./printed-list.tsx";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

/** Choosing wrong answers needs much code, which most printouts do without. */
const PrintedTest = lazily(() => import("./printed-test.tsx").then((module) => module.PrintedTest));

/** A deck for printing: as cards, as a list or as a test with its key. The screen shows the printed pages. */
export function PrintScreen() {
  const deck = useDeckToOpen(useDeckId());
  usePageTitle(deck.state === "found" ? texts.printOf(deck.deck.title) : texts.printLabel);
  switch (deck.state) {
    case "loading":
      return (
        <Page narrow>
          <Spinner isScreen label={texts.loadingFlashcards} />
        </Page>
      );
    case "failed":
      return <DeckLoadFailed {...deck} />;
    case "missing":
      return <MissingDeck wasShown={deck.wasShown} />;
    case "found":
      return deck.deck.cards.length === 0 ? <NothingToPrint /> : <Printout deck={deck.deck} />;
  }
}

function NothingToPrint() {
  return (
    <Page narrow>
      <EmptyState
        headingLevel={1}
        title={texts.noFlashcardsFound}
        text={texts.thisDeckDoesnt}
        action={<ButtonLink to={paths.decks}>{texts.backToDecks}</ButtonLink>}
      />
    </Page>
  );
}

function Printout({ deck }: { deck: OpenDeck }) {
  const [options, setOptions] = useState(() => firstOptions(deck.cards.length, aSeed()));
  const cards = chosenCards(deck.cards, options);
  return (
    <SideLanguages value={deck.languages}>
      <Page>
        <div className={styles.controls}>
          <h1 dir="auto">{texts.print2(deck.title)}</h1>
          <PrintChoices
            options={options}
            cardCount={deck.cards.length}
            deckTitle={deck.title}
            onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
            onNewSeed={() => setOptions((before) => ({ ...before, seed: aSeed() }))}
          />
          <div className={styles.actions}>
            <Button onClick={() => window.print()}>{texts.printLabel}</Button>
            <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
              {texts.backToDeck}
            </ButtonLink>
          </div>
        </div>
        <section aria-label={texts.preview} className={styles.preview} data-on-paper>
          {options.what === "cards" && <PrintedCards title={deck.title} cards={cards} size={options.size} turn={options.turn} />}
          {options.what === "list" && <PrintedList title={deck.title} cards={cards} />}
          {options.what === "test" && (
            <Suspense fallback={<Spinner label={texts.loadingFlashcards} />}>
              <PrintedTest title={deck.title} cards={deck.cards} {...options} />
            </Suspense>
          )}
        </section>
      </Page>
    </SideLanguages>
  );
}

/** Short enough to read off the paper and type. */
function aSeed(): string {
  return Math.floor(Math.random() * 36 ** 5)
    .toString(36)
    .padStart(5, "0");
}
