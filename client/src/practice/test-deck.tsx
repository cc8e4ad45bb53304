import { useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { paths } from "../lib/paths.ts";
import { useDeckToOpen, type OpenDeck } from "../decks/load-deck.ts";
import { useDeckId } from "../decks/use-deck-id.ts";
import { SideLanguages } from "../cards/text/side-languages.ts";
import { Page } from "../ui/page.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { toast } from "../ui/toast/toast.ts";
import { DeckLoadFailed } from "../decks/deck-load-failed.tsx";
import { MissingDeck } from "../decks/missing-deck.tsx";
import { practiceTexts } from "./practice.texts.ts";

/** The deck of a test; `deckKey` names it in the study log. */
export type TestedDeck = OpenDeck & { deckKey: string };

type Props = {
  /** shown while it loads */ waiting: string;
  /** whether any of its cards can be asked this way; if not given, the server decides */ isAskable?: (deck: TestedDeck) => boolean;
  children: (deck: TestedDeck) => ReactNode;
};

/**
 * The deck in the address, own or shared, with at least one card to ask. A test continues with the deck that it began with, even if it
 * changes meanwhile.
 */
export function TestDeck({ waiting, isAskable = hasCards, children }: Props) {
  const study = useDeckToOpen(useDeckId());
  const [deck, setDeck] = useState<TestedDeck | null>(null);
  if (study.state === "found" && !deck) setDeck({ ...study.deck, deckKey: study.deckKey });

  const failure = !deck && study.state === "failed" ? study.message : null;
  useEffect(() => {
    if (failure !== null) toast.error(failure);
  }, [failure]);

  if (deck && !isAskable(deck)) return <WithoutCards deckId={deck.id} />;
  if (deck) return <SideLanguages value={deck.languages}>{children(deck)}</SideLanguages>;
  if (study.state === "missing") return <MissingDeck wasShown={study.wasShown} />;
  // The reason is in the toast.
  if (study.state === "failed") return <DeckLoadFailed {...study} message="" />;
  return (
    <Page narrow>
      <Spinner isScreen label={waiting} />
    </Page>
  );
}

function hasCards({ cards }: TestedDeck): boolean {
  return cards.length > 0;
}

function WithoutCards({ deckId }: { deckId: number }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(practiceTexts.noCards);
    void navigate(paths.deck(deckId), { replace: true });
  }, [deckId, navigate]);
  return null;
}
