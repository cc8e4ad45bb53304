import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import type { CampusStudent } from "./a-campus.ts";

/** What a request needs: the deck, whose it is, and a picture on one of its cards. */
export type DeckOnRoutes = { deck: Deck; ownerId: string; pictureId: string };

type Call = (who: CampusStudent, on: DeckOnRoutes) => Promise<Response>;

const get =
  (path: (on: DeckOnRoutes, uid: string) => string): Call =>
  (who, on) =>
    who.get(path(on, who.uid));

const send =
  (method: string, path: (on: DeckOnRoutes, uid: string) => string, body?: (on: DeckOnRoutes) => unknown): Call =>
  (who, on) =>
    who.send(method, path(on, who.uid), body?.(on), { "if-match": '"1"' });

const cardId = ({ deck }: DeckOnRoutes) => deck.cards[0]?.id ?? "";
const aDay = () => new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const deckId = ({ deck }: DeckOnRoutes) => ({ deckId: deck.id });
const written = (on: DeckOnRoutes) => ({ deckId: on.deck.id, cardId: cardId(on), answer: "x" });
const anEntry = (on: DeckOnRoutes) => {
  const { deck, ownerId } = on;
  const entry = { id: crypto.randomUUID(), deckKey: deckKeyOf(ownerId, deck.id), cardId: cardId(on), at: Date.now(), kind: "answer" };
  return { entries: [{ ...entry, source: "study", rating: "good", tookMs: 1000 }] };
};

