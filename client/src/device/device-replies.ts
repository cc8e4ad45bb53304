import type { AnyAddressOptions } from "../lib/requests/address.ts";
import type { ApiPath } from "../lib/requests/api-types.ts";
import type { DeviceReplies } from "../lib/requests/device-replies.ts";
import { deckPath, decksPath } from "./deck-paths.ts";
import { deviceAccount, type DeviceAccount } from "./device-account.ts";

const sessionPath = "/api/auth/get-session" satisfies ApiPath;

/** Small replies that are kept as they are, for the screens that also work without a network. */
const keptAsTheyAre: ReadonlySet<string> = new Set<ApiPath>([
  "/api/users/:uid",
  "/api/users/:uid/folders",
  "/api/users/:uid/saved",
  "/api/notices",
  "/api/stars/:id",
  "/api/study/summary",
  "/api/study/decks",
  "/api/study/today",
  "/api/study/settings",
  "/api/study/decks/:id/cards",
]);

/** Those that the fill brings (`fill-device.ts`). */
const filled: ReadonlySet<string> = new Set([decksPath, deckPath]);

/** The session as the identity library returns it, in what the client reads of it. */
type SessionReply = { user: { id: string; email: string }; session: { id: string } };

/** Replies of this device. Small on purpose: the store itself is loaded when the first reply is looked for. */
export const deviceReplies: DeviceReplies = {
  isKept: (path) => path === sessionPath || ((keptAsTheyAre.has(path) || filled.has(path)) && deviceAccount.get() !== null),
  async find(path, options) {
    const account = deviceAccount.get();
    if (!account || !isOwn(account, options)) return null;
    const { findReply } = await import("./kept-replies.ts");
    if (path === sessionPath) return { reply: sessionOf(account), asOf: await findReply.asOf(account.uid) };
    return findReply.of(account.uid, path, options);
  },
  keep(path, options, reply) {
    const account = deviceAccount.get();
    if (!account || !isOwn(account, options)) return;
    if (keptAsTheyAre.has(path)) inStore(({ keepReply }) => keepReply(account.uid, path, options, reply));
    else if (path === deckPath) inStore(({ keepDeckReply }) => keepDeckReply(account.uid, reply));
  },
  keepChange(path, options, reply) {
    const account = deviceAccount.get();
    if (account && isOwn(account, options) && path.startsWith(decksPath)) inStore(({ keepDeckReply }) => keepDeckReply(account.uid, reply));
  },
};

/** What can't be kept now comes with the next fill. */
function inStore(work: (store: typeof import("./kept-replies.ts")) => Promise<void>): void {
  void import("./kept-replies.ts").then(work).catch(() => {});
}

/** A reply about another student is not the device's. */
function isOwn({ uid }: DeviceAccount, { params }: AnyAddressOptions): boolean {
  return params?.["uid"] === undefined || params["uid"] === uid;
}

function sessionOf({ uid, email, sessionId }: DeviceAccount): SessionReply {
  return { user: { id: uid, email }, session: { id: sessionId } };
}
