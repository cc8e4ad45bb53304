import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from "react";
import { useLocation } from "react-router";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { keepLines, linesOf } from "../drafts/unsent-lines.ts";
import { texts } from "./add-many.texts.ts";

/** How long typing must pause before the lines are written; leaving the page writes them at once. */
const keepLinesMs = 400;

type KeptLines = {
  lines: string;
  write: Dispatch<string>;
  /** the student is done with them: they are deleted */
  settle: () => void;
};

/** Lines of cards, which survive the page and its session; `told` says so on leaving. Text from a field (`isFromField`) is stored with the form. */
export function useKeptLines(first: string, isFromField: boolean, warning = texts.kept): KeptLines {
  const { uid } = useSignedIn();
  const { pathname } = useLocation();
  // The address of the form in which the lines were begun: the address may change before the form is removed.
  const [place] = useState({ uid, path: pathname });
  const [lines, write] = useState(() => (first !== "" || isFromField ? first : linesOf(place)));
  const isSettled = useRef(isFromField);

  const keep = useEffectEvent(() => !isSettled.current && keepLines(place, lines));
  const leave = useEffectEvent(() => {
    if (keep() && lines.trim() !== "") toast.info(warning);
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(), keepLinesMs);
    return () => clearTimeout(timer);
  }, [lines]);

  useEffect(() => {
    const keepNow = () => void keep();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
      leave();
    };
  }, []);

  function settle(): void {
    if (!isSettled.current) keepLines(place, "");
    isSettled.current = true;
  }

  return { lines, write, settle };
}
