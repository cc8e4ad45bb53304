import type { RoundPhase } from "@recollect/domain/rounds/round.ts";

import { eventBytes, heartbeatBytes, openEventStream, type EventStream } from "../../feed/event-stream.ts";
import type { Feed, News } from "../../feed/feed.ts";
import type { OpenStreams } from "../../feed/open-streams.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Log } from "../../process/log/log.ts";
import type { RoundState } from "./round-state.ts";
import { hostedRound, playedRound, rankedById } from "./round-views.ts";

type RoundStreamsDeps = {
  feed: Feed;
  streams: OpenStreams;
  /** ms since 1970 */
  clock: () => number;
  /** null for a round that is not there any more */
  read: (roundId: string) => Promise<RoundState | null>;
  /** ends the time of a question that all players have answered */
  closeQuestion: (roundId: string, question: number) => Promise<void>;
  /** ends a round whose deck is closed to its host */
  endIfClosed: (roundId: string) => Promise<void>;
  isSessionAlive: (sessionId: string) => Promise<boolean>;
  log: Log;
  heartbeatMs?: number;
};

/** How long after one reading of a round the next one may come: two hundred answers in a second are read together. */
const pauseMs = 150;

/** Streams of one player: a phone that lost its network leaves one behind, which ends much later. */
const streamsAPlayer = 3;

/** A timer may come a little before its time by the clock. */
const afterEndMs = 5;

type HostStream = { stream: EventStream; sessionId: string; uid: string };
type PlayerStream = { stream: EventStream; playerId: string; isNew: boolean };

type Watch = {
  readonly roundId: string;
  hosts: Set<HostStream>;
  players: Set<PlayerStream>;
  /** what the players' last event was about: they get the next one when this changes */
  sent: string;
  leave: () => void;
  timer: NodeJS.Timeout | undefined;
  ending: NodeJS.Timeout | undefined;
  isReading: boolean;
  isStale: boolean;
  readAt: number;
};

export type RoundStreams = ReturnType<typeof createRoundStreams>;

/**
 * The event streams of rounds: `round` with the whole view, first and whenever it changes, and `gone` as the last one of somebody who is not in the round any more.
 * Everything is read from the database, so that a player goes on at any server process. A change is read once, however many look on.
 */
