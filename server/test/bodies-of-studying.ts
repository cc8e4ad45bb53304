/** For each route of studying that writes, a body that a student could send. */
export const bodiesOfStudying: Readonly<Record<string, unknown>> = {
  "PUT /api/study/decks/:id/exam": { day: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10) },
  "PUT /api/stars/:id/:cardId": { starred: false },
  "PUT /api/learn/:id": { id: "sitting", begunAt: 1, keys: ["mallorys-one"], marks: {} },
};
