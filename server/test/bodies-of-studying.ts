/** For each route of studying that writes, a body that a student could send. */
export const bodiesOfStudying: Readonly<Record<string, unknown>> = {
  "PUT /api/study/decks/:id/exam": { day: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10) },
  "PUT /api/study/exams/:id": { name: "Finals", day: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10), deckIds: [2] },
  "PUT /api/stars/:id/:cardId": { starred: false },
  "POST /api/suggestions/:deckId/:cardId": { changes: [{ field: "term", base: "x", text: "Mallory was here" }], sentence: "" },
  "POST /api/co-authors/:deckId": { username: "mallory" },
  "PUT /api/co-authors/:deckId/acceptance": undefined,
  "POST /api/co-authors/:deckId/presence": { cardId: null, isHere: true },
  "PUT /api/users/:uid/decks/:id/suggestions": { audience: "nobody" },
  "PUT /api/users/:uid/decks/:id/suggestions/:suggestionId/decision": { decision: "decline", sentence: "Mallory was here" },
  "POST /api/desk/suggestions/:id/acts": { act: "delete", why: "Mallory was here" },
  "POST /api/users/:uid/decks/:id/suggestions/:suggestionId/reports": { reason: "spam", text: "Mallory was here" },
  "PUT /api/learn/:id": { id: "sitting", begunAt: 1, keys: ["mallorys-one"], marks: {} },
  "POST /api/match/:id/games": undefined,
  "POST /api/match/:id/times": { gameId: "none", playedMs: 20_000, misses: 0, pairs: 6 },
  "PUT /api/match/:id/shown": { groupId: "none", isShown: true },
};
