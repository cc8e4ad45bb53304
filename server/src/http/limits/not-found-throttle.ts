import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import type { Context } from "hono";

import type { AfterReply, Guard } from "../requests/guards.ts";
import { BODY_BYTES } from "../requests/read-body.ts";
import { readJson } from "../requests/read-json.ts";
import type { SignedIn } from "../viewer.ts";

/**
 * The allowed misses per minute: of a student, of all students of one address together (a school has one address), and of all visitors of one
 * address, who can't be told apart and together count as one student.
 */
const misses = { student: 60, address: 600, visitors: 60 } as const;

/** The number of remembered counters; the oldest is dropped first. */
const mostRemembered = 20_000;

/** Decks in one body for which ownership is checked. */
const mostDecks = 100;

const missing: ReadonlySet<ErrorCode> = new Set([
  "deck/not-found",
  "deck/not-in-collection",
  "desk/deck-not-found",
  "group/code-unknown",
  "slip/wrong",
]);

const answeredMisses = new WeakSet<Request>();

/** Counts a request as a miss although it succeeds. */
export function countNotFound(c: Pick<Context, "req">): void {
  answeredMisses.add(c.req.raw);
}

type NotFoundThrottleDeps = {
  /** ms since 1970 */
  clock: () => number;
  addressOf: (c: Context) => string;
  isOwnDeck: (uid: string, deckId: number) => Promise<boolean>;
  /** called when a student, or visitors (null), begin to be refused */
  onLimit: (uid: string | null, address: string) => void;
};

type Count = { misses: number; /** ms since 1970 */ since: number; isReported: boolean };

/** A count of a request, and its limit. */
type MissCounter = { readonly count: Count; readonly most: number };
type Counters = readonly [MissCounter, ...MissCounter[]];

type Refusal = {
  uid: string | null;
  address: string;
  retryAfterSeconds: number;
  /** a group's or a slip's code was tried */ ofGroups: boolean;
};

/**
 * Keeps students from finding Unlisted decks by trying ids and groups and slips by trying codes, and visitors from requesting Public ones by the thousand. A request that ends
 * in "no such deck" is a miss; after 60 within a minute further decks are refused unread, whether they exist or not, until the minute is
 * over. Own decks are still read, practised and answered. Each server process counts for itself: ids are times in ms, and even 64 processes
 * allow too few attempts to hit one.
 */
