import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { HostedRound, PlayedRound, RankedPlayer, RoundView, ShownQuestion } from "@recollect/domain/rounds/round.ts";
import { countChoices, hardestOf, standingOf } from "@recollect/domain/rounds/standing.ts";

import type { PlayerRow } from "./players.store.ts";
import type { RoundState } from "./round-state.ts";

/** The round as its host sees it. */
export function hostedRound(state: RoundState): HostedRound {
  const { round, phase, players, answers } = state;
  return {
    ...roundView(state),
    code: round.code,
    deckId: round.deckId,
    isOpen: round.isOpen === 1,
    step: round.step,
    players: players.map(({ id, name }) => ({ id, name })),
    answered: players.filter(({ id }) => answers.has(id)).length,
    standing: phase === "answer" || phase === "over" ? standing(state) : [],
    hardest: phase === "over" && !isWithheld(state) ? hardestOf(state.questions, results(state)) : [],
  };
}

/** The round as one of its players sees it; `ranked` is the standing, which is made once for all of them. */
export function playedRound(state: RoundState, player: PlayerRow, ranked: ReadonlyMap<string, RankedPlayer>): PlayedRound {
  const { phase, questions, players, answers } = state;
  const own = ranked.get(player.id);
  const answer = answers.get(player.id);
  const right = state.right.get(player.id);
  const isOver = phase === "answer" || phase === "over";
  return {
    ...roundView(state),
    name: player.name,
    choice: answer?.choice ?? null,
    points: own?.points ?? 0,
    streak: state.streaks.get(player.id) ?? 0,
    place: own?.place ?? 1,
    players: players.length,
    gained: isOver && answer ? answer.points : null,
    missed:
      phase === "over" && !isWithheld(state)
        ? questions.slice(0, state.round.question + 1).flatMap(({ key, question, answer: rightAnswer }, at) => {
            return at < player.firstQuestion || right?.has(at) ? [] : [{ key, question, answer: rightAnswer }];
          })
        : [],
  };
}

export function rankedById(state: RoundState): ReadonlyMap<string, RankedPlayer> {
  return new Map(standing(state).map((row) => [row.id, row]));
}

function standing({ players, scores }: RoundState): RankedPlayer[] {
  return standingOf(
    players.map(({ id, name }) => ({ id, name })),
    scores,
  );
}

function roundView(state: RoundState): RoundView {
  const { round, phase, now, questions } = state;
  return {
    id: round.id,
    title: round.title,
    phase,
    now,
    of: questions.length,
    seconds: round.seconds,
    languages: round.languages === null ? null : (JSON.parse(round.languages) as DeckLanguages),
    question: shownQuestion(state),
    end: phase === "over" ? (round.endedWhy ?? "idle") : null,
  };
}

/** Once the deck is closed to its host, no card of it is shown. */
function isWithheld({ round }: RoundState): boolean {
  return round.endedWhy === "deck";
}

function shownQuestion(state: RoundState): ShownQuestion | null {
  const { round, phase, questions, players, answers } = state;
  const question = questions[round.question];
  if (!question || round.closesAt === null || isWithheld(state)) return null;
  const { key, choices } = question;
  const isOver = phase !== "question";
  const choicesOfPlayers = players.flatMap(({ id }) => answers.get(id)?.choice ?? []);
  return {
    at: round.question,
    key,
    question: question.question,
    choices,
    closesAt: round.closesAt,
    right: isOver ? choices.indexOf(question.answer) : null,
    counts: isOver ? countChoices(choices.length, choicesOfPlayers) : null,
  };
}

/** How many players could answer each question that was asked, and how many answered it right. */
function results({ round, players, right }: RoundState): Map<number, { right: number; players: number }> {
  const askedQuestions = Array.from({ length: round.question + 1 }, (_, at) => at);
  return new Map(
    askedQuestions.map((at) => {
      const there = players.filter(({ firstQuestion }) => firstQuestion <= at);
      return [at, { players: there.length, right: there.filter(({ id }) => right.get(id)?.has(at)).length }];
    }),
  );
}
