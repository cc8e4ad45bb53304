import { randomUUID } from "node:crypto";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canSeeStudents } from "@recollect/domain/permissions/groups.ts";
import {
  compareTimes,
  isMatchTime,
  keptTimes,
  listedTimes,
  problemOfGame,
  timeOfGame,
  type MatchTime,
  type WonGame,
} from "@recollect/domain/practice/match/match-times.ts";

import { lockStudent } from "../../access/lock-student.store.ts";
import { openDeck } from "../../access/opened-decks.store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import {
  addTime,
  bestTimes,
  groupsWithDeck,
  setShown,
  shownTimes,
  startGame,
  takeGame,
  type GroupWithDeck,
  type PlayedTime,
  type ShownTime,
} from "./match.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

/** The best time of a member in a group's list. */
export type ListedTime = MatchTime & { name: string; isYou: boolean };

/** The list of a group that has the deck: of the members who chose to be in it. `isShown`: the viewer did. */
export type GroupTimes = { groupId: string; name: string; isShown: boolean; times: ListedTime[] };

/** The viewer's best times with a deck, and the lists of their groups. */
export type MatchTimes = { best: PlayedTime[]; groups: GroupTimes[] };

/** A time from an account's file, of a deck that is here. */
export type RestoredTime = { deckOwnerId: string; deckId: number; ms: unknown; pairs: unknown; playedAt: unknown };

/** The best times in the game of pairs: each student's own, and those of the members of a group who want it. */
export function createMatch({ store, clock }: { store: Store; /** ms since 1970 */ clock: () => number }) {
  async function timesOf(db: Db, uid: string, deck: { ownerId: string; id: number }): Promise<MatchTimes> {
    const ofDeck = { userId: uid, deckOwnerId: deck.ownerId, deckId: deck.id };
    const groups: GroupTimes[] = [];
    for (const group of await groupsWithDeck(db, ofDeck)) {
      if (!showsStudents(group)) continue;
      const { groupId, name, isShown } = group;
      groups.push({ groupId, name, isShown, times: listed(await shownTimes(db, groupId, ofDeck), uid) });
    }
    return { best: await bestTimes(db, ofDeck), groups };
  }

  return {
    /** Throws `deck/not-found`. */
    times: async ({ uid }: Viewer, deckId: number): Promise<MatchTimes> =>
      timesOf(store.read, uid, await openDeck(store.read, uid, deckId)),

    /** Begins a game against the clock: its time counts only if its end arrives when it should. Returns its id. Throws `deck/not-found`. */
    start: ({ uid }: Viewer, deckId: number): Promise<{ gameId: string }> =>
      store.write(async ({ db }) => {
        const { ownerId } = await openDeck(db, uid, deckId);
        await lockStudent(db, uid);
        const gameId = randomUUID();
        await startGame(db, { userId: uid, deckOwnerId: ownerId, deckId, gameId, startedAt: clock() });
        return { gameId };
      }),

    /**
     * Adds the time of a game that was just won; returns all times after it. Throws `deck/not-found`, `match/not-started` for a game that was not begun here, whose
     * time is known already, or after which another one was begun, `match/late`, and `request/invalid` for what nobody is able to play.
     */
    add: ({ uid }: Viewer, deckId: number, { gameId, ...game }: WonGame & { gameId: string }): Promise<MatchTimes> =>
      store.write(async ({ db }) => {
        const { ownerId } = await openDeck(db, uid, deckId);
        await lockStudent(db, uid);
        const ofDeck = { userId: uid, deckOwnerId: ownerId, deckId };
        const startedAt = await takeGame(db, ofDeck, gameId);
        if (startedAt === null) throw new AppError("match/not-started");
        const now = clock();
        const problem = problemOfGame(game, now - startedAt);
        if (problem !== null) throw new AppError(problem === "late" ? "match/late" : "request/invalid");
        await addTime(db, ofDeck, { ...timeOfGame(game), playedAt: now, isChecked: 1 });
        return timesOf(db, uid, { ownerId, id: deckId });
      }),

    /** Shows the viewer's times in a group's lists, or no more. Throws `deck/not-found`, and `group/not-found` for a group that has no list for the viewer. */
    show: ({ uid }: Viewer, deckId: number, { groupId, isShown }: { groupId: string; isShown: boolean }): Promise<MatchTimes> =>
      store.write(async ({ db }) => {
        const deck = await openDeck(db, uid, deckId);
        await lockStudent(db, uid);
        const groups = await groupsWithDeck(db, { userId: uid, deckOwnerId: deck.ownerId, deckId });
        const group = groups.find((one) => one.groupId === groupId);
        if (!group || !showsStudents(group)) throw new AppError("group/not-found");
        await setShown(db, { groupId, userId: uid }, isShown);
        return timesOf(db, uid, deck);
      }),

    /** Adds the times of an account's file to the student's own best ones. Impossible ones are left out; a group's list has none of them. */
    restore: async ({ uid }: Viewer, times: readonly RestoredTime[]): Promise<void> => {
      const possible = times.flatMap((time) => possibleTime(time, clock()));
      for (const ofDeck of Map.groupBy(possible, ({ deck }) => `${deck.deckOwnerId}/${deck.deckId}`).values()) {
        const best = ofDeck.toSorted((a, b) => compareTimes(a.time, b.time)).slice(0, keptTimes);
        // Others write in between.
        await store.write(async ({ db }) => {
          await lockStudent(db, uid);
          for (const { deck, time } of best) await addTime(db, { userId: uid, ...deck }, { ...time, isChecked: 0 });
        });
      }
    },
  };
}

function possibleTime({ deckOwnerId, deckId, ms, pairs, playedAt }: RestoredTime, now: number) {
  if (typeof ms !== "number" || typeof pairs !== "number" || !isMatchTime({ ms, pairs })) return [];
  if (!Number.isSafeInteger(playedAt) || Number(playedAt) < 0 || Number(playedAt) > now) return [];
  return [{ deck: { deckOwnerId, deckId }, time: { ms, pairs, playedAt: Number(playedAt) } }];
}

/** A group whose students don't see each other has no list for them. */
function showsStudents({ role, settings }: GroupWithDeck): boolean {
  return canSeeStudents({ role }, JSON.parse(settings) as { seeEachOther: boolean });
}

/** Each member's best time, the best members first. */
function listed(times: readonly ShownTime[], uid: string): ListedTime[] {
  const best = [...Map.groupBy(times, ({ userId }) => userId).values()].flatMap((own) => own.toSorted(compareTimes).slice(0, 1));
  return best
    .toSorted((a, b) => compareTimes(a, b) || a.playedAt - b.playedAt)
    .slice(0, listedTimes)
    .map(({ userId, ms, pairs, ...member }) => ({ name: authorLabel(member), ms, pairs, isYou: userId === uid }));
}
