import { isComplete } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { MatchGame } from "@recollect/domain/practice/match/match-game.ts";
import { matchSize } from "@recollect/domain/practice/match/match-size.ts";
import { Suspense, useState } from "react";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { loadingParts } from "../../lib/loading-parts.ts";
import { rememberLost } from "../../lib/lost-parts.ts";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { fetchedAhead } from "../../ui/waiting/fetched-ahead.tsx";
import type { TestedDeck } from "../test-deck.tsx";
import { useStoredSwitch } from "../use-stored-switch.ts";
import { BeginMatch } from "./begin-match.tsx";
import { BestTimes } from "./best-times.tsx";
import { matchTexts as texts } from "./match.texts.ts";
import { useMatchTimes } from "./use-match-times.ts";

type Stage = { at: "begin" } | { at: "play"; game: MatchGame; round: number } | { at: "end"; game: MatchGame; round: number };

const MatchPlay = fetchedAhead(() => import("./match-play.tsx").then((module) => module.MatchPlay));
const MatchEnd = fetchedAhead(() => import("./match-end.tsx").then((module) => module.MatchEnd));

/** One deck's games, from the first screen to the end of each. */
export function MatchDeck({ deck }: { deck: TestedDeck }) {
  usePageTitle(texts.titleOf(deck.title));
  const [stage, setStage] = useState<Stage>({ at: "begin" });
  const [isTimed, setIsTimed] = useStoredSwitch("recollect:match-clock");
  const [isPreparing, setIsPreparing] = useState(false);
  const times = useMatchTimes(deck.id);
  /** how many pairs there are in a deck that has too few of them */
  const [fewPairs, setFewPairs] = useState(() => fewCards(deck));

  async function start(): Promise<void> {
    setIsPreparing(true);
    try {
      const [{ newGame }] = await loadingParts.during(Promise.all([import("./new-game.ts"), MatchPlay.ahead(), MatchEnd.ahead()]));
      const begun = newGame(deck.cards);
      if (begun.game === null) setFewPairs(begun.pairs);
      else {
        const { game } = begun;
        setStage((before) => ({ at: "play", game, round: before.at === "begin" ? 1 : before.round + 1 }));
      }
    } catch (failure) {
      rememberLost(failure);
      toast.error(new AppError("auth/network-request-failed").message);
    }
    setIsPreparing(false);
  }

  if (stage.at === "play")
    return (
      <Suspense>
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
      </Suspense>
    );
  return (
    <Page narrow>
      {stage.at === "end" ? (
        <Suspense>
          <MatchEnd deckId={deck.id} game={stage.game} isTimed={isTimed} result={times.result} onAgain={() => void start()} />
        </Suspense>
      ) : (
        <BeginMatch
          deck={deck}
          fewPairs={fewPairs}
          isTimed={isTimed}
          isPreparing={isPreparing}
          onTimed={setIsTimed}
          onStart={() => void start()}
        />
      )}
      {fewPairs === null && <BestTimes times={times} />}
    </Page>
  );
}

/** Whether cards could be mixed up is known when the first game is laid out; a deck of a few cards has no game in any case. */
function fewCards({ cards }: TestedDeck): number | null {
  const count = cards.filter(isComplete).length;
  return count < matchSize.least ? count : null;
}
