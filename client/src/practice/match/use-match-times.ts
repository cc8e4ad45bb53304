import type { MatchGame } from "@recollect/domain/practice/match/match-game.ts";
import { wonGame } from "@recollect/domain/practice/match/match-game.ts";
import { compareTimes, timeOfGame, type WonGame } from "@recollect/domain/practice/match/match-times.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";
import { toast } from "../../ui/toast/toast.ts";

export type MatchTimes = Reply<"GET", "/api/match/:id">;

export type KnownTimes = ReturnType<typeof useMatchTimes>;

/** What became of the time of the last game. */
export type TimeResult =
  | { state: "none" | "sending" }
  | { state: "stored"; isBest: boolean }
  /** `again` sends it once more; null where that would change nothing */
  | { state: "not-stored"; message: string; again: (() => void) | null };

/** The student's best times with a deck and those of the student's groups, and what changes them. */
export function useMatchTimes(deckId: number) {
  const queryClient = useQueryClient();
  const queryKey = ["match", deckId] as const;
  const params = { id: deckId };
  const query = useQuery<MatchTimes>({
    queryKey,
    queryFn: ({ signal }) => request("GET", "/api/match/:id", { params, signal }),
    staleTime: 0,
    retry: false,
  });
  const [result, setResult] = useState<TimeResult>({ state: "none" });
  const game = useRef<Promise<string> | null>(null);

  async function store(won: WonGame, id: Promise<string>): Promise<void> {
    setResult({ state: "sending" });
    const before = query.data?.best[0];
    let hasBegun = false;
    try {
      const gameId = await id;
      hasBegun = true;
      const times = await request("POST", "/api/match/:id/times", { params, body: { gameId, ...won }, outlivesPage: true });
      queryClient.setQueryData<MatchTimes>(queryKey, times);
      setResult({ state: "stored", isBest: !before || compareTimes(timeOfGame(won), before) < 0 });
    } catch (failure) {
      // The end of the game says so. A game whose begin the server does not know has no time, and a refused one never will.
      const isFinal = !hasBegun || (failure instanceof AppError && finalCodes.has(failure.code));
      setResult({ state: "not-stored", message: messageFor(failure), again: isFinal ? null : () => void store(won, id) });
    }
  }

  async function show(groupId: string, isShown: boolean): Promise<void> {
    try {
      queryClient.setQueryData<MatchTimes>(queryKey, await request("PUT", "/api/match/:id/shown", { params, body: { groupId, isShown } }));
    } catch (failure) {
      toast.error(messageFor(failure));
    }
  }

  return {
    times: query.data,
    isFailed: query.isError && !query.data,
    result,
    /** Tells the server that a game against the clock begins now, without which its time can't be checked. */
    begin(): void {
      setResult({ state: "none" });
      game.current = request("POST", "/api/match/:id/games", { params }).then(({ gameId }) => gameId);
      // `end` reports a failure; a game that is not won needs none.
      game.current.catch(() => undefined);
    },
    /** Sends the time of a game that was won against the clock. */
    end(ended: MatchGame): void {
      const won = wonGame(ended);
      if (won && game.current) void store(won, game.current);
      game.current = null;
    },
    show: (groupId: string, isShown: boolean) => void show(groupId, isShown),
  };
}

/** What the server answers to a time that does not count. */
const finalCodes: ReadonlySet<string> = new Set(["match/late", "match/not-started", "request/invalid", "deck/not-found"]);
