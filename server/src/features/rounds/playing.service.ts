import { createHash, randomBytes } from "node:crypto";

import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { readGroupCode } from "@recollect/domain/groups/group-code.ts";
import { ROUND } from "@recollect/domain/limits/round-limits.ts";
import { isListed } from "@recollect/domain/permissions/decks.ts";
import { pointsFor } from "@recollect/domain/practice/multiple-choice.ts";
import { cleanNickname, freeNickname, nicknameKey, nicknameProblem } from "@recollect/domain/rounds/nickname.ts";
import { phaseOf, type PlayedRound, type RoundDeck, type RoundPolicy } from "@recollect/domain/rounds/round.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { cardIdOf, promptOf } from "@recollect/domain/study/prompts.ts";

import { openDeck, readOpened } from "../../access/opened-decks.store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { MediaRow } from "../../media/media.store.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { announceRound } from "./hosting.service.ts";
import { addAnswer, addPlayer, findAnswer, namesOf, playerByToken, removePlayer, type PlayerRow } from "./players.store.ts";
import type { RoundQuestions } from "./round-questions.ts";
import { readState } from "./round-state.ts";
import { playedRound, rankedById } from "./round-views.ts";
import { findMediumOfDeck, findRound, lockRound, roundByCode, type RoundRow } from "./rounds.store.ts";

type PlayingDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  policy: RoundPolicy;
  questions: RoundQuestions;
};

/** A player's round and the token that the browser got when joining. */
export type PlayerKey = { roundId: string; token: string };

export type Playing = ReturnType<typeof createPlaying>;

