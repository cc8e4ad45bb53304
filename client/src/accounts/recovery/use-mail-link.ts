import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

/** The page of a mail's link. It does nothing until its button is pressed, because mail scanners open links too. */
export function useMailLink<Result>(act: (token: string) => Promise<Result>) {
  const token = useSearchParams()[0].get("token") ?? "";
  const [error, setError] = useState<string | null>(token === "" ? messageFor("auth/link-wrong") : null);
  /** The link can't be used (again): it is not one of ours, was used, or has ended. */
  const [isDead, setDead] = useState(token === "");
  const [result, setResult] = useState<Result | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function press(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setResult(await act(token));
    } catch (failure) {
      setError(messageFor(failure));
      setDead(failure instanceof AppError && failure.code.startsWith("auth/link-"));
    }
    setBusy(false);
    setAttempts((count) => count + 1);
  }

  // A busy button loses the focus: it comes back to it, or to the heading if there is no button any more.
  useEffect(() => {
    if (attempts > 0) (button.current ?? heading.current)?.focus();
  }, [attempts]);

  return { error, result, busy, press, heading, button, isOpen: result === null && !isDead };
}
