import { useCallback, useEffect, useState } from "react";
import { followRound, type RoundSource } from "./follow-round.ts";

export type FollowedRound<View> = {
  /** null until it is read */
  view: View | null;
  isGone: boolean;
  /** why nothing comes at the moment */
  trouble: string | null;
  /** shows what the reply to an own change says, before the stream says it */
  show: (view: View) => void;
};

/** A round as it is now. `source` keeps its identity as long as it is the same round. */
export function useRound<View>(source: RoundSource<View>): FollowedRound<View> {
  const [view, setView] = useState<View | null>(null);
  const [isGone, setGone] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => followRound(source, { onView: (next) => setView(next), onGone: () => setGone(true), onTrouble: setTrouble }), [source]);
  const show = useCallback((next: View) => setView(next), []);
  return { view, isGone, trouble, show };
}
