import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Change, Store } from "../store/store.ts";

/** What a subscriber hears: a change, a gap in which changes were lost, or the end of the feed. */
export type News = Change | { kind: "gap" } | { kind: "closed" };

export type Feed = {
  /** Hears everything about one student until the function that it gives is called. Throws `api/service-unavailable` when closed. */
  subscribe(uid: string, listener: (news: News) => void): () => void;
  /** Tells every subscriber that it is over. */
  close(): void;
};

/** Who must hear of a change: the store tells of all of them, and each goes to the subscribers of its student alone. */
export function createFeed({ store }: { store: Pick<Store, "onChange" | "onGap"> }): Feed {
  const subscribers = new Map<string, Set<(news: News) => void>>();
  let closed = false;

  const publish = (uid: string, news: News) => {
    for (const listener of subscribers.get(uid) ?? []) listener(news);
  };
  const publishToAll = (news: News) => {
    for (const uid of subscribers.keys()) publish(uid, news);
  };
  const stopListening = [store.onChange((change) => publish(change.uid, change)), store.onGap(() => publishToAll({ kind: "gap" }))];

  return {
    subscribe(uid, listener) {
      if (closed) throw new AppError("api/service-unavailable");
      const one = (news: News) => listener(news);
      const ofStudent = subscribers.get(uid) ?? new Set();
      subscribers.set(uid, ofStudent.add(one));
      return () => {
        ofStudent.delete(one);
        if (ofStudent.size === 0 && subscribers.get(uid) === ofStudent) subscribers.delete(uid);
      };
    },
    close() {
      if (closed) return;
      closed = true;
      stopListening.forEach((stop) => stop());
      publishToAll({ kind: "closed" });
      subscribers.clear();
    },
  };
}
