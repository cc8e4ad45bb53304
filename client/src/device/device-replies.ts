import type { AnyAddressOptions } from "../lib/requests/address.ts";
import type { ApiPath } from "../lib/requests/api-types.ts";
import type { DeviceReplies } from "../lib/requests/device-replies.ts";
import { answeringFrom, type KeptReplies } from "../lib/requests/shown-copies.ts";
import { deckPath, decksPath, groupPath, settingsPath, sharedDeckPath } from "./filled-paths.ts";
import { deviceAccount, type DeviceAccount } from "./store/device-account.ts";

const queuePath = "/api/study/queue" satisfies ApiPath;
const summaryPath = "/api/study/summary" satisfies ApiPath;
const sessionPath = "/api/auth/get-session" satisfies ApiPath;

/** Small replies that are kept as they are, for the screens that also work without a network. */
const keptAsTheyAre: ReadonlySet<string> = new Set<ApiPath>([
  "/api/users/:uid",
  "/api/groups",
  groupPath,
  "/api/users/:uid/folders",
  "/api/users/:uid/saved",
  "/api/notices",
  "/api/stars/:id",
  "/api/study/decks",
  "/api/study/today",
  settingsPath,
  "/api/study/decks/:id/cards",
]);

/** Those that the fill brings (`fill-device.ts`). */
const filled: ReadonlySet<string> = new Set([decksPath, deckPath, sharedDeckPath, queuePath, summaryPath]);

/** The session as the identity library returns it, in what the client reads of it. */
type SessionReply = { user: { id: string; email: string }; session: { id: string } };

const loadStore = () => import("./kept-replies.ts");

/** Replies of this device. Small on purpose: the store itself is loaded when the first reply is looked for. */
const keptReplies: KeptReplies = {
  isKept: (path) => path === sessionPath || ((keptAsTheyAre.has(path) || filled.has(path)) && deviceAccount.get() !== null),
  owner: () => deviceAccount.get()?.uid ?? null,
  async find(path, options) {
    const account = deviceAccount.get();
    if (!account || !isOwn(account, options)) return null;
    if (path === queuePath || path === summaryPath) return findStudy(account.uid, path, options);
    const { findReply } = await loadStore();
    if (path === sessionPath) return { reply: sessionOf(account), asOf: await findReply.asOf(account.uid) };
    return findReply.of(account.uid, path, options);
  },
  keep(path, options, reply) {
    const account = deviceAccount.get();
    if (!account || !isOwn(account, options)) return;
    if (keptAsTheyAre.has(path)) inStore(account, ({ keepReply }) => keepReply(account.uid, path, options, reply));
    else if (path === sharedDeckPath) inStore(account, ({ keepSharedDeckReply }) => keepSharedDeckReply(account.uid, reply));
    else if (path === deckPath) inStore(account, ({ keepDeckReply }) => keepDeckReply(account.uid, reply));
  },
  refused(path, options, failure) {
    const account = deviceAccount.get();
    if (account && (path === groupPath || path === sharedDeckPath))
      inStore(account, ({ forgetRefused }) => forgetRefused(account.uid, path, options, failure));
  },
  async numbered(options) {
    const account = deviceAccount.get();
    if (!account) return options;
    const { withNumbersIn } = await import("../decks/waiting/numbers-of-new-decks.ts");
    return withNumbersIn(account.uid, options);
  },
  keepChange(change) {
    const account = deviceAccount.get();
    if (account && isOwn(account, change.options) && (change.path.startsWith(decksPath) || change.path.startsWith(groupPath)))
      inStore(account, ({ keepChangeOf }) => keepChangeOf(account.uid, change));
  },
};

/** The same as the second source of all reads. */
export const deviceReplies: KeptReplies & DeviceReplies = { ...keptReplies, ...answeringFrom(keptReplies) };

/** The replies, whose store opens already while the server is asked. */
export function repliesAhead(): DeviceReplies {
  const account = deviceAccount.get();
  // Its failure is met again where a reply is looked for.
  if (account)
    loadStore()
      .then(({ findReply }) => findReply.asOf(account.uid))
      .catch(() => {});
  return deviceReplies;
}

/** Of all own decks, of one of them, or of its cards with a tag. Folders and drawn cards need the server. */
async function findStudy(uid: string, path: typeof queuePath | typeof summaryPath, { query = {} }: AnyAddressOptions) {
  const { deckId = null, tag = null, folder = null, mode = null } = query;
  if (folder !== null || mode !== null) return null;
  const { studyQueueOfDevice, studySummaryOfDevice } = await import("./device-study.ts");
  if (path === summaryPath) return studySummaryOfDevice(uid);
  return studyQueueOfDevice(uid, { deckId: deckId === null ? null : Number(deckId), tag: tag === null ? null : String(tag) });
}

/** What can't be kept now comes with the next fill. The student may have logged out while the store's code was loading: then nothing is kept. */
function inStore({ uid }: DeviceAccount, work: (store: typeof import("./kept-replies.ts")) => Promise<void>): void {
  void loadStore()
    .then((store) => (deviceAccount.get()?.uid === uid ? work(store) : undefined))
    .catch(() => {});
}

/** A reply about another student is not the device's. */
function isOwn({ uid }: DeviceAccount, { params }: AnyAddressOptions): boolean {
  return params?.["uid"] === undefined || params["uid"] === uid;
}

function sessionOf({ uid, email, sessionId }: DeviceAccount): SessionReply {
  return { user: { id: uid, email }, session: { id: sessionId } };
}