/** Routes by which somebody reads, studies or notes down one deck by its id, which may be another student's. */
export const readingRoutes: Readonly<Record<string, Call>> = {
  "GET /api/library/:id": get(({ deck }) => `/api/library/${deck.id}`),
  "PUT /api/users/:uid/saved/:id": send("PUT", ({ deck }, uid) => `/api/users/${uid}/saved/${deck.id}`),
  "PUT /api/users/:uid/saved/:id/star": send("PUT", ({ deck }, uid) => `/api/users/${uid}/saved/${deck.id}/star`),
  "PUT /api/users/:uid/folders/decks": send(
    "PUT",
    (_, uid) => `/api/users/${uid}/folders/decks`,
    ({ deck }) => ({ deckIds: [deck.id], folder: null }),
  ),
  "PUT /api/users/:uid/folders/tags": send(
    "PUT",
    (_, uid) => `/api/users/${uid}/folders/tags`,
    ({ deck }) => ({ deckId: deck.id, tags: ["exam"] }),
  ),
  "GET /api/media/:name": get(({ pictureId }) => `/api/media/${pictureId}.png`),
  "POST /api/practice/multiple-choice": send("POST", () => "/api/practice/multiple-choice", deckId),
  "POST /api/practice/open-ended": send("POST", () => "/api/practice/open-ended", deckId),
  "POST /api/practice/mixed": send(
    "POST",
    () => "/api/practice/mixed",
    (on) => ({ ...deckId(on), kinds: ["choice", "written"] }),
  ),
  "POST /api/practice/rounds": send(
    "POST",
    () => "/api/practice/rounds",
    (on) => ({ ...deckId(on), testId: crypto.randomUUID() }),
  ),
  "POST /api/practice/results": send(
    "POST",
    () => "/api/practice/results",
    (on) => ({ ...deckId(on), testId: crypto.randomUUID() }),
  ),
  "POST /api/practice/evaluations": send("POST", () => "/api/practice/evaluations", written),
  "POST /api/practice/accepted-answers": send("POST", () => "/api/practice/accepted-answers", written),
  "POST /api/practice/tests": send(
    "POST",
    () => "/api/practice/tests",
    (on) => ({
      ...deckId(on),
      test: { id: crypto.randomUUID(), kind: "open-ended", startedAt: 1, finishedAt: 2, size: 1, correct: 1, score: 90 },
    }),
  ),
  "GET /api/practice/tests": get(({ deck }) => `/api/practice/tests?deckId=${deck.id}`),
  "GET /api/practice/history": get(({ deck }) => `/api/practice/history?deckId=${deck.id}`),
  "GET /api/practice/suggestions": get(({ deck }) => `/api/practice/suggestions?deckId=${deck.id}`),
  "POST /api/reports": send(
    "POST",
    () => "/api/reports",
    (on) => ({ ...deckId(on), reason: "wrong", text: "" }),
  ),
  "POST /api/rounds": send(
    "POST",
    () => "/api/rounds",
    (on) => ({ ...deckId(on), questions: 2, seconds: 20, direction: "definition", replace: true }),
  ),
  "GET /api/stars/:id": get(({ deck }) => `/api/stars/${deck.id}`),
  "PUT /api/stars/:id/:cardId": send(
    "PUT",
    (on) => `/api/stars/${on.deck.id}/${cardId(on)}`,
    () => ({ starred: true }),
  ),
  "GET /api/learn/:id": get(({ deck }) => `/api/learn/${deck.id}`),
  "PUT /api/learn/:id": send(
    "PUT",
    (on) => `/api/learn/${on.deck.id}`,
    (on) => ({ id: "sitting", begunAt: Date.now(), keys: [cardId(on)], marks: {} }),
  ),
  "GET /api/match/:id": get(({ deck }) => `/api/match/${deck.id}`),
  "POST /api/match/:id/games": send("POST", ({ deck }) => `/api/match/${deck.id}/games`),
  "POST /api/match/:id/times": send(
    "POST",
    ({ deck }) => `/api/match/${deck.id}/times`,
    () => ({ gameId: "none", playedMs: 20_000, misses: 0, pairs: 6 }),
  ),
  "PUT /api/match/:id/shown": send(
    "PUT",
    ({ deck }) => `/api/match/${deck.id}/shown`,
    () => ({ groupId: "none", isShown: true }),
  ),
  "GET /api/study/queue": get(({ deck }) => `/api/study/queue?deckId=${deck.id}`),
  "GET /api/study/ways-on": get(({ deck }) => `/api/study/ways-on?deckId=${deck.id}`),
  "GET /api/study/insights": get(({ deck }) => `/api/study/insights?deckId=${deck.id}`),
  "GET /api/study/progress": get(({ deck }) => `/api/study/progress?deckId=${deck.id}`),
  "GET /api/study/set-aside": get(({ deck }) => `/api/study/set-aside?deckId=${deck.id}`),
  "GET /api/study/decks/:id/cards": get(({ deck }) => `/api/study/decks/${deck.id}/cards`),
  "PUT /api/study/decks/:id/exam": send(
    "PUT",
    ({ deck }) => `/api/study/decks/${deck.id}/exam`,
    () => ({ day: aDay() }),
  ),
  "DELETE /api/study/decks/:id/exam": send("DELETE", ({ deck }) => `/api/study/decks/${deck.id}/exam`),
  "PUT /api/study/exams/:id": send(
    "PUT",
    () => "/api/study/exams/finals",
    ({ deck }) => ({ name: "Finals", day: aDay(), deckIds: [deck.id] }),
  ),
  "POST /api/study/entries": send("POST", () => "/api/study/entries", anEntry),
  "GET /api/suggestions/:deckId/:cardId": get((on) => `/api/suggestions/${on.deck.id}/${cardId(on)}`),
  "POST /api/suggestions/:deckId/:cardId": send(
    "POST",
    (on) => `/api/suggestions/${on.deck.id}/${cardId(on)}`,
    (on) => ({ changes: [{ field: "term", base: on.deck.cards[0]?.term ?? "", text: "Other words" }], sentence: "" }),
  ),
  "GET /api/questions/:ownerId/:deckId": get(({ deck, ownerId }) => `/api/questions/${ownerId}/${deck.id}`),
  "GET /api/questions/:ownerId/:deckId/:cardId": get((on) => `/api/questions/${on.ownerId}/${on.deck.id}/${cardId(on)}`),
};

