import { endMatch, pressTile, type MatchGame } from "@recollect/domain/practice/match/match-game.ts";
import { matchLimitMs } from "@recollect/domain/practice/match/match-times.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { decimal } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { KeyHints } from "../../cards/flip/key-hints.tsx";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import frame from "../test-frame.module.css";
import type { TestedDeck } from "../test-deck.tsx";
import { MatchTiles } from "./match-tiles.tsx";
import styles from "./match.module.css";
import { matchTexts as texts } from "./match.texts.ts";

type Props = {
  deck: TestedDeck;
  first: MatchGame;
  /** whether the clock runs, and ends the game after a minute */
  isTimed: boolean;
  /** the clock begins to run */
  onBegin: () => void;
  onEnd: (game: MatchGame) => void;
};

/** How often the clock is shown anew, in ms. */
const tickMs = 100;

/** A running game. It waits with the clock until its pictures and formulas are there. */
export function MatchPlay(props: Props) {
  return (
    <DrawnAtOnce current={props.first.tiles.map(({ text }) => text)} next={[]}>
      <RunningGame {...props} />
    </DrawnAtOnce>
  );
}

function RunningGame({ deck, first, isTimed, onBegin, onEnd }: Props) {
  const [game, setGame] = useState(first);
  const [startedAt] = useState(() => performance.now());
  const [shownMs, setShownMs] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const left = game.tiles.length / 2 - game.found.length;
  const elapsed = () => Math.round(performance.now() - startedAt);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const begin = useEffectEvent(() => isTimed && onBegin());
  useEffect(() => void begin(), []);

  const tick = useEffectEvent(() => {
    setShownMs(Math.min(matchLimitMs, elapsed()));
    if (elapsed() >= matchLimitMs) end(endMatch(game, matchLimitMs));
  });
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, [isTimed]);

  function end(ended: MatchGame): void {
    if (game.endedMs !== null) return;
    setGame(ended);
    onEnd(ended);
  }

  function press(id: string): void {
    const next = pressTile(game, id, elapsed());
    if (next.endedMs !== null) return end(next);
    setGame(next);
  }

  return (
    <div className={frame.stage} data-wide>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.left}>
          {texts.left(left)}
        </h1>
        {isTimed && (
          <p role="timer" aria-label={texts.time} className={styles.clock}>
            {texts.seconds(decimal(shownMs / 1000, 1))}
          </p>
        )}
        <ButtonLink variant="ghost" size="small" to={paths.deck(deck.id)}>
          {texts.stop}
        </ButtonLink>
      </header>
      <MatchTiles game={game} onPress={press} />
      <p role="status" className="visually-hidden">
        {game.wrong ? texts.wrong : game.picked === null && game.found.length > 0 ? texts.right(left) : ""}
      </p>
      <KeyHints
        hints={[
          { keys: ["←", "→", "↑", "↓"], does: texts.keys.move },
          { keys: ["Space"], does: texts.keys.press },
        ]}
      />
    </div>
  );
}
