import { learnPrompts, type LearnChoice } from "@recollect/domain/practice/learn/learn-prompts.ts";
import { beginSitting, isOver, type LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";
import { unpackStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { readStars } from "../../cards/stars/stars-api.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { newId } from "../../lib/new-id.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { readCardStandings } from "../../study/requests/study-api.ts";
import { Page } from "../../ui/page.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { DeckLoadFailed } from "../../decks/deck-load-failed.tsx";
import type { TestedDeck } from "../test-deck.tsx";
import { BeginLearn } from "./begin-learn.tsx";
import { learnTexts as texts } from "./learn.texts.ts";
import { useKnownSitting } from "./use-known-sitting.ts";
import { useLearnQuestions } from "./use-learn-questions.ts";

/** It has the code of all three steps, which the screen before does not need. */
const SittingView = lazily(() => import("./sitting-view.tsx").then((module) => module.SittingView));

/** One student's sitting with a deck: goes on where any device left it, or begins one. */
export function LearnDeck({ deck }: { deck: TestedDeck }) {
  const { uid } = useSignedIn();
  usePageTitle(texts.titleOf(deck.title));
  const [params, setParams] = useSearchParams();
  const { sitting, setSitting, isKnown } = useKnownSitting(uid, deck.id);
  /** a sitting was on the screen, up to its end: it was begun here, or goes on from a reload or another device */
  const [isOpen, setIsOpen] = useState(false);
  const standings = useQuery({
    queryKey: queryKeys.cardStandings(deck.id),
    queryFn: ({ signal }) => readCardStandings(deck.id, signal),
    staleTime: 0,
  });
  const stars = useQuery({ queryKey: queryKeys.stars(deck.id), queryFn: ({ signal }) => readStars(deck.id, signal) });
  const questions = useLearnQuestions(deck.cards, isKnown ? sitting : null);
  const choice = choiceIn(params);
  // Of decks that were made on this device nothing is known elsewhere.
  const packed = standings.data?.standings ?? {};
  const hasExam = (standings.data?.examDay ?? null) !== null;
  const areKnown = isKnown && !standings.isPending && !stars.isPending;
  const standingOf = (key: string) => unpackStanding(packed[key] ?? 0);
  const starred = new Set(stars.data?.cards);
  const isUnderWay = sitting !== null && questions.state === "ready" && !isOver(sitting, questions.stages);
  if (isUnderWay && !isOpen) setIsOpen(true);

  function begin(wanted: LearnChoice): void {
    const keys = learnPrompts({ cards: deck.cards, choice: wanted, starred, standingOf });
    if (keys.length === 0) return;
    const begunAt = Math.max(Date.now(), (sitting?.begunAt ?? 0) + 1);
    setSitting(beginSitting({ id: newId(), begunAt, keys }));
    setIsOpen(true);
  }

  const beginAtOnce = useEffectEvent(() => {
    if (!isUnderWay) begin(choice);
    params.delete("begin");
    setParams(params, { replace: true });
  });
  const wantsToBegin = params.has("begin") && areKnown && (sitting === null || questions.state === "ready");
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address asks for it, once all is known
    if (wantsToBegin) beginAtOnce();
  }, [wantsToBegin]);

  if (!areKnown || wantsToBegin || (sitting !== null && questions.state === "loading"))
    return (
      <Page narrow>
        <Spinner isScreen label={texts.preparing} />
      </Page>
    );
  if (questions.state === "failed")
    return <DeckLoadFailed title={texts.notLoaded} message={questions.message} retry={questions.retry} isRetrying={false} />;
  if (sitting !== null && questions.state === "ready" && isOpen)
    return (
      <SittingView
        key={sitting.id}
        deck={deck}
        sitting={sitting}
        questions={questions}
        standings={packed}
        hasExam={hasExam}
        onSitting={(step: (now: LearnSitting) => LearnSitting) => setSitting((now) => now && step(now))}
        onAgain={() => setIsOpen(false)}
      />
    );
  return (
    <BeginLearn
      deck={deck}
      choice={choice}
      starred={starred}
      standingOf={standingOf}
      onChoice={(next) => setParams(parametersOf(next), { replace: true })}
      onBegin={() => begin(choice)}
    />
  );
}

/** The choice of cards in the address. */
function choiceIn(params: URLSearchParams): LearnChoice {
  const tag = params.get("tag");
  if (tag) return { kind: "tag", tag };
  return { kind: params.has("starred") ? "starred" : "all" };
}

function parametersOf(choice: LearnChoice): Record<string, string> {
  if (choice.kind === "tag") return { tag: choice.tag };
  return choice.kind === "starred" ? { starred: "" } : {};
}