/** Routes by which somebody with the link of a Public or Unlisted deck reads it, signed in or not. A group opens none of them. */
export const visitingRoutes: Readonly<Record<string, Call>> = {
  "GET /api/visits/:id": get(({ deck }) => `/api/visits/${deck.id}`),
  "GET /api/visits/:id/media/:name": get(({ deck, pictureId }) => `/api/visits/${deck.id}/media/${pictureId}.png`),
};

/** Routes by which somebody takes a deck of others along: only a Public or Unlisted one. */
export const takingRoutes: Readonly<Record<string, Call>> = {
  "POST /api/library/:id/followers": send("POST", ({ deck }) => `/api/library/${deck.id}/followers`),
  "POST /api/library/:id/copies": send("POST", ({ deck }) => `/api/library/${deck.id}/copies`),
  "GET /api/library/:id/export": get(({ deck }) => `/api/library/${deck.id}/export?format=csv`),
};

const own = (on: DeckOnRoutes) => `/api/users/${on.ownerId}/decks/${on.deck.id}`;

/** Routes of those who write the deck: its owner and its co-authors. */
export const writersRoutes: Readonly<Record<string, Call>> = {
  "GET /api/users/:uid/decks/:id": get(own),
  "PATCH /api/users/:uid/decks/:id": send("PATCH", own, ({ deck }) => ({
    base: 1,
    title: { from: deck.title, to: "Changed" },
    cards: [],
    added: [],
    removed: [],
    order: null,
  })),
};

/** Routes of those to whom the writing of a deck is offered: its owner, its co-authors, and who is invited. */
export const offeredRoutes: Readonly<Record<string, Call>> = {
  "GET /api/co-authors/:deckId": get(({ deck }) => `/api/co-authors/${deck.id}`),
};

/** Routes of the owner alone. */
export const ownersRoutes: Readonly<Record<string, Call>> = {
  "PUT /api/users/:uid/decks/:id": send("PUT", own, ({ deck }) => ({ title: "Changed", description: "", cards: deck.cards })),
  "PUT /api/users/:uid/decks/:id/visibility": send(
    "PUT",
    (on) => `${own(on)}/visibility`,
    () => ({ visibility: "Public" }),
  ),
  "PUT /api/users/:uid/decks/:id/languages": send(
    "PUT",
    (on) => `${own(on)}/languages`,
    () => ({ term: "ja", definition: "en" }),
  ),
  "GET /api/users/:uid/decks/:id/topic": get((on) => `${own(on)}/topic`),
  "PUT /api/users/:uid/decks/:id/topic": send(
    "PUT",
    (on) => `${own(on)}/topic`,
    () => ({ subject: "law", level: null }),
  ),
  "GET /api/users/:uid/decks/:id/same": get((on) => `${own(on)}/same`),
  "DELETE /api/users/:uid/decks/:id": send("DELETE", own),
  "POST /api/co-authors/:deckId": send(
    "POST",
    ({ deck }) => `/api/co-authors/${deck.id}`,
    () => ({ username: "nobody" }),
  ),
  "GET /api/users/:uid/decks/:id/suggestions": get((on) => `${own(on)}/suggestions`),
  "GET /api/users/:uid/decks/:id/suggestions/count": get((on) => `${own(on)}/suggestions/count`),
  "PUT /api/users/:uid/decks/:id/suggestions": send(
    "PUT",
    (on) => `${own(on)}/suggestions`,
    () => ({ audience: "nobody" }),
  ),
  "PUT /api/users/:uid/decks/:id/suggestions/:suggestionId/decision": send(
    "PUT",
    (on) => `${own(on)}/suggestions/one/decision`,
    () => ({ decision: "decline", sentence: "" }),
  ),
  "POST /api/users/:uid/decks/:id/suggestions/:suggestionId/reports": send(
    "POST",
    (on) => `${own(on)}/suggestions/one/reports`,
    () => ({ reason: "spam", text: "" }),
  ),
  "GET /api/users/:uid/decks/:id/versions": get((on) => `${own(on)}/versions`),
  "GET /api/users/:uid/decks/:id/versions/:revision": get((on) => `${own(on)}/versions/1`),
  "POST /api/users/:uid/decks/:id/versions/:revision/restore": send("POST", (on) => `${own(on)}/versions/1/restore`),
  "GET /api/users/:uid/decks/:id/following": get((on) => `${own(on)}/following`),
  "PUT /api/users/:uid/decks/:id/following": send("PUT", (on) => `${own(on)}/following`),
  "DELETE /api/users/:uid/decks/:id/following": send("DELETE", (on) => `${own(on)}/following`),
  "GET /api/users/:uid/decks/:id/following/changes": get((on) => `${own(on)}/following/changes`),
  "PUT /api/users/:uid/decks/:id/following/left/:cardId": send("PUT", (on) => `${own(on)}/following/left/one`),
  "GET /api/users/:uid/decks/:id/following/cards/:cardId": get((on) => `${own(on)}/following/cards/one`),
  "GET /api/users/:uid/decks/:id/following/edits": get((on) => `${own(on)}/following/edits`),
  "POST /api/users/:uid/decks/:id/following/taking": send(
    "POST",
    (on) => `${own(on)}/following/taking`,
    () => ({ sourceRevision: 1, theirs: [], wanted: [] }),
  ),
  "GET /api/users/:uid/decks/:id/export": get((on) => `${own(on)}/export?format=csv`),
  "POST /api/users/:uid/trash/:id/restore": send("POST", (on) => `/api/users/${on.ownerId}/trash/${on.deck.id}/restore`),
  "DELETE /api/users/:uid/trash/:id": send("DELETE", (on) => `/api/users/${on.ownerId}/trash/${on.deck.id}`),
};