export function limitNotFound({ clock, addressOf, isOwnDeck, onLimit }: NotFoundThrottleDeps): Guard {
  const counts = new Map<string, Count>();

  /** The count of this minute; a new one if there is none yet. */
  function countOf(key: string, now: number): Count {
    const count = counts.get(key);
    if (count && now - count.since < minuteMs && count.since <= now) return count;
    const newCount = { misses: 0, since: now, isReported: false };
    counts.delete(key);
    counts.set(key, newCount);
    const [oldest] = counts.size > mostRemembered ? counts.keys() : [];
    if (oldest !== undefined) counts.delete(oldest);
    return newCount;
  }

  function countsFor(uid: string | null, address: string): Counters {
    const now = clock();
    if (uid === null) return [{ count: countOf(`visitors ${address}`, now), most: misses.visitors }];
    return [
      { count: countOf(`student ${uid}`, now), most: misses.student },
      { count: countOf(`address ${address}`, now), most: misses.address },
    ];
  }

  function secondsLeft({ count, most }: MissCounter): number {
    return count.misses < most ? 0 : Math.max(1, Math.ceil((count.since + minuteMs - clock()) / 1000));
  }

  return (c) => {
    const request = askedFor(c);
    if (request === null) return undefined;
    // A visitor's preview has no session, and whoever has a slip needs none.
    const uid = (c.get("viewer") as SignedIn["Variables"]["viewer"] | undefined)?.uid ?? null;
    const address = addressOf(c);
    const counters = countsFor(uid, address);
    let retryAfterSeconds = 0;
    for (const one of counters) retryAfterSeconds = Math.max(retryAfterSeconds, secondsLeft(one));
    if (retryAfterSeconds === 0) return countInAdvance(counters);
    const refuse = () =>
      refuseRequest(counters, { uid, address, retryAfterSeconds, ofGroups: /^\/api\/(?:join|slip)(?:\/|$)/.test(c.req.path) });
    if (uid === null) return refuse();
    return isOwn(c, uid, request).then((isTheirs) => (isTheirs ? countInAdvance(counters) : refuse()));
  };

  function refuseRequest([{ count }]: Counters, { uid, address, retryAfterSeconds, ofGroups }: Refusal): never {
    if (!count.isReported) onLimit(uid, address);
    count.isReported = true;
    throw new AppError(ofGroups ? "group/too-many-codes" : "deck/too-many-misses", { details: { retryAfterSeconds } });
  }

  /** Counts a miss before the result is known, so that a thousand parallel requests get no further than sixty in a row. */
  function countInAdvance(counters: Counters): AfterReply {
    for (const { count } of counters) count.misses += 1;
    return (c) => {
      const isMiss = answeredMisses.has(c.req.raw) || (c.error instanceof AppError && missing.has(c.error.code as ErrorCode));
      if (!isMiss) for (const { count } of counters) count.misses -= 1;
    };
  }

  async function isOwn(c: Context, uid: string, { owner, deckId, bodyBytes }: NotFoundThrottleRequest): Promise<boolean> {
    if (owner !== null) return owner === uid;
    if (deckId !== null) return isOwnDeck(uid, deckId);
    return bodyBytes !== undefined && (await isOfOwnDecks(c, uid, bodyBytes));
  }

  /** Whether all decks of a body, named by id or by entries, are the student's own. */
  async function isOfOwnDecks(c: Context, uid: string, maxBytes: number): Promise<boolean> {
    const value = await readJson(c, maxBytes);
    c.set("bodyRead" as never, { value } as never);
    const { deckId, deckIds = [deckId], entries } = (value ?? {}) as { deckId?: unknown; deckIds?: unknown; entries?: unknown };
    if (Array.isArray(deckIds) && deckIds.length <= mostDecks && deckIds.every(Number.isSafeInteger)) {
      for (const id of deckIds as number[]) if (!(await isOwnDeck(uid, id))) return false;
      return true;
    }
    return Array.isArray(entries) && entries.every((entry) => isEntryOf(uid, entry));
  }
}

function isEntryOf(uid: string, entry: unknown): boolean {
  const { deckKey } = (entry ?? {}) as { deckKey?: unknown };
  return typeof deckKey === "string" && deckKey.startsWith(`${uid}/`);
}

/** The owner of the requested deck, if its address tells, or the length of the body that tells; null for requests without a deck. */
type NotFoundThrottleRequest = { owner: string | null; deckId: number | null; bodyBytes?: number };

/** The areas of the API in which a request may name a deck. */
const isOfDecks =
  /^\/api\/(?:users|library|stars|co-authors|study|preview|visits|practice|reports|rounds|moderation|desk|join|slip)(?:\/|$)/;

function askedFor(c: Context): NotFoundThrottleRequest | null {
  const { path } = c.req;
  if (!isOfDecks.test(path)) return null;
  const [, , area = "", first = "", second = "", third = ""] = path.split("/");
  if (area === "users" && second === "decks" && third !== "") return { owner: first, deckId: null };
  if (area === "users" && second === "saved" && third !== "") return { owner: null, deckId: deckIdIn(third) };
  if (area === "users" && second === "folders" && c.req.method === "PUT") return { owner: null, deckId: null, bodyBytes: BODY_BYTES.small };
  if (area === "users") return null;
  if (area === "join" || area === "slip") return { owner: null, deckId: null };
  if (area === "visits") return second === "" ? { owner: null, deckId: deckIdIn(first) } : null;
  if ((area === "library" || area === "stars" || area === "co-authors") && first !== "") return { owner: null, deckId: deckIdIn(first) };
  if (area === "study" && first === "decks") return { owner: null, deckId: deckIdIn(second) };
  if (area === "study" && first === "entries") return { owner: null, deckId: null, bodyBytes: BODY_BYTES.entries };
  const query = c.req.query("deckId");
  if (area === "preview") return { owner: null, deckId: deckIdIn(query ?? "") };
  if (area === "study" && query !== undefined) return { owner: null, deckId: deckIdIn(query) };
  if (area === "desk" && first === "decks") return { owner: null, deckId: null };
  return (area === "practice" || area === "reports" || (area === "rounds" && first === "")) && c.req.method === "POST"
    ? { owner: null, deckId: null, bodyBytes: BODY_BYTES.small }
    : null;
}
