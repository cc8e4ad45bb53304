import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { paths } from "../lib/paths.ts";
import { toast } from "../ui/toast/toast.ts";

/** How long the error shows before a student who can do nothing about it is returned to the deck. */
const returnToDeckMs = 2000;

/** What to do when a test can't be made: show why; if a retry can't help, return to the deck; an unknown deck is not found. */
export function useLoadFailure(deckId: number): (failure: unknown) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (failure) => {
    const code = failure instanceof AppError ? failure.code : null;
    if (code === "deck/not-found") return void navigate(paths.notFound, { replace: true });
    toast.error(messageFor(failure));
    if (code === "practice/nothing-to-ask") return void navigate(paths.test(deckId), { replace: true });
    if (code !== "auth/required" && code !== "api/config-missing") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.deck(deckId), { replace: true }), returnToDeckMs);
  };
}
