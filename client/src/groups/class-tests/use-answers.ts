import type { RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSessionStore, useSignedIn } from "../../accounts/session/session.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { createAnswerSender, type AnswerStanding } from "./answer-sender.ts";
import { sendAnswer, type TestAddress } from "./class-tests-api.ts";

/** How long after the last key a written answer is sent, in ms. */
const typingMs = 800;

type UseAnswersOptions = { address: TestAddress; test: RunningTest };

/** The answers of a running test: shown at once, sent one by one, a written one when its writing pauses. */
export function useAnswers({ address, test }: UseAnswersOptions) {
  const { uid } = useSignedIn();
  const session = useSessionStore();
  const [answers, setAnswers] = useState(() => new Map(test.questions.map(({ at, given }) => [at, given ?? ""])));
  const [standings, setStandings] = useState<ReadonlyMap<number, AnswerStanding>>(() => new Map());
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const [sender] = useState(() =>
    createAnswerSender({
      send: (question, answer) => sendAnswer(address, question, answer),
      student: () => {
        const now = session.get();
        if (now.state !== "signed-in") return "away";
        return now.uid === uid ? "here" : "replaced";
      },
      onChange: setStandings,
      onRefusal: setRefusal,
      onUnseenRefusal: ({ message }) => toast.error(message),
    }),
  );
  const typed = useRef(new Map<number, { answer: string; timer: ReturnType<typeof setTimeout> }>());

  const sendTyped = useCallback(
    (question: number) => {
      const waiting = typed.current.get(question);
      if (!waiting) return;
      clearTimeout(waiting.timer);
      typed.current.delete(question);
      sender.put(question, waiting.answer);
    },
    [sender],
  );
  const sendAllTyped = useCallback(() => {
    for (const question of typed.current.keys()) sendTyped(question);
  }, [sendTyped]);

  useEffect(() => {
    sender.show(true);
    return () => sender.show(false);
  }, [sender]);

  useEffect(() => {
    const onHidden = () => document.visibilityState === "hidden" && sendAllTyped();
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      sendAllTyped();
    };
  }, [sendAllTyped]);

  return {
    answers,
    standings,
    /** why the server takes no answer any more; null while it does */
    refusal,
    choose(question: number, choice: string): void {
      setAnswers((before) => new Map(before).set(question, choice));
      sender.put(question, choice);
    },
    write(question: number, answer: string): void {
      setAnswers((before) => new Map(before).set(question, answer));
      clearTimeout(typed.current.get(question)?.timer);
      typed.current.set(question, { answer, timer: setTimeout(() => sendTyped(question), typingMs) });
    },
    /** sends a written answer without waiting for more of it */
    sendNow: sendTyped,
    /** whether the server has every answer */
    async allStored(): Promise<boolean> {
      sendAllTyped();
      return sender.settled();
    },
  };
}
