import type { MatchGame, MatchTile } from "@recollect/domain/practice/match/match-game.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useTileLanguage } from "./tile-language.ts";
import styles from "./match-missed.module.css";
import { matchTexts as texts } from "./match.texts.ts";

/** The pairs of a game that were mixed up, or not found in time, as they belong together. */
export function MatchMissed({ game: { tiles, found, mixedUp } }: { game: MatchGame }) {
  const sideOf = (key: string, side: MatchTile["side"]) => tiles.find((tile) => tile.key === key && tile.side === side);
  const keys = [...new Set(tiles.map(({ key }) => key))].filter((key) => mixedUp.includes(key) || !found.includes(key));
  if (keys.length === 0) return null;
  return (
    <section className={styles.missed} aria-labelledby="match-missed">
      <h2 id="match-missed">{texts.missed}</h2>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <Side tile={sideOf(key, "term")} />
            </dt>
            <dd>
              <Side tile={sideOf(key, "definition")} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Side({ tile }: { tile: MatchTile | undefined }) {
  const languageOf = useTileLanguage();
  return tile ? <FormattedText text={tile.text} language={languageOf(tile)} /> : null;
}
