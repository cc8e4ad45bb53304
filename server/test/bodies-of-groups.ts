const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const assignmentFields = { title: "Gift", words: "", opens: dayAhead(30), due: dayAhead(31), aim: { kind: "met" } };

const testFields = {
  title: "Gift",
  kind: "open-ended",
  opensAt: null,
  closesAt: Date.now() + 3_600_000,
  minutes: null,
  count: 5,
  direction: "definition",
};

/** For each route of a group that writes, a body that a teacher or a student could send. */
export const bodiesOfGroups: Readonly<Record<string, unknown>> = {
  "PATCH /api/groups/:id": { name: "Mallory was here" },
  "POST /api/groups/:id/code": undefined,
  "PUT /api/groups/:id/members/:uid": { role: "teacher" },
  "POST /api/groups/:id/decks": { deckId: 7 },
  "POST /api/groups/:groupId/roster": { text: "Name\nMallory" },
  "POST /api/groups/:groupId/roster/confirm": { text: "Name\nMallory", version: "x", removeMissing: [] },
  "POST /api/groups/:groupId/slips": { pupils: [] },
  "POST /api/groups/:groupId/assignments": { deckOwnerId: "ada", deckId: 0, ...assignmentFields },
  "PATCH /api/groups/:groupId/assignments/:id": assignmentFields,
  "POST /api/groups/:groupId/tests": { deckOwnerId: "ada", deckId: 0, ...testFields },
  "PATCH /api/groups/:groupId/tests/:id": testFields,
  "POST /api/groups/:groupId/tests/:id/end": undefined,
  "POST /api/groups/:groupId/tests/:id/try": undefined,
  "PUT /api/groups/:groupId/tests/:id/try/answers/:question": { answer: "Mallory was here" },
  "POST /api/groups/:groupId/tests/:id/try/finish": undefined,
  "POST /api/groups/:groupId/questions": { deckOwnerId: "ada", deckId: 0, cardId: "c1", text: "Mallory was here" },
  "POST /api/groups/:groupId/questions/:id/answers": { text: "Mallory was here" },
  "PUT /api/groups/:groupId/questions/:id/text": { text: "Mallory was here" },
  "PUT /api/groups/:groupId/questions/:id/answers/:answerId/text": { text: "Mallory was here" },
  "PUT /api/groups/:groupId/questions/:id/settled": { isSettled: true },
  "POST /api/groups/:groupId/questions/:id/reports": { reason: "other", text: "Mallory was here" },
  "PUT /api/groups/:groupId/tests/:id/results/corrections": { uid: "ada", question: 0, isRight: true, forAll: false },
};
