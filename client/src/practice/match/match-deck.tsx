import { layTiles, type MatchGame } from "@recollect/domain/practice/match/match-game.ts";
import { matchPairs, matchSize } from "@recollect/domain/practice/match/match-pairs.ts";
import { useState } from "react";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Page } from "../../ui/page.tsx";
import type { TestedDeck } from "../test-deck.tsx";
import { BeginMatch } from "./begin-match.tsx";
import { BestTimes } from "./best-times.tsx";
import { MatchEnd } from "./match-end.tsx";
import { MatchPlay } from "./match-play.tsx";
import { matchTexts as texts } from "./match.texts.ts";
import { useAgainstClock } from "./use-against-clock.ts";
import { useMatchTimes } from "./use-match-times.ts";

type Stage = { at: "begin" } | { at: "play"; game: MatchGame; round: number } | { at: "end"; game: MatchGame; round: number };

/** Two columns of tiles hold eight pairs only on a wider window. */
const narrow = "(max-width: 640px)";

/** One deck's games, from the first screen to the end of each. */
export function MatchDeck({ deck }: { deck: TestedDeck }) {
  usePageTitle(texts.titleOf(deck.title));
  const [stage, setStage] = useState<Stage>({ at: "begin" });
  const [isTimed, setIsTimed] = useAgainstClock();
  const times = useMatchTimes(deck.id);
  const [firstPairs] = useState(() => matchPairs(deck.cards, Math.random));
  const isPlayable = firstPairs.length >= matchSize.least;

  function start(): void {
    const most = window.matchMedia(narrow).matches ? matchSize.least : matchSize.most;
    const others = matchPairs(deck.cards, Math.random, most);
    // Of cards that are much alike, another try may find fewer pairs.
    const pairs = others.length >= matchSize.least ? others : firstPairs.slice(0, most);
    setStage((before) => ({ at: "play", game: layTiles(pairs, Math.random), round: before.at === "begin" ? 1 : before.round + 1 }));
  }

  if (stage.at === "play")
    return (
      <MatchPlay
        key={stage.round}
        deck={deck}
        first={stage.game}
        isTimed={isTimed}
        onBegin={times.begin}
        onEnd={(game) => {
          setStage({ ...stage, at: "end", game });
          times.end(game);
        }}
      />
    );
  return (
    <Page narrow>
      {stage.at === "end" ? (
        <MatchEnd deckId={deck.id} game={stage.game} isTimed={isTimed} result={times.result} onAgain={start} />
      ) : (
        <BeginMatch deck={deck} pairs={firstPairs.length} isTimed={isTimed} onTimed={setIsTimed} onStart={start} />
      )}
      {isPlayable && <BestTimes times={times} />}
    </Page>
  );
}
