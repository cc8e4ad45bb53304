import type { NewEntry } from "../requests/study-api.ts";

/** What a tab tells the others of the same student: an entry that it has stored, or entries that no longer wait. */
export type EntryNews = { kind: "added"; entry: NewEntry } | { kind: "gone"; ids: string[] };

export type EntryChannel = {
  tell: (news: EntryNews) => void;
  /** Returns the function that stops listening. */
  listen: (listener: (news: EntryNews) => void) => () => void;
};

/** Between the tabs of a browser. Where it has no such channel, each tab learns of the others' entries when it sends the next time. */
export function entryChannel(uid: string): EntryChannel {
  let channel: BroadcastChannel | undefined;
  return {
    tell(news) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
      channel?.postMessage(news);
    },
    listen(listener) {
      if (typeof BroadcastChannel === "undefined") return () => {};
      const own = new BroadcastChannel(`recollect:entries:${uid}`);
      own.addEventListener("message", ({ data }: MessageEvent<EntryNews>) => listener(data));
      channel = own;
      return () => {
        own.close();
        if (channel === own) channel = undefined;
      };
    },
  };
}
