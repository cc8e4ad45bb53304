import { setTimeout as pause } from "node:timers/promises";

import { signedUp, type SignedUp } from "../../server/test/signed-up.ts";
import { createClient } from "./client.ts";
import { openLiveList, type LiveList } from "./live-list.ts";
import { createWriter, type Writer } from "./student.ts";

type LoadOptions = {
  /** where accounts are made, before anything goes wrong */
  signUpAt: string;
  students: number;
  streams: number;
  perSecond: number;
  random: () => number;
};

/** How often each kind of request comes, of a hundred. */
const mix = { create: 12, edit: 20, remove: 3, share: 5, visit: 10, list: 15, read: 35 };

type Act = keyof typeof mix;

/** Students who read and write, and pages with live lists, all the time. */
export async function startLoad(origin: string, { signUpAt, students, streams, perSecond, random }: LoadOptions) {
  const client = createClient(origin);
  const accounts: SignedUp[] = [];
  while (accounts.length < students) accounts.push(await signedUp((path, init) => fetch(`${signUpAt}${path}`, init)));
  const writers = accounts.map((account, at) => createWriter(client, account, `Student ${at + 1}`));
  const lists: { list: LiveList; writer: Writer }[] = Array.from({ length: streams }, (_, at) => {
    const [account, writer] = [accounts[at % students], writers[at % students]];
    if (!account || !writer) throw new Error("There are no students.");
    return { list: openLiveList(origin, account), writer };
  });
  for (const writer of writers) await writer.create();

  const running = new Set<Promise<void>>();
  const errors: string[] = [];
  let version = 0;
  const stopping = new AbortController();

  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  function nextAct(): Act {
    let left = random() * 100;
    for (const [name, share] of Object.entries(mix) as [Act, number][]) {
      if (left < share) return name;
      left -= share;
    }
    return "read";
  }

  function act(): Promise<void> {
    const writer = oneOf(writers);
    const acts: Record<Act, () => Promise<void>> = {
      create: writer.create,
      edit: () => writer.edit(random, () => (version += 1)),
      remove: () => writer.remove(random),
      share: writer.share,
      visit: () => writer.visit(oneOf(writers)),
      list: writer.list,
      read: () => writer.read(random),
    };
    return acts[nextAct()]();
  }

  async function run(): Promise<void> {
    const startedAt = performance.now();
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const one = act()
        .catch((failure: unknown) => void errors.push(String(failure)))
        .finally(() => running.delete(one));
      running.add(one);
      await pause(Math.max(0, startedAt + ((count + 1) * 1000) / perSecond - performance.now()));
    }
  }
  const loop = run();

  return {
    counts: client.counts,
    errors,
    writers,
    lists,
    /** Ends the requests, and waits for those that have no reply yet. */
    async stop(): Promise<void> {
      stopping.abort();
      await loop;
      await Promise.allSettled(running);
    },
  };
}
