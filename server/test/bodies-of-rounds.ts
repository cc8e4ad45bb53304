/** For each route of a live round that writes, a body that its host or a player could send. */
export const bodiesOfRounds: Readonly<Record<string, unknown>> = {
  "PATCH /api/rounds/:id": { isOpen: false },
  "POST /api/rounds/:id/step": { step: 0, phase: "lobby" },
  "POST /api/rounds/:id/end": undefined,
  "POST /api/play/:id/answers": { question: 0, choice: 0 },
};
