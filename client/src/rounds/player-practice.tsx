import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { PlayedRound, RoundDeck } from "@recollect/domain/rounds/round.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { storedText } from "../lib/browser/stored-text.ts";
import { useReviews } from "../practice/reviews/use-reviews.ts";
import { Switch } from "../ui/fields/switch.tsx";
import { answerTime } from "./answer-times.ts";
import { playTexts as texts } from "./play.texts.ts";
import { readRoundDeck, type PlayerKey } from "./rounds-api.ts";
import { StarCards } from "./star-cards.tsx";
import styles from "./rounds.module.css";

/** Whether this tab's student does not want it. */
const isSwitchedOff = storedText(() => sessionStorage, "recollect:round-practice-off");

/**
 * For a signed-in player who may open the deck anyway: answers count as those of a practice test, if they want that, and the cards that they missed can be
 * studied. Nothing for everybody else.
 */
export function PlayerPractice({ view, roundKey }: { view: PlayedRound; roundKey: PlayerKey }) {
  const { data: deck } = useQuery<RoundDeck, AppError>({
    queryKey: ["round-deck", roundKey.roundId],
    queryFn: ({ signal }) => readRoundDeck(roundKey, signal),
    retry: false,
    staleTime: Infinity,
  });
  return deck ? <OfDeck view={view} deck={deck} /> : null;
}

function OfDeck({ view, deck }: { view: PlayedRound; deck: RoundDeck }) {
  const [isOn, setOn] = useState(() => isSwitchedOff.get() === null);
  const reviews = useReviews(deck.deckKey, () => {});
  const { question, gained, phase } = view;
  const isAnswered = question !== null && question.right !== null && view.choice !== null && deck.keys.includes(question.key);
  const at = question?.at ?? -1;
  useEffect(() => {
    if (!isOn || !isAnswered) return;
    // The entry's id follows from the round and the question, so that it counts once, also after a reload.
    const run = { id: `round-${view.id}`, counted: [], index: at };
    reviews.send(run, {
      cardId: question.key,
      source: "multiple-choice",
      isCorrect: (gained ?? 0) > 0,
      tookMs: answerTime(view.id, at),
    });
    // Once for each question, when its answer is shown.
    // oxlint-disable-next-line exhaustive-deps
  }, [at, isAnswered, isOn]);

  if (phase === "over") return view.missed.length > 0 ? <StarCards deckId={deck.deckId} keys={view.missed.map(({ key }) => key)} /> : null;
  return (
    <div className={styles.practice}>
      <Switch
        label={texts.asPractice}
        isOn={isOn}
        onChange={(now) => {
          isSwitchedOff.set(now ? null : "1");
          setOn(now);
        }}
      />
    </div>
  );
}
