import { randomUUID } from "node:crypto";

import type { SignedUp } from "../../server/test/signed-up.ts";
import type { Client, Reply } from "./client.ts";
import { createLedger, type ListedDeck } from "./ledger.ts";

type Deck = { id: number; title: string; version: number; etag: string; isBusy: boolean };

/** Whether others may read a student's shared deck: `private` only after the server has acknowledged it, and until the student asks for something else. */
type Sharing = { isPrivate: boolean; turn: number };

const cards = [
  { term: "A cell", definition: "The smallest unit of life" },
  { term: "A cell wall", definition: "What a plant has around it" },
];

/** One student of the load: writes decks, keeps a ledger of them, and shows and hides one deck. */
export function createWriter(client: Client, { uid, cookie }: Pick<SignedUp, "uid" | "cookie">, name: string) {
  const ledger = createLedger();
  const decks = new Map<string, Deck>();
  const problems: string[] = [];
  const sharing: Sharing = { isPrivate: true, turn: 0 };
  let made = 0;
  let shared: Deck | null = null;
  let isSharing = false;

  const own = `/api/users/${uid}/decks`;
  const content = (title: string, version: number) => ({ title, description: String(version), cards });

  function unexpected(what: string, reply: Reply): void {
    problems.push(`${name}: ${what} answered ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
  }

  function freeDeck(random: () => number): Deck | null {
    const free = [...decks.values()].filter(({ isBusy }) => !isBusy);
    return free[Math.floor(random() * free.length)] ?? null;
  }

  async function withDeck(random: () => number, work: (deck: Deck) => Promise<void>): Promise<void> {
    const deck = freeDeck(random);
    if (deck === null) return create();
    deck.isBusy = true;
    await work(deck).finally(() => (deck.isBusy = false));
  }

  async function create(): Promise<void> {
    made += 1;
    const title = `${name}, deck ${made}`;
    ledger.sent(title, 0);
    const headers = { "idempotency-key": randomUUID() };
    const reply = await client.repeated({ method: "POST", path: own, cookie, body: content(title, 0), headers });
    if (reply === null) return;
    if (reply.status !== 201) return unexpected("creating a deck", reply);
    ledger.acknowledged(title, 0);
    const { id } = reply.body as { id: number };
    decks.set(title, { id, title, version: 0, etag: reply.etag ?? "", isBusy: false });
  }

  /** Reads the deck as it is, after a save whose outcome is unknown. */
  async function learn(deck: Deck): Promise<void> {
    const reply = await client.repeated({ method: "GET", path: `${own}/${deck.id}`, cookie });
    if (reply === null) return;
    if (reply.status !== 200) return unexpected(`reading "${deck.title}"`, reply);
    deck.version = Number((reply.body as ListedDeck).description);
    deck.etag = reply.etag ?? "";
  }

  async function edit(deck: Deck, sentVersion: () => number): Promise<void> {
    const version = sentVersion();
    ledger.sent(deck.title, version);
    const headers = { "if-match": deck.etag };
    const reply = await client.repeated({ method: "PUT", path: `${own}/${deck.id}`, cookie, body: content(deck.title, version), headers });
    // A save that was done and whose reply was lost is refused the second time.
    if (reply === null || reply.status === 412) return learn(deck);
    if (reply.status !== 200) return unexpected(`saving "${deck.title}"`, reply);
    ledger.acknowledged(deck.title, version);
    deck.version = version;
    deck.etag = reply.etag ?? "";
  }

  return {
    uid,
    name,
    problems,
    sharing,
    sharedId: () => shared?.id ?? null,
    create,
    /** Versions grow by one with each attempt, so that two attempts never have the same. */
    edit: (random: () => number, sentVersion: () => number) => withDeck(random, (deck) => edit(deck, sentVersion)),
    remove: (random: () => number) =>
      withDeck(random, async (deck) => {
        if (deck === shared) return;
        ledger.removalSent(deck.title);
        decks.delete(deck.title);
        const reply = await client.repeated({ method: "DELETE", path: `${own}/${deck.id}`, cookie });
        // The second time it is not there any more.
        if (reply !== null && (reply.status === 204 || reply.status === 404)) ledger.removed(deck.title);
        else if (reply !== null) unexpected(`deleting "${deck.title}"`, reply);
      }),
    async read(random: () => number): Promise<void> {
      const deck = freeDeck(random);
      if (deck === null) return;
      const { version } = deck;
      deck.isBusy = true;
      const reply = await client.once({ method: "GET", path: `${own}/${deck.id}`, cookie }).finally(() => (deck.isBusy = false));
      if (reply === null) return;
      if (reply.status !== 200) return unexpected(`reading "${deck.title}"`, reply);
      const read = Number((reply.body as ListedDeck).description);
      if (read < version) problems.push(`${name}: "${deck.title}" was read at version ${read} after ${version} was acknowledged`);
    },
    async list(): Promise<void> {
      const reply = await client.once({ method: "GET", path: own, cookie });
      if (reply !== null && reply.status !== 200) unexpected("the list of decks", reply);
    },
    /** Shows the shared deck to everybody, or hides it. */
    async share(): Promise<void> {
      shared ??= [...decks.values()][0] ?? null;
      if (shared === null || isSharing) return;
      isSharing = true;
      const isShown = sharing.isPrivate;
      sharing.isPrivate = false;
      sharing.turn += 1;
      const body = { visibility: isShown ? "Public" : "Private" };
      const reply = await client
        .repeated({ method: "PUT", path: `${own}/${shared.id}/visibility`, cookie, body })
        .finally(() => (isSharing = false));
      if (reply === null) return;
      if (reply.status !== 200) return unexpected("changing the visibility", reply);
      sharing.isPrivate = !isShown;
    },
    /** Asks for a deck of another student, which may be hidden. */
    async visit(other: { sharedId(): number | null; sharing: Sharing; name: string }): Promise<void> {
      const id = other.sharedId();
      if (id === null) return;
      const { isPrivate, turn } = other.sharing;
      const reply = await client.once({ method: "GET", path: `/api/library/${id}`, cookie });
      if (reply === null) return;
      if (reply.status === 200 && isPrivate && other.sharing.turn === turn)
        problems.push(`${name} read a deck that ${other.name} had hidden`);
      if (reply.status !== 200 && reply.status !== 404 && reply.status !== 403) unexpected("a deck of another student", reply);
    },
    /** The list as the server shows it now, checked against the ledger. */
    async finalList(): Promise<{ problems: string[]; decks: readonly ({ id: number } & ListedDeck)[] }> {
      const reply = await client.repeated({ method: "GET", path: own, cookie });
      if (reply?.status !== 200) return { problems: [`${name}: the list does not come any more`], decks: [] };
      const list = reply.body as ({ id: number } & ListedDeck)[];
      return { problems: ledger.problemsOf(list), decks: list };
    },
  };
}

export type Writer = ReturnType<typeof createWriter>;
