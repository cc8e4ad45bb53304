import { once } from "node:events";
import { connect, createServer } from "node:net";

import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { describe, expect, test } from "vitest";

import { openLink } from "../e2e/cluster/link.ts";
import { createLedger } from "../e2e/cluster/ledger.ts";
import { readOptions } from "../e2e/cluster/options.ts";

describe("the ledger of the fault test", () => {
  const deck = (title: string, version: number) => ({ title, description: String(version) });

  function aLedger() {
    const ledger = createLedger();
    ledger.sent("made", 0);
    ledger.acknowledged("made", 0);
    ledger.sent("unknown", 0);
    ledger.sent("saved", 0);
    ledger.acknowledged("saved", 0);
    ledger.sent("saved", 7);
    ledger.acknowledged("saved", 7);
    ledger.sent("saved", 9);
    return ledger;
  }

  test.each([
    ["the least that was acknowledged", [deck("made", 0), deck("saved", 7)]],
    ["all that was sent", [deck("made", 0), deck("unknown", 0), deck("saved", 9)]],
  ])("accepts %s", (_what, list) => {
    expect(aLedger().problemsOf(list)).toEqual([]);
  });

  test.each([
    ["a deck that is lost", [deck("saved", 7)], `"made" was acknowledged and is lost`],
    ["a deck that was made twice", [deck("made", 0), deck("made", 0), deck("saved", 7)], `"made" was made 2 times`],
    ["a save that is lost", [deck("made", 0), deck("saved", 0)], `"saved" is at version 0, but 7 was acknowledged`],
    ["a version of nobody", [deck("made", 1), deck("saved", 7)], `"made" is at version 1, which was never sent`],
    ["a deck of nobody", [deck("made", 0), deck("saved", 7), deck("other", 0)], `"other" was never made`],
  ])("finds %s", (_what, list, problem) => {
    expect(aLedger().problemsOf(list)).toEqual([problem]);
  });

  test("knows what was deleted: it may be there until that is acknowledged, and not after it", () => {
    const ledger = aLedger();
    ledger.removalSent("made");
    expect(ledger.problemsOf([deck("saved", 7)])).toEqual([]);
    expect(ledger.problemsOf([deck("made", 0), deck("saved", 7)])).toEqual([]);
    ledger.removed("made");
    expect(ledger.problemsOf([deck("made", 0), deck("saved", 7)])).toEqual([`"made" was deleted and is back`]);
  });
});

test("the same seed gives the same faults, and another one others", () => {
  const numbers = (seed: number) => Array.from({ length: 20 }, seededRandom(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
});

test("the fault test refuses an option that it does not know", () => {
  expect(readOptions(["--seed=7", "--minutes=0.5"])).toMatchObject({ seed: 7, minutes: 0.5, faults: 20, isSynchronous: true });
  expect(readOptions(["--only=a;b", "--asynchronous"])).toMatchObject({ only: ["a", "b"], faults: 2, isSynchronous: false });
  expect(() => readOptions(["--sed=7"])).toThrow('"--sed=7" is not an option.');
  expect(() => readOptions(["--faults=none"])).toThrow("--faults must be a number above 0.");
});

test("a way that is cut lets nothing through, and everything once it is mended", async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, "127.0.0.1");
  await once(echo, "listening");
  const link = await openLink((echo.address() as { port: number }).port);
  const near = connect(link.port, "127.0.0.1");
  let received = "";
  near.on("data", (bytes) => (received += bytes.toString()));
  near.write("one ");
  await expect.poll(() => received).toBe("one ");
  link.cut();
  near.write("two ");
  const late = connect(link.port, "127.0.0.1");
  late.write("three");
  await once(late, "connect");
  const quiet = once(late, "data");
  expect(received).toBe("one ");
  link.mend();
  await expect.poll(() => received).toBe("one two ");
  expect(String((await quiet)[0])).toBe("three");
  link.close();
  echo.close();
});
