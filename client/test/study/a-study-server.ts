import type { Card } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { leftToday, doneIn } from "@recollect/domain/study/session/daily-limits.ts";
import { nextDayStart } from "@recollect/domain/study/day.ts";
import { cardKeyOf, deckKeyOf, type Entry } from "@recollect/domain/study/log/entry.ts";
import { countsOf, queueOf } from "@recollect/domain/study/session/queue.ts";
import { queueOfMode, studyModes } from "@recollect/domain/study/session/study-mode.ts";
import { rebuilt, untouched } from "@recollect/domain/study/log/rebuild.ts";
import { packStanding, untouchedStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import { defaultStudySettings, type StudySettings } from "@recollect/domain/study/settings.ts";
import { zoneAtNoon } from "@recollect/domain/test/zone-at-noon.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import type { CardToStudy, NewEntry, StudyQueue } from "../../src/study/requests/study-api.ts";
import { aDeck } from "../a-deck.ts";
import { aProgress } from "./a-study.ts";
import type { FakeRequest } from "../fakes/fake-server.ts";

type StudiedCard = Pick<CardToStudy, "deckKey" | "deckId" | "deckTitle" | "cardId" | "term" | "definition"> &
  Partial<Pick<CardToStudy, "question" | "answer" | "gap" | "extra" | "typeAnswer">>;

/** Mira's deck 7 with cards a, b, c, …; give only what matters to the test. */
export function cardsOf(count: number, details: Partial<StudiedCard> = {}): StudiedCard[] {
  return Array.from({ length: count }, (_, at) => {
    const cardId = `${details.cardId ?? ""}${String.fromCharCode(97 + at)}`;
    const deck = { deckKey: deckKeyOf("mira", 7), deckId: 7, deckTitle: "Cell biology" };
    return { ...deck, term: `term ${cardId}`, definition: `definition ${cardId}`, ...details, cardId };
  });
}

type AStudyServerDeps = {
  cards?: StudiedCard[];
  settings?: Partial<StudySettings>;
  /** of each kind, at most so many are sent at once */
  atOnce?: number;
};

/** The server's part in studying for one student: it has the log, and computes what is due by the domain's own rules. */
export function aStudyServer({ cards = cardsOf(3), settings: chosen = {}, atOnce = 30 }: AStudyServerDeps = {}) {
  const zone = { timeZone: zoneAtNoon(), isTimeZoneFixed: true };
  const state = {
    cards,
    log: [] as Entry[],
    settings: { ...defaultStudySettings, ...zone, ...chosen },
    aheadMs: 0,
    moreToStudy: { ahead: 0, hard: 0, practice: 0, more: 0 },
  };
  const now = () => Date.now() + state.aheadMs;

  function queue({ search }: Pick<FakeRequest, "search">): StudyQueue {
    const asked = search.get("deckId");
    const ofDeck = state.cards.filter(({ deckId }) => asked === null || deckId === Number(asked));
    if (asked !== null && ofDeck.length === 0) throw new AppError("deck/not-found");
    const progress = rebuilt(state.log);
    const deckKeys = [...new Set(state.cards.map(({ deckKey }) => deckKey))];
    const candidates = ofDeck.map((card, cardAt) => ({
      question: card.term,
      answer: card.definition,
      gap: null,
      ...card,
      cardAt,
      deckAt: deckKeys.indexOf(card.deckKey),
      progress: progress.get(cardKeyOf(card)) ?? untouched,
    }));
    const scheduling = schedulingOf(state.settings, now());
    const today = Math.floor((now() + scheduling.dayShiftMs) / dayMs);
    const answers = state.log.flatMap((entry) =>
      entry.kind === "answer" ? [{ source: entry.source, deckKey: entry.deckKey, stageBefore: entry.stateBefore.stage, count: 1 }] : [],
    );
    const left = leftToday(state.settings, doneIn(answers));
    const rules = { now: now(), dayShiftMs: scheduling.dayShiftMs, left };
    const mode = studyModes.find((one) => one === search.get("mode"));
    const whole = mode === undefined ? queueOf(candidates, rules) : queueOfMode(candidates, { ...rules, mode });
    const first = (list: readonly unknown[]) => list.slice(0, atOnce) as CardToStudy[];
    return {
      now: now(),
      dayEndsAt: (today + 1) * dayMs - scheduling.dayShiftMs,
      ...(mode === undefined ? {} : { mode }),
      counts: countsOf(whole, rules),
      left,
      scheduling,
      learning: first(whole.learning),
      reviews: first(whole.reviews),
      newCards: first(whole.newCards),
    };
  }

  /** Entries for a missing card are stored as well. */
  function append(entries: readonly NewEntry[]) {
    const gone = entries.filter((entry) => !state.cards.some((card) => cardKeyOf(card) === cardKeyOf(entry)));
    const absent = gone.map(({ id, deckKey, cardId }) => ({ id, deckKey, cardId, why: "card-removed" as const }));
    for (const entry of entries) if (!state.log.some(({ id }) => id === entry.id)) state.log.push(written(entry));
    return { accepted: entries.map(({ id }) => id), ignored: [], absent, now: now() };
  }

  function written(given: NewEntry): Entry {
    if (given.kind === "bury") return { ...given, kind: "bury", until: nextDayStart(given.at, state.settings.timeZone) };
    if (given.kind !== "answer") return given;
    if (given.source !== "study") throw new Error("This server takes study answers only");
    const stateBefore = (rebuilt(state.log).get(cardKeyOf(given)) ?? untouched).card;
    return { ...given, weight: 1, stateBefore, scheduling: schedulingOf(state.settings, given.at) };
  }

  function cardsOfDeck(id: number): Card[] {
    const ofDeck = state.cards.filter(({ deckId }) => deckId === id);
    return ofDeck.map(({ cardId, term, definition, extra }) => ({
      id: cardId,
      term,
      definition,
      ...(extra === undefined ? {} : { extra }),
    }));
  }

  function suspended(): Record<string, number> {
    const pack = (isSuspended: boolean) => packStanding({ ...untouchedStanding, isSuspended });
    return Object.fromEntries([...rebuilt(state.log)].map(([key, { isSuspended }]) => [key.split("/").at(-1), pack(isSuspended)]));
  }

  function newCards(): number {
    const progress = rebuilt(state.log);
    return state.cards.filter((card) => (progress.get(cardKeyOf(card)) ?? untouched).card.stage === "new").length;
  }

  /** As the server sends it: decks with only new cards are not named. */
  function summary() {
    const { counts, dayEndsAt } = queue({ search: new URLSearchParams() });
    return { now: now(), counts, dayEndsAt, hasMore: newCards() > counts.newCards, decks: [] };
  }

  return {
    state,
    /** for `fakeServer` */
    routes: {
      "GET /api/study/queue": async (request: Pick<FakeRequest, "search">) => queue(request),
      "POST /api/study/entries": async ({ body }: FakeRequest) => append((body as { entries: NewEntry[] }).entries),
      "GET /api/study/ways-on": () => state.moreToStudy,
      "GET /api/study/settings": () => state.settings,
      "GET /api/study/summary": summary,
      "GET /api/study/progress": () => aProgress({ dues: [0, 3], cards: { new: newCards() } }),
      "GET /api/users/mira/decks": [],
      "GET /api/users/mira/decks/7": () => aDeck({ id: 7, cards: cardsOfDeck(7) }),
      "GET /api/study/decks/7/cards": () => ({ standings: suspended(), now: now(), changesAt: now() + dayMs, today: 0, examDay: null }),
      "GET /api/learn/7": { sitting: null },
    },
    /** the entries that count, as `a good` or `bury b` */
    logged: () => state.log.map((entry) => (entry.kind === "answer" ? `${entry.cardId} ${entry.rating}` : `${entry.kind} ${entry.cardId}`)),
    /** another device's answer */
    answerElsewhere(cardId: string): void {
      const card = state.cards.find((one) => one.cardId === cardId);
      if (!card) throw new Error(`There is no card ${cardId}`);
      const { deckKey } = card;
      append([{ id: `x${state.log.length}`, kind: "answer", source: "study", rating: "good", deckKey, cardId, at: now(), tookMs: 1 }]);
    },
  };
}
