import { matchSize } from "@recollect/domain/practice/match/match-pairs.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import type { TestedDeck } from "../test-deck.tsx";
import styles from "./match.module.css";
import { matchTexts as texts } from "./match.texts.ts";

type Props = {
  deck: TestedDeck;
  /** how many pairs were found in it */
  pairs: number;
  isTimed: boolean;
  onTimed: (isTimed: boolean) => void;
  onStart: () => void;
};

/** Before a game: how it goes, or why this deck has none. */
export function BeginMatch({ deck, pairs, isTimed, onTimed, onStart }: Props) {
  const isPlayable = pairs >= matchSize.least;
  return (
    <>
      <h1 className={styles.title}>
        {texts.pageTitle}{" "}
        <bdi className={styles.deck} translate="no">
          {deck.title}
        </bdi>
      </h1>
      {isPlayable ? (
        <>
          <p className={styles.how}>{texts.how}</p>
          <p className={styles.how}>{texts.cost}</p>
          <Switch label={texts.againstClock} isOn={isTimed} onChange={onTimed} />
        </>
      ) : (
        <p className={styles.how}>{texts.tooFew(matchSize.least, pairs)}</p>
      )}
      <div className={styles.actions}>
        {isPlayable && (
          <Button size="large" onClick={onStart}>
            {texts.start}
          </Button>
        )}
        <ButtonLink variant="ghost" size="large" to={paths.deck(deck.id)}>
          {texts.backToDeck}
        </ButtonLink>
      </div>
    </>
  );
}
