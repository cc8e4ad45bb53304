import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from "react";
import { useLocation } from "react-router";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { keepLines, linesOf } from "../drafts/kept-lines.ts";
import { texts } from "./add-many.texts.ts";

/** How long typing must rest before the lines are written; what takes the page away writes them at once. */
export const keepLinesMs = 400;

type KeptLines = {
  lines: string;
  write: Dispatch<string>;
  /** the student is done with them: nothing is to be kept */
  settle: () => void;
};

/** The lines of Add many, which outlive the page and its session. What came from a field (`isFromField`) is kept with the form. */
export function useKeptLines(first: string, isFromField: boolean): KeptLines {
  const { uid } = useSignedIn();
  const { pathname } = useLocation();
  // Of the form that the lines were begun in: the address may change before the form goes.
  const [place] = useState({ uid, path: pathname });
  const [lines, write] = useState(() => (first !== "" || isFromField ? first : linesOf(place)));
  const isSettled = useRef(isFromField);

  const keep = useEffectEvent(() => !isSettled.current && keepLines(place, lines));
  const leave = useEffectEvent(() => {
    if (keep() && lines.trim() !== "") toast.info(texts.kept);
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
