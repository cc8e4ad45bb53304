import type { MatchGame } from "@recollect/domain/practice/match/match-game.ts";
import { wonGame } from "@recollect/domain/practice/match/match-game.ts";
import { timeOfGame } from "@recollect/domain/practice/match/match-times.ts";
import { useEffect, useRef } from "react";
import { decimal } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import results from "../results/test-results.module.css";
import { MatchMissed } from "./match-missed.tsx";
import { matchTexts as texts } from "./match.texts.ts";
import type { TimeResult } from "./use-match-times.ts";

type Props = { deckId: number; game: MatchGame; isTimed: boolean; result: TimeResult; onAgain: () => void };

/** The end of a game. It takes the focus, so that it is read out. */
export function MatchEnd({ deckId, game, isTimed, result, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const won = wonGame(game);
  return (
    <>
      <section className={results.results} aria-labelledby="match-end">
        <h1 id="match-end" ref={heading} tabIndex={-1} className={results.heading}>
          {won === null ? texts.timeIsUp : isTimed ? texts.doneIn(decimal(timeOfGame(won).ms / 1000, 1)) : texts.done}
        </h1>
        {won === null && <p className={results.message}>{texts.found(game.found.length, game.tiles.length / 2)}</p>}
        <p className={results.reviews}>{texts.misses(game.misses)}</p>
        <div role="status">
          {result.state === "stored" && result.isBest && <p className={results.message}>{texts.newBest}</p>}
          {result.state === "not-stored" && (
            <p className={results.reviews}>
              {texts.notStored} {result.message}
            </p>
          )}
        </div>
        <div className={results.actions}>
          <Button onClick={onAgain}>{texts.again}</Button>
          {result.state === "not-stored" && result.again && (
            <Button variant="ghost" onClick={result.again}>
              {texts.storeAgain}
            </Button>
          )}
          <ButtonLink variant="ghost" to={paths.deck(deckId)}>
            {texts.backToDeck}
          </ButtonLink>
        </div>
      </section>
      <MatchMissed game={game} />
    </>
  );
}