/** Lists and searches in which a deck may come up without its id: where others' closed decks must never do so. */
export const listingRoutes: Readonly<Record<string, Call>> = {
  "GET /api/library-facets": get(({ deck }) => `/api/library-facets?search=${encodeURIComponent(deck.title)}`),
  "GET /api/library": get(({ deck }) => `/api/library?search=${encodeURIComponent(deck.title)}`),
  "GET /api/profiles/:username": get(() => "/api/profiles/ada"),
  "GET /api/users/:uid/decks": get((_, uid) => `/api/users/${uid}/decks`),
  "GET /api/users/:uid/saved": get((_, uid) => `/api/users/${uid}/saved`),
  "GET /api/users/:uid/following": get((_, uid) => `/api/users/${uid}/following`),
  "GET /api/users/:uid/folders": get((_, uid) => `/api/users/${uid}/folders`),
  "GET /api/users/:uid/search": get(({ deck }, uid) => `/api/users/${uid}/search?text=${encodeURIComponent(deck.title)}`),
  "GET /api/users/:uid/trash": get((_, uid) => `/api/users/${uid}/trash`),
  "GET /api/users/:uid/export": get((_, uid) => `/api/users/${uid}/export?format=csv`),
  "GET /api/study/decks": get(() => "/api/study/decks"),
  "GET /api/study/today": get(() => "/api/study/today"),
  "GET /api/study/summary": get(() => "/api/study/summary"),
  "GET /api/assignments": get(() => "/api/assignments"),
  "GET /api/class-tests": get(() => "/api/class-tests"),
  "GET /api/questions": get(() => "/api/questions"),
  "GET /api/device": get(() => "/api/device"),
  "GET /api/preview": get(({ deck }) => `/api/preview?deckId=${deck.id}`),
};

/** A class test of the deck: its address, a student who took it, and the test as typed. */
type TestOnRoutes = { path: string; uid: string; fields: object };
type TestCall = (who: CampusStudent, test: TestOnRoutes) => Promise<Response>;