export function createRoundStreams(deps: RoundStreamsDeps) {
  const { feed, streams, clock, read, closeQuestion, endIfClosed, isSessionAlive, log, heartbeatMs = 15_000 } = deps;
  const watches = new Map<string, Watch>();
  let heartbeat: NodeJS.Timeout | undefined;

  function watchOf(roundId: string, hostId: string): Watch {
    const known = watches.get(roundId);
    if (known) return known;
    const watch: Watch = {
      roundId,
      hosts: new Set(),
      players: new Set(),
      sent: "",
      leave: () => {},
      timer: undefined,
      ending: undefined,
      isReading: false,
      isStale: false,
      readAt: -Infinity,
    };
    watch.leave = feed.subscribe(hostId, (news) => hear(watch, news));
    if (watches.size === 0) heartbeat = setInterval(beat, heartbeatMs).unref();
    watches.set(roundId, watch);
    return watch;
  }

  function hear(watch: Watch, news: News): void {
    if (news.kind === "closed") for (const { stream } of [...watch.hosts, ...watch.players]) stream.close();
    else if (news.kind === "session-ended") {
      for (const one of watch.hosts) if (one.sessionId === news.sessionId) one.stream.close();
    } else if (news.kind === "gap" || (news.kind === "round" && news.roundId === watch.roundId)) wake(watch);
  }

  function forget(watch: Watch): void {
    if (watch.hosts.size + watch.players.size > 0 || watches.get(watch.roundId) !== watch) return;
    watch.leave();
    clearTimeout(watch.timer);
    clearTimeout(watch.ending);
    watches.delete(watch.roundId);
    if (watches.size === 0) clearInterval(heartbeat);
  }

  /** Also reads each round again, for what no change announces: an hour without a step, or a deck that was closed. */
  function beat(): void {
    for (const watch of watches.values()) {
      for (const { stream } of [...watch.hosts, ...watch.players]) stream.send(heartbeatBytes);
      for (const one of watch.hosts) void endIfSessionOver(one);
      endIfClosed(watch.roundId).catch((failure: unknown) => complain(failure));
      wake(watch);
    }
  }

  async function endIfSessionOver({ stream, sessionId }: HostStream): Promise<void> {
    const isAlive = await isSessionAlive(sessionId).catch((failure: unknown) => {
      complain(failure);
      return false;
    });
    if (!isAlive) stream.close();
  }

  function complain(failure: unknown): void {
    log({ level: "error", message: "a round could not be read", reason: String(failure) });
  }

  function wake(watch: Watch): void {
    watch.isStale = true;
    if (watch.timer !== undefined || watch.isReading) return;
    const inMs = Math.max(0, watch.readAt + pauseMs - performance.now());
    watch.timer = setTimeout(() => void tell(watch), inMs);
  }

  async function tell(watch: Watch): Promise<void> {
    watch.timer = undefined;
    watch.isReading = true;
    watch.isStale = false;
    try {
      const state = await read(watch.roundId);
      if (state) send(watch, state);
      else for (const { stream } of [...watch.hosts, ...watch.players]) endStream(stream);
      if (state && isAnswered(state)) await closeQuestion(watch.roundId, state.round.question);
    } catch (failure) {
      // Whoever looks on would see an old state: they connect again, and begin with what is stored.
      complain(failure);
      for (const { stream } of [...watch.hosts, ...watch.players]) stream.close();
    } finally {
      watch.isReading = false;
      watch.readAt = performance.now();
      if (watch.isStale && watches.get(watch.roundId) === watch) wake(watch);
    }
  }

  function send(watch: Watch, state: RoundState): void {
    if (watch.hosts.size > 0) {
      const bytes = eventBytes("round", hostedRound(state));
      for (const { stream } of watch.hosts) stream.send(bytes);
    }
    const now = versionForPlayers(state);
    const isChanged = now !== watch.sent;
    watch.sent = now;
    const there = new Map(state.players.map((player) => [player.id, player]));
    const ranked = rankedById(state);
    for (const one of watch.players) {
      const player = there.get(one.playerId);
      if (!player) endStream(one.stream);
      else if (isChanged || one.isNew) one.stream.send(eventBytes("round", playedRound(state, player, ranked)));
      one.isNew = false;
    }
    clearTimeout(watch.ending);
    if (state.phase === "question" && state.round.closesAt !== null)
      watch.ending = setTimeout(() => wake(watch), Math.max(0, state.round.closesAt - clock()) + afterEndMs).unref();
  }

  return {
    /** The stream of a round's host. Throws `api/too-many-streams`. */
    forHost(viewer: SessionViewer, roundId: string): Response {
      let gone = () => {};
      const one: HostStream = { ...viewer, stream: streams.open(viewer.uid, () => gone()) };
      const watch = openWatch(one.stream, roundId, viewer.uid);
      watch.hosts.add(one);
      gone = () => {
        watch.hosts.delete(one);
        forget(watch);
      };
      void endIfSessionOver(one);
      wake(watch);
      return one.stream.response;
    },

    /** The stream of a player; of more than three the oldest ends. */
    forPlayer({ roundId, hostId, playerId }: { roundId: string; hostId: string; playerId: string }): Response {
      let gone = () => {};
      const one: PlayerStream = { playerId, isNew: true, stream: openEventStream(() => gone()) };
      const watch = openWatch(one.stream, roundId, hostId);
      const own = [...watch.players].filter((other) => other.playerId === playerId);
      for (const { stream } of own.slice(0, Math.max(0, own.length - streamsAPlayer + 1))) stream.close();
      watch.players.add(one);
      gone = () => {
        watch.players.delete(one);
        forget(watch);
      };
      wake(watch);
      return one.stream.response;
    },
  };

  function openWatch(stream: EventStream, roundId: string, hostId: string): Watch {
    try {
      return watchOf(roundId, hostId);
    } catch (error) {
      stream.close();
      throw error;
    }
  }
}

function endStream(stream: EventStream): void {
  stream.send(eventBytes("gone", {}));
  stream.close();
}

/** What decides whether players see something new: who else joins or answers while a question runs does not. */
function versionForPlayers({ round, phase, answers, players }: RoundState): string {
  const open: readonly RoundPhase[] = ["lobby", "question"];
  return JSON.stringify([phase, round.question, round.closesAt, ...(open.includes(phase) ? [] : [answers.size, players.length])]);
}

function isAnswered({ phase, players, answers }: RoundState): boolean {
  return phase === "question" && players.length > 0 && players.every(({ id }) => answers.has(id));
}
