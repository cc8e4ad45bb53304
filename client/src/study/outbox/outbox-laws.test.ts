import { lawRuns } from "@recollect/domain/test/law-runs.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { assert, asyncProperty, array, constantFrom, nat, record } from "fast-check";
import { expect, test } from "vitest";
import type { NewEntry } from "../requests/study-api.ts";
import { aDevice, anEntry, aStudyServer, settled } from "../../../test/a-device.ts";

const often = ["answer", "answer", "answer", "undo", "network goes", "network comes", "time passes", "other tab reloads"] as const;
const seldom = [
  "replies get lost",
  "server is in trouble",
  "server is well",
  "clock jumps",
  "storage is full",
  "storage has room",
  "database fails",
  "database works",
  "old tab answers",
  "browser is cleared",
  "browser writes",
  "browser is killed",
] as const;

const script = array(record({ doing: constantFrom(...often, ...seldom), tab: nat(1), much: nat(50_000) }), { maxLength: 40 });

test("for any events of the network, the server, the clock, the storage, the tabs and the browser, each answer is in the log once in the end, and no undo is before it", async () => {
  await assert(
    asyncProperty(script, async (steps) => {
      const server = aStudyServer();
      const device = aDevice(server);
      const refused: string[] = [];
      const open = () => {
        const tab = device.tab();
        tab.onRefused(({ id }) => refused.push(id));
        return { ...tab, stop: tab.start() };
      };
      const tabs = [open(), open()] as const;
      const inUse: ReturnType<typeof open>[] = [...tabs];
      const made: string[] = [];
      /** the entries that each tab can undo, the latest last */
      const done: [NewEntry[], NewEntry[]] = [[], []];
      const unsafe = new Set<string>();
      /** the ids of entries that only tabs have since the browser was cleared, until one of them writes them again */
      const clearedIds = new Set<string>();
      const loseCleared = () => {
        const keys = [...device.stored.keys(), ...device.database.keys()];
        for (const id of clearedIds) if (!keys.some((key) => key.endsWith(`:${id}`))) unsafe.add(id);
      };
      /** the ids of the entries that tabs which are still open have made */
      const openIds = new Set<string>();
      const inTab = [new Set<string>(), new Set<string>()] as const;
      for (const { doing, tab, much } of steps) {
        const outbox = inUse[tab] ?? tabs[0];
        const target = doing === "undo" ? done[tab]?.pop() : undefined;
        if (doing === "answer" || target) {
          const id = `e${made.length}`;
          made.push(id);
          const answer = anEntry(id, { cardId: `c${much % 3}`, at: outbox.stamp() });
          const { deckKey, cardId } = target ?? answer;
          const entry: NewEntry = target ? { id, deckKey, cardId, at: answer.at, kind: "undo", undoes: target.id } : answer;
          openIds.add(id);
          inTab[tab]?.add(id);
          const isSafe = outbox.add(entry).then(
            () => void (entry.kind === "answer" && done[tab]?.push(entry)),
            () => void unsafe.add(id),
          );
          await (device.isFull ? isSafe : settled());
        }
        if (doing === "network goes") server.isOnline = false;
        if (doing === "network comes") {
          server.isOnline = true;
          outbox.events.dispatchEvent(new Event("online"));
        }
        if (doing === "time passes") await device.pass(much);
        if (doing === "replies get lost") server.losesReply = !server.losesReply;
        if (doing === "server is in trouble") server.refuses = () => new AppError(much % 2 === 0 ? "unknown" : "api/service-unavailable");
        if (doing === "server is well") server.refuses = () => null;
        if (doing === "clock jumps") device.now += (much - 25_000) * 1000;
        if (doing === "storage is full") device.isFull = true;
        if (doing === "storage has room") device.isFull = false;
        if (doing === "database fails") device.refusesDatabase = true;
        if (doing === "database works") device.refusesDatabase = false;
        if (doing === "browser writes") device.write();
        if (doing === "old tab answers" && !device.isFull) {
          const id = `e${made.length}`;
          made.push(id);
          const key = `recollect:study:entry:mira:${id}`;
          const newValue = JSON.stringify({ entry: anEntry(id, { at: outbox.stamp() }), offsetMs: 0 });
          device.stored.set(key, newValue);
          for (const { events } of inUse) events.dispatchEvent(new StorageEvent("storage", { key, oldValue: null, newValue }));
          await settled();
        }
        if (doing === "browser is cleared") {
          // What tabs that are closed had left there is lost with it; the open ones have theirs.
          for (const id of made) if (!server.log.has(id)) (openIds.has(id) ? clearedIds : unsafe).add(id);
          device.stored.clear();
          device.database.clear();
          await settled();
        }
        if (doing === "browser is killed" && !device.isFull) {
          // The second place is not on the disk at once.
          for (const key of device.stored.keys()) if (!device.isWritten(key)) unsafe.add(key.split(":").at(-1) ?? "");
          loseCleared();
          openIds.clear();
          for (const { stop } of inUse) stop();
          device.kill();
          inUse.splice(0, 2, open(), open());
          done.splice(0, 2, [], []);
          // Lost entries are recovered before a student answers.
          await settled();
        }
        if (doing === "other tab reloads" && !device.isFull) {
          loseCleared();
          outbox.stop();
          outbox.close();
          for (const id of inTab[tab] ?? []) openIds.delete(id);
          inTab[tab]?.clear();
          inUse[tab] = open();
          done[tab] = [];
        }
      }
      server.isOnline = true;
      server.losesReply = false;
      server.refuses = () => null;
      device.refusesDatabase = false;
      for (const { flush } of inUse) {
        // The second tab has what the first one could not know.
        await settled()
          .then(flush)
          .catch(() => flush());
      }
      // An entry that was never safely stored was in the memory of a tab, which a reload may have closed.
      const missing = made.filter((id) => !server.log.has(id));
      expect(missing.filter((id) => !unsafe.has(id))).toEqual([]);
      expect(refused.filter((id) => !unsafe.has(id))).toEqual([]);
      for (const { state } of inUse) expect(state().waiting).toBe(0);
      const kept = [...device.stored.keys(), ...device.database.keys()];
      // An entry that the database failed to remove is sent once more at the next start, and counts once.
      const mayStay = (key: string) => steps.some(({ doing }) => doing === "database fails") && server.log.has(key.split(":").at(-1) ?? "");
      expect(kept.filter((key) => key.includes(":entry:") && !mayStay(key))).toEqual([]);
    }),
    { numRuns: lawRuns(400) },
  );
});
