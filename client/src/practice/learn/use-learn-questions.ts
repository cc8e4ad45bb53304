import type { Card } from "@recollect/domain/cards/card.ts";
import type { LearnQuestions } from "@recollect/domain/practice/learn/learn-questions.ts";
import type { LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useEffect, useState } from "react";

type Prepared = { state: "loading" } | ({ state: "ready" } & LearnQuestions) | { state: "failed"; message: string; retry: () => void };

type Outcome = { of: string; questions: LearnQuestions } | { of: string; message: string };

/** The questions of a sitting, made on this device; the code that makes them loads with the first sitting. */
export function useLearnQuestions(cards: readonly Card[], sitting: LearnSitting | null): Prepared {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(1);
  const id = sitting?.id ?? null;
  const keys = sitting?.keys;
  const of = `${id} ${attempt}`;
  useEffect(() => {
    if (id === null || !keys) return;
    let isLeft = false;
    const show = (made: Outcome) => isLeft || setOutcome(made);
    import("@recollect/domain/practice/learn/learn-questions.ts").then(
      ({ learnQuestions }) => show({ of, questions: learnQuestions(cards, keys, id) }),
      (failure: unknown) => show({ of, message: messageFor(failure) }),
    );
    return () => void (isLeft = true);
    // A sitting's prompts never change.
    // oxlint-disable-next-line exhaustive-deps
  }, [cards, of]);
  if (outcome?.of !== of) return { state: "loading" };
  if ("questions" in outcome) return { state: "ready", ...outcome.questions };
  return { state: "failed", message: outcome.message, retry: () => setAttempt(attempt + 1) };
}
