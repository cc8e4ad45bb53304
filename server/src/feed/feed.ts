import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Listener } from "../store/listeners.ts";
import type { Change, Store } from "../store/store.ts";

/** What a subscriber receives: a change, a gap in which changes were lost, or the end of the feed. */
export type News = Change | { kind: "gap" } | { kind: "closed" };

export type Feed = {
  /** Receives all changes of one student until the returned function is called. Throws `api/service-unavailable` when closed. */
  subscribe(uid: string, listener: Listener<News>): () => void;
  /** Notifies every subscriber that it is closed. */
  close(): void;
};

/** Passes the store's changes to the subscribers of the student concerned. */
export function createFeed({ store }: { store: Pick<Store, "onChange" | "onGap"> }): Feed {
  const subscribers = new Map<string, Set<Listener<News>>>();
  let isClosed = false;

  const publish = (uid: string, news: News): void | Promise<void> => {
    const going: Promise<void>[] = [];
    for (const listener of subscribers.get(uid) ?? []) {
      const still = listener(news);
      if (still instanceof Promise) going.push(still);
    }
    if (going.length > 0) return Promise.all(going).then(() => {});
  };
  const publishToAll = (news: News) => {
    for (const uid of subscribers.keys()) void publish(uid, news);
  };
  const stopListening = [store.onChange((change) => publish(change.uid, change)), store.onGap(() => publishToAll({ kind: "gap" }))];

  return {
    subscribe(uid, listener) {
      if (isClosed) throw new AppError("api/service-unavailable");
      const one: Listener<News> = (news) => listener(news);
      const ofStudent = subscribers.get(uid) ?? new Set();
      subscribers.set(uid, ofStudent.add(one));
      return () => {
        ofStudent.delete(one);
        if (ofStudent.size === 0 && subscribers.get(uid) === ofStudent) subscribers.delete(uid);
      };
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      stopListening.forEach((stop) => stop());
      publishToAll({ kind: "closed" });
      subscribers.clear();
    },
  };
}
