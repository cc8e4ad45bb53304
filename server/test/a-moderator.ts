import type { AccountAction, DeckAction } from "@recollect/domain/moderation/actions.ts";

import type { Store } from "../src/store/store.ts";

/** A client that can send requests. */
type Sender = { uid: string; send: (method: string, path: string, body?: unknown) => Promise<Response> };

export async function makeModerator(store: Store, { uid }: { uid: string }): Promise<void> {
  await store.write(({ db }) => db.updateTable("users").set({ role: "caretaker" }).where("id", "=", uid).execute());
}

/** Acts on a deck as a moderator who has seen this action last (0: none). */
export const actOnDeck = (moderator: Sender, id: number, act: DeckAction, { why = "Rule 3", seen = 0 } = {}): Promise<Response> =>
  moderator.send("POST", `/api/desk/decks/${id}/acts`, { act, why, seen });

export const actOnAccount = (moderator: Sender, uid: string, act: AccountAction, { why = "Rule 3", seen = 0 } = {}): Promise<Response> =>
  moderator.send("POST", `/api/desk/accounts/${uid}/acts`, { act, why, seen });

export const report = (student: Sender, deckId: number, fields: { reason?: string; text?: string } = {}): Promise<Response> =>
  student.send("POST", "/api/reports", { deckId, reason: "harmful", text: "", ...fields });
