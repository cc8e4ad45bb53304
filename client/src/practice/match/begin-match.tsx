import { matchSize } from "@recollect/domain/practice/match/match-size.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import type { TestedDeck } from "../test-deck.tsx";
import styles from "./match.module.css";
import { matchTexts as texts } from "./match.texts.ts";

type Props = {
  deck: TestedDeck;
  /** how many pairs were found in it, if these are too few for a game; otherwise null */
  fewPairs: number | null;
  isTimed: boolean;
  isPreparing: boolean;
  onTimed: (isTimed: boolean) => void;
  onStart: () => void;
};

/** Before a game: how it goes, or why this deck has none. */
export function BeginMatch({ deck, fewPairs, isTimed, isPreparing, onTimed, onStart }: Props) {
  return (
    <>
      <h1 className={styles.title}>
        {texts.pageTitle}{" "}
        <bdi className={styles.deck} translate="no">
          {deck.title}
        </bdi>
      </h1>
      {fewPairs === null ? (
        <>
          <p className={styles.how}>{texts.how}</p>
          <p className={styles.how}>{texts.cost}</p>
          <Switch label={texts.againstClock} isOn={isTimed} onChange={onTimed} />
        </>
      ) : (
        <p role="status" className={styles.how}>
          {texts.tooFew(matchSize.least, fewPairs)}
        </p>
      )}
      <div className={styles.actions}>
        {fewPairs === null && (
          <Button size="large" onClick={onStart} busy={isPreparing}>
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
