import { useEffect, useRef, useState } from "react";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { ratingOfScore } from "@recollect/domain/study/log/practice-review.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { keepLines, linesOf } from "../../../decks/editor/drafts/unsent-lines.ts";
import { isDeviceKept } from "../../../device/store/is-device-kept.ts";
import { cutOffOf } from "../../../lib/requests/cut-off.ts";
import { evaluate } from "../../../practice/practice-api.ts";
import type { CardToStudy } from "../../requests/study-api.ts";
import { typedTexts } from "./typed.texts.ts";

/** The result of a typed answer: marked, with the rating that the mark proposes, or left for the student to mark. */
export type Mark =
  | { state: "marked"; text: string; evaluation: Evaluation; rating: Rating }
  | { state: "unmarked"; text: string; why: string };

type UseTypedAnswerDeps = { card: CardToStudy; onMarked: (mark: Mark) => void };

/** The typed answer to one showing of a card, which survives a reload, and its marking. Leaving the card aborts the marking. */
export function useTypedAnswer({ card, onMarked }: UseTypedAnswerDeps) {
  const { uid } = useSignedIn();
  const mark = `${card.deckKey} ${card.cardId}\n`;
  const [text, setText] = useState(() => textAfter(mark, linesOf(placeOf(uid))));
  const [isChecking, setIsChecking] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  // A page that is reloaded or killed does not come here.
  useEffect(() => () => void keepLines(placeOf(uid), ""), [uid]);

  function write(next: string): void {
    setText(next);
    keepLines(placeOf(uid), mark + next);
  }

  async function check(): Promise<void> {
    const answer = text.trim();
    if (isChecking || answer === "") return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setIsChecking(true);
    try {
      const evaluation = await evaluate({ deckId: card.deckId, cardId: card.cardId, answer }, signal);
      if (!signal.aborted) onMarked({ state: "marked", text: answer, evaluation, rating: ratingOfScore(evaluation.score) });
    } catch (failure) {
      const evaluation = cutOffOf(failure) === "network" ? await markHere(uid, card, answer) : null;
      if (signal.aborted) return;
      if (evaluation) onMarked({ state: "marked", text: answer, evaluation, rating: ratingOfScore(evaluation.score) });
      else onMarked({ state: "unmarked", text: answer, why: wordsFor(failure) });
    }
  }

  return {
    text,
    write,
    isChecking,
    check: () => void check(),
    /** the answer is shown without a mark */ leave: () => leaving.current?.abort(),
  };
}

/** The mark by the rules alone, for a card of a deck that this device keeps; null for others, or where the code or the storage fails. */
async function markHere(uid: string, { deckKey, cardId }: CardToStudy, answer: string): Promise<Evaluation | null> {
  const place = deckOfKey(deckKey);
  if (!isDeviceKept() || place === null) return null;
  try {
    const [{ deckOfDevice, sharedDeckOfDevice }, { evaluateHere }] = await Promise.all([
      import("../../../device/store/deck-of-device.ts"),
      import("../../../practice/offline/tests-of-device.ts"),
    ]);
    const deck = await (place.ownerId === uid ? deckOfDevice : sharedDeckOfDevice)(uid, place.deckId);
    return deck ? evaluateHere(deck, cardId, answer) : null;
  } catch {
    // The student rates it, as the page says.
    return null;
  }
}

function placeOf(uid: string) {
  return { uid, path: "typed answer" };
}

function textAfter(mark: string, dictated: string): string {
  return dictated.startsWith(mark) ? dictated.slice(mark.length) : "";
}

function wordsFor(failure: unknown): string {
  const error = failure instanceof AppError ? failure : new AppError(undefined, { cause: failure });
  return cutOffOf(error) === "network" ? typedTexts.offline : typedTexts.unmarked(error.message);
}
