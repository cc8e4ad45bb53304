import { useLocation, useSearchParams } from "react-router";
import { studyModes, type StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import { useDeckId } from "../../decks/use-deck-id.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { useTimeZone } from "../use-time-zone.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { DeckLoadFailed } from "../../decks/deck-load-failed.tsx";
import { MissingDeck } from "../../decks/missing-deck.tsx";
import type { StudyScope } from "../requests/study-api.ts";
import { SessionView } from "./session-view.tsx";
import { useFirstCards } from "./run/use-first-cards.ts";
import { texts } from "./session.texts.ts";

/** A study session of one deck, or of its cards with the tag in the address. */
export function DeckStudyScreen() {
  const tag = useSearchParams()[0].get("tag") || null;
  return <InMode deckId={useDeckId()} tag={tag} folder={null} />;
}

/** A study session across all decks, or those of the folder in the address. */
export function StudyScreen() {
  const folder = useSearchParams()[0].get("folder");
  return <InMode deckId={null} tag={null} folder={folder} />;
}

/** The due cards or, with a mode in the address, drawn cards: new ones at every visit. */
function InMode(scope: StudyScope) {
  const modeParameter = useSearchParams()[0].get("mode");
  const mode = studyModes.find((one) => one === modeParameter) ?? null;
  const visit = useLocation().key;
  const draw = mode === null ? null : `${mode} ${visit}`;
  return <Study key={`${scope.tag} ${scope.folder} ${draw}`} scope={scope} mode={mode} draw={draw} />;
}

type Props = { scope: StudyScope; mode: StudyMode | null; /** another one draws other cards */ draw: string | null };

function Study({ scope, mode, draw }: Props) {
  usePageTitle(texts.study, texts.aboutStudy);
  useTimeZone();
  const cards = useFirstCards(scope, mode, draw);
  switch (cards.state) {
    case "loading":
      return (
        <Page narrow>
          <Spinner isScreen label={texts.loadingCards} />
        </Page>
      );
    case "failed":
      return <DeckLoadFailed {...cards} title={texts.notLoaded} />;
    case "missing":
      return <MissingDeck wasShown={false} />;
    case "ready":
      return <SessionView scope={scope} first={cards.first} readAt={cards.readAt} settings={cards.settings} />;
  }
}
