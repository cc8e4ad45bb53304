import type { Card } from "@recollect/domain/cards/card.ts";
import { beginningOf } from "@recollect/domain/cards/text/portions.ts";
import type { DeckStandings } from "@recollect/domain/study/progress/deck-standings.ts";
import { memo, useMemo } from "react";
import { sideInWords, termInWords, useFormulaWords } from "../../../cards/text/in-words.ts";
import { spokenTerm } from "../../../cards/text/spoken.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import type { SpeechProps } from "../../../media/playback/speech-button.tsx";
import { FillSign } from "../../../ui/signs/fill-sign.tsx";
import { listTexts } from "./terms.texts.ts";
import { StarButton } from "../../../cards/stars/star-button.tsx";
import type { ResumeProps } from "../../set-aside/resume-button.tsx";
import { setAsideTexts } from "../../set-aside/set-aside.texts.ts";
import styles from "./terms.module.css";

type Props = {
  deckKey: string;
  card: Card;
  /** announced when not all rows are rendered */
  place: { at: number; of: number } | null;
  language: string | null;
  isCurrent: boolean;
  /** whether Tab stops here */
  isStop: boolean;
  isStarred: boolean;
  standings: DeckStandings | null;
  onStar: (cardId: string, isStarred: boolean) => void;
  onJump: (cardId: string) => void;
  onReach: (cardId: string) => void;
};

const speechButton = onDemand<SpeechProps>(() => import("../../../media/playback/speech-button.tsx").then((module) => module.SpeechButton));
const resumeButton = onDemand<ResumeProps>(() => import("../../set-aside/resume-button.tsx").then((module) => module.ResumeButton));

const fills = { new: "ring", learning: "half", known: "full" } as const;

/** One card in the list; the row with focus or pointer can be read aloud. */
export const TermRow = memo(function TermRow(props: Props) {
  const { deckKey, card, place, language, isCurrent, isStop, isStarred, standings, onStar, onJump, onReach } = props;
  const formula = useFormulaWords();
  const [term, definition] = useMemo(
    () => [lineOf(termInWords, card.term, formula), lineOf(sideInWords, card.definition, formula)],
    [card.term, card.definition, formula],
  );
  const standing = standings?.of(card.id);
  const mastery = standing?.mastery ?? "new";
  const away = standing?.isSuspended ? setAsideTexts.suspended : standing?.isBuried ? setAsideTexts.buried : null;
  const name = term === "" ? listTexts.withoutWords : term;
  const tabIndex = isStop ? 0 : -1;
  const reach = () => onReach(card.id);
  return (
    <li
      data-card={card.id}
      data-current={isCurrent || undefined}
      className={styles.row}
      onPointerEnter={({ pointerType }) =>
        pointerType === "mouse" && language !== null && !document.activeElement?.closest("[data-card]") && reach()
      }
      {...(place && { "aria-setsize": place.of, "aria-posinset": place.at })}
    >
      <button
        type="button"
        className={styles.jump}
        tabIndex={tabIndex}
        aria-current={isCurrent || undefined}
        onClick={() => onJump(card.id)}
        onFocus={reach}
      >
        <FillSign fill={fills[mastery]} label={listTexts.mastery[mastery]} className={styles.sign} />{" "}
        <span className={styles.term} dir="auto">
          {name}
        </span>{" "}
        <span className={styles.definition}>
          {away !== null && <span className={styles.away}>{away}</span>} <span dir="auto">{definition}</span>
        </span>
      </button>
      <span className={styles.tools}>
        {standings && away !== null && (
          <resumeButton.Part isWanted props={{ deckKey, away: standings.away(card.id), term: name, tabIndex }} />
        )}
        {language !== null && isStop && !isCurrent && (
          <span className={styles.speech}>
            <speechButton.Part isWanted props={{ words: spokenTerm(card.term, null), language, speed: 1 }} />
          </span>
        )}
        <StarButton
          label={listTexts.star(name)}
          isStarred={isStarred}
          onStar={(is) => onStar(card.id, is)}
          tabIndex={tabIndex}
          onFocus={reach}
        />
      </span>
    </li>
  );
});

/** More than this of a side never fits its line. */
const longestLine = 200;

function lineOf(words: typeof sideInWords, side: string, formula: ReturnType<typeof useFormulaWords>): string {
  const line = words(beginningOf(side, 2 * longestLine), { inLine: true, formula });
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}
