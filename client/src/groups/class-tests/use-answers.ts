import type { RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSessionStore, useSignedIn } from "../../accounts/session/session.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { createAnswerSender, type AnswerSender, type AnswerStanding } from "./answer-sender.ts";
import { sendAnswer, type TestAddress } from "./class-tests-api.ts";

/** How long after the last key a written answer is sent, in ms. */
const typingMs = 800;

/** The senders that have something to send, by student and test: a second one of a test could send an older answer after a newer one. */
const busySenders = new Map<string, AnswerSender>();

/**
 * The sender of a student's answers to a test, and what it had not sent when the student came here: an earlier visit to the page may have left some. To be
 * used before the paper is read, so that what is stored in between is in one of them.
 */
export function useAnswerSender({ groupId, id }: TestAddress): { sender: AnswerSender; unsent: ReadonlyMap<number, string> } {
  const { uid } = useSignedIn();
  const session = useSessionStore();
  const [found] = useState(() => {
    const key = `${uid} ${id}`;
    const busy = busySenders.get(key);
    if (busy) return { sender: busy, unsent: busy.unsent() };
    const sender: AnswerSender = createAnswerSender({
      send: (question, answer) => sendAnswer({ groupId, id }, question, answer),
      student: () => {
        const now = session.get();
        if (now.state !== "signed-in") return "away";
        return now.uid === uid ? "here" : "replaced";
      },
      onUnseenRefusal: ({ message }) => toast.error(message),
      onBusy: (isBusy) => void (isBusy ? busySenders.set(key, sender) : busySenders.delete(key)),
    });
    return { sender, unsent: sender.unsent() };
  });
  return found;
}

type UseAnswersOptions = { test: RunningTest } & ReturnType<typeof useAnswerSender>;

/** The answers of a running test: shown at once, sent one by one, a written one when its writing pauses. */
export function useAnswers({ test, sender, unsent }: UseAnswersOptions) {
  const [answers, setAnswers] = useState(() => new Map(test.questions.map(({ at, given }) => [at, unsent.get(at) ?? given ?? ""])));
  const [standings, setStandings] = useState<ReadonlyMap<number, AnswerStanding>>(() => new Map());
  const [refusal, setRefusal] = useState<AppError | null>(null);
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

  useEffect(() => sender.showOn({ onChange: setStandings, onRefusal: setRefusal }), [sender]);

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