/** Routes of a class test by which students take it while it is open. */
export const studentsTestRoutes: Readonly<Record<string, TestCall>> = {
  "POST /api/groups/:groupId/tests/:id/try": (who, { path }) => who.send("POST", `${path}/try`),
  "PUT /api/groups/:groupId/tests/:id/try/answers/:question": (who, { path }) => who.send("PUT", `${path}/try/answers/0`, { answer: "y" }),
  "POST /api/groups/:groupId/tests/:id/try/finish": (who, { path }) => who.send("POST", `${path}/try/finish`),
};

/** Routes of a finished class test, for teachers. */
export const resultTestRoutes: Readonly<Record<string, TestCall>> = {
  "GET /api/groups/:groupId/tests/:id": (who, { path }) => who.get(path),
  "GET /api/groups/:groupId/tests/:id/results": (who, { path }) => who.get(`${path}/results`),
  "GET /api/groups/:groupId/tests/:id/results/pupils/:uid": (who, { path, uid }) => who.get(`${path}/results/pupils/${uid}`),
  "GET /api/groups/:groupId/tests/:id/results/questions/:question": (who, { path }) => who.get(`${path}/results/questions/0`),
  "PUT /api/groups/:groupId/tests/:id/results/corrections": (who, { path, uid }) =>
    who.send("PUT", `${path}/results/corrections`, { uid, question: 0, isRight: true, forAll: true }),
};

/** Routes that neither name nor show a deck of others. A new route belongs here only if that is true of it. */
export const routesWithoutDecks: readonly RegExp[] = [
  /^\S+ \/api\/auth\//,
  /^(GET|PATCH) \/api\/users\/:uid$/,
  /^GET \/api\/usernames\/:name$/,
  /^POST \/api\/users\/:uid\/(decks|tutorials)$/,
  /^(POST|PATCH|DELETE) \/api\/users\/:uid\/folders$/,
  /^DELETE \/api\/users\/:uid\/saved\/:id(\/star)?$/,
  /^GET \/api\/events$/,
  /^POST \/api\/media$/,
  /^GET \/api\/practice\/examiner$/,
  // Readings and articles of a word, from the server's own dictionaries.
  /^GET \/api\/practice\/word-help$/,
  /^\S+ \/api\/imports(\/|$)/,
  /^\S+ \/api\/notices(\/|$)/,
  // A calendar names decks of its own student's exams and assignments: features/reminders/reminders.test.ts
  /^\S+ \/api\/(reminders|calendars)(\/|$)/,
  // The desk shows titles and reasons: moderation.test.ts
  /^\S+ \/api\/desk\//,
  /^(GET|PATCH) \/api\/study\/settings$/,
  /^\S+ \/api\/study\/memory(\/|$)/,
  /^PUT \/api\/study\/time-zone$/,
  // Exams name decks that their student may open now: features/study/exams/exams.test.ts
  /^GET \/api\/study\/(exams|exam-decks)$/,
  /^(GET|DELETE) \/api\/study\/exams\/:id$/,
  // Of one person and deck, and for both of them: features/decks/co-authors/co-authors.test.ts
  /^(POST|PUT|DELETE) \/api\/co-authors\/:deckId\/(presence|acceptance|:uid)$/,
  // Takes back one's own words: features/decks/suggestions/suggestions.test.ts
  /^DELETE \/api\/suggestions\/:id$/,
  // A group's own routes: features/groups/groups.test.ts
  /^\S+ \/api\/(groups|join|slip)(\/|$)/,
  // Public decks alone have a worth and others like them: features/library/worth/worth.test.ts, similar.test.ts
  /^\S+ \/api\/(worth|similar)\/:id(\/thanks)?$/,
  // A running round shows the cards that its host may open: features/rounds/rounds.test.ts
  /^\S+ \/api\/(play|round-codes|rounds\/:id)(\/|$)/,
  /^GET \/api\/rounds$/,
];