/** What players do, who need no account: what they send is believed only as far as their token and the server's clock allow. */
export function createPlaying({ store, clock, policy, questions }: PlayingDeps) {
  async function roundToJoin(db: Db, typed: string): Promise<RoundRow> {
    const code = policy === "off" ? null : readGroupCode(typed);
    const round = code === null ? null : await roundByCode(db, code);
    if (!round || phaseOf(round, clock()) === "over") throw new AppError("round/code-unknown");
    return round;
  }

  async function playerOf(db: Db, { roundId, token }: PlayerKey): Promise<PlayerRow> {
    const player = await playerByToken(db, roundId, hashOf(token));
    if (!player) throw new AppError("round/player-not-found");
    return player;
  }

  async function view({ roundId, token }: PlayerKey): Promise<PlayedRound> {
    const player = await playerOf(store.read, { roundId, token });
    const state = await readState(store.read, roundId, { questions, clock });
    if (!state) throw new AppError("round/not-found");
    return playedRound(state, player, rankedById(state));
  }

  return {
    view,

    /** The player whose token this is. Throws `round/player-not-found`. */
    player: (key: PlayerKey) => playerOf(store.read, key),

    /** Throws `round/not-found`. */
    async round(id: string): Promise<RoundRow> {
      const round = await findRound(store.read, id);
      if (!round) throw new AppError("round/not-found");
      return round;
    },

    /** The round of a code, before joining it. Throws `round/code-unknown`, `round/closed`. */
    async find(typed: string): Promise<{ title: string }> {
      const round = await roundToJoin(store.read, typed);
      if (round.isOpen === 0) throw new AppError("round/closed");
      return { title: round.title };
    },

    /**
     * Joins a round under a name; a name that somebody has gets a number. Throws `round/code-unknown`, `round/closed`, `round/full`, `round/name-needed`,
     * `round/name-too-long`, `round/bad-name`, `round/name-removed`.
     */
    async join(code: string, typedName: string): Promise<PlayerKey & { view: PlayedRound }> {
      const name = cleanNickname(typedName);
      const problem = nicknameProblem(name);
      if (problem) throw new AppError(problem);
      const token = randomBytes(24).toString("base64url");
      const roundId = await store.write(async (tx) => {
        const { db } = tx;
        const { id } = await roundToJoin(db, code);
        const round = await lockRound(db, id);
        const phase = round && phaseOf(round, clock());
        if (!round || phase === "over") throw new AppError("round/code-unknown");
        if (round.isOpen === 0) throw new AppError("round/closed");
        const names = await namesOf(db, id);
        if ([...names.values()].filter((removedAt) => removedAt === null).length >= ROUND.maxPlayers) throw new AppError("round/full");
        if (names.get(nicknameKey(name))) throw new AppError("round/name-removed");
        const ownName = freeNickname(name, new Set(names.keys()));
        await addPlayer(db, {
          roundId: id,
          id: randomBytes(9).toString("base64url"),
          name: ownName,
          nameKey: nicknameKey(ownName),
          tokenHash: hashOf(token),
          firstQuestion: phase === "question" ? round.question : round.question + 1,
          joinedAt: clock(),
          removedAt: null,
        });
        announceRound(tx, round);
        return id;
      });
      return { roundId, token, view: await view({ roundId, token }) };
    },

    /**
     * Takes a player's answer to the current question: the first one, if it arrives in time. Throws `round/player-not-found`, `round/not-found`, `round/too-late`,
     * `round/answered`, `round/no-such-choice`.
     */
    async answer(key: PlayerKey, { question, choice }: { question: number; choice: number }): Promise<void> {
      const { roundId } = key;
      const arrivedAt = clock();
      await store.write(async (tx) => {
        const { db } = tx;
        const { id: playerId } = await playerOf(db, key);
        const round = await findRound(db, roundId);
        const roundQuestion = (await questions.ofRound(db, roundId))?.[question];
        if (!round || !roundQuestion) throw new AppError("round/not-found");
        if (choice >= roundQuestion.choices.length) throw new AppError("round/no-such-choice");
        const before = await findAnswer(db, { roundId, question, playerId });
        if (before?.choice === choice) return;
        if (before) throw new AppError("round/answered");
        if (round.question !== question || phaseOf(round, arrivedAt) !== "question") throw new AppError("round/too-late");
        const isRight = roundQuestion.choices[choice] === roundQuestion.answer;
        const streakBefore = (await findAnswer(db, { roundId, question: question - 1, playerId }))?.streak ?? 0;
        const isStored = await addAnswer(db, {
          roundId,
          question,
          playerId,
          choice,
          isRight: isRight ? 1 : 0,
          streak: isRight ? streakBefore + 1 : 0,
          points: isRight ? pointsFor(streakBefore) : 0,
        });
        if (!isStored) throw new AppError("round/answered");
        announceRound(tx, round);
      });
    },

    /** Leaves the round: nothing of the player is kept. Throws `round/player-not-found`. */
    leave: (key: PlayerKey): Promise<void> =>
      store.write(async (tx) => {
        const { id } = await playerOf(tx.db, key);
        const round = await lockRound(tx.db, key.roundId);
        if (!round) return;
        await removePlayer(tx.db, { roundId: round.id, id });
        announceRound(tx, round);
      }),

    /**
     * The deck of a signed-in player's round, if it is open to them in another way than by its link: an own one, a Public one, or one of a group. The link of an
     * Unlisted deck is not given away by a round. Throws `round/player-not-found`, `deck/not-found`.
     */
    async deck({ uid }: Pick<SessionViewer, "uid">, key: PlayerKey): Promise<RoundDeck> {
      await playerOf(store.read, key);
      const round = await findRound(store.read, key.roundId);
      const allQuestions = (await questions.ofRound(store.read, key.roundId)) ?? [];
      if (!round) throw new AppError("round/not-found");
      const deck = await openDeck(store.read, uid, round.deckId);
      const isTheirs = deck.ownerId === uid || isListed(deck) || deck.byGroup === 1 || deck.byWriting === 1;
      if (!isTheirs || deck.ownerId !== round.deckOwnerId) throw new AppError("deck/not-found");
      const cards = await readOpened(store.read, uid, deck, (opened) => new Map(cardsIn(opened.cards).map((card) => [card.id, card])));
      const keys = allQuestions
        .map(({ key: one }) => one)
        .filter((one) => {
          const card = cards.get(cardIdOf(one));
          return card !== undefined && promptOf(card, one) !== null;
        });
      return { deckKey: deckKeyOf(deck.ownerId, deck.id), deckId: deck.id, keys };
    },

    /**
     * A picture or a sound of a question that was asked already, if the round's deck uses it: a card's text alone could name anybody's. Null for any other, and
     * after the deck was closed to the host.
     */
    async medium(roundId: string, mediaId: string): Promise<MediaRow | null> {
      const round = await findRound(store.read, roundId);
      const all = round && (await questions.ofRound(store.read, roundId));
      if (!round || !all || round.endedWhy === "deck") return null;
      const questionsSoFar = JSON.stringify(all.slice(0, round.question + 1));
      return questionsSoFar.includes(`](media/${mediaId}.`) ? findMediumOfDeck(store.read, round, mediaId) : null;
    },
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
