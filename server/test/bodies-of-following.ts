/** For each route of following that writes, a body that a student could send. The deck of another student that an own one follows has tests of its own. */
export const bodiesOfFollowing: Readonly<Record<string, unknown>> = {
  "POST /api/library/:id/followers": undefined,
  "PUT /api/users/:uid/decks/:id/following": undefined,
  "PUT /api/users/:uid/decks/:id/following/left/:cardId": undefined,
  "POST /api/users/:uid/decks/:id/following/taking": { sourceRevision: 1, theirs: [], wanted: [] },
};
