import { execFileSync } from "node:child_process";

import { expect, test } from "vitest";

test("garbage does not stay in the process's heap, and the collector can't be called afterwards", () => {
  const script = `
    import { returnMemory } from ${JSON.stringify(new URL("return-memory.ts", import.meta.url).href)};
    let garbage = Array.from({ length: 300_000 }, (_, at) => ({ at, text: "number " + at }));
    garbage = null;
    const before = process.memoryUsage().heapTotal;
    returnMemory();
    console.log(JSON.stringify({ before, after: process.memoryUsage().heapTotal, gc: typeof gc }));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  const { before, after, gc } = JSON.parse(printed) as { before: number; after: number; gc: string };
  expect(after).toBeLessThan(before / 2);
  expect(gc).toBe("undefined");
});
