import { setTimeout as pause } from "node:timers/promises";

import { expect, test } from "vitest";

import { aPackage } from "../exchange/a-package.ts";
import { signedUp, type SignedUp } from "../signed-up.ts";
import { describeEachServer, expectHarmless } from "./attacked.ts";

const students = 6;

/** A package of half a MB, of which reading makes many times as much. */
const manyNotes = () =>
  aPackage({
    notes: Array.from({ length: 15_000 }, (_, at) => ({ guid: `guid ${at}`, fields: [`front ${at} ${"x".repeat(400)}`, "y".repeat(400)] })),
  });

describeEachServer("packages", (aTarget) => {
  test("that many students bring at once are read a few at a time, while the others notice nothing", { timeout: 300_000 }, async () => {
    const target = await aTarget();
    const { server } = target;
    const body = new Uint8Array(await manyNotes());
    const senders = await Promise.all(Array.from({ length: students }, () => signedUp(server.request)));
    const imported = async (student: SignedUp): Promise<string> => {
      const headers = { cookie: student.cookie, "content-type": "application/octet-stream" };
      const { id } = (await (await server.request("/api/imports?name=a.apkg", { method: "POST", headers, body })).json()) as { id: string };
      for (;;) {
        const { state } = (await (await student.get(`/api/imports/${id}`)).json()) as { state: string };
        if (state !== "reading") return state;
        await pause(200);
      }
    };
    const { met, felt } = await target.whileOthersWork(() => Promise.all(senders.map(imported)));
    expect(met).toEqual(senders.map(() => "ready"));
    expectHarmless(felt);
  });
});
