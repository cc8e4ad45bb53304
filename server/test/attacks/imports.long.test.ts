import { setTimeout as pause } from "node:timers/promises";

import { expect, test } from "vitest";

import type { ImportView } from "../../src/features/exchange/importing/import-view.ts";
import { aPackage } from "../exchange/a-package.ts";
import { bombs } from "../exchange/bombs.ts";
import { codeIn, signedUp, type SignedUp } from "../signed-up.ts";
import { describeEachServer, describeServerOnSqlite, expectHarmless, type Target } from "./attacked.ts";

const students = 4;

/** A package of half a MB that needs many times as much memory. */
const manyNotes = () =>
  aPackage({
    notes: Array.from({ length: 15_000 }, (_, at) => ({ guid: `guid ${at}`, fields: [`front ${at} ${"x".repeat(400)}`, "y".repeat(400)] })),
  });

/** Sends a package, and returns the result of reading it: `ready`, or the code of the refusal. */
async function brought({ server }: Target, student: SignedUp, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const headers = { cookie: student.cookie, "content-type": "application/octet-stream" };
  const sent = await server.request("/api/imports?name=a.apkg", { method: "POST", headers, body });
  if (!sent.ok) return codeIn(sent);
  const { id } = (await sent.json()) as { id: string };
  for (;;) {
    const { state, error } = (await (await student.get(`/api/imports/${id}`)).json()) as ImportView;
    if (state !== "reading") return error?.code ?? state;
    await pause(200);
  }
}

// A process of its own reads them, without a database.
describeServerOnSqlite("packages", (aTarget) => {
  test(
    "that unpack or compute to far more than their size are refused or read, without an effect on others",
    { timeout: 300_000 },
    async () => {
      const target = await aTarget();
      const senders = await Promise.all(Array.from({ length: 3 }, () => signedUp(target.server.request)));
      const files = await Promise.all(bombs.map(async ({ name, make }) => ({ name, body: new Uint8Array(await make()) })));
      const wanted = bombs.map(({ name, says }) => ({ name, says }));
      const { met, felt } = await target.whileOthersWork(async () => {
        const says = new Map<string, string>();
        const left = [...files];
        const sendAll = async (sender: SignedUp) => {
          for (let file = left.shift(); file; file = left.shift()) says.set(file.name, await brought(target, sender, file.body));
        };
        await Promise.all(senders.map(sendAll));
        return says;
      });
      expect(wanted.map(({ name }) => ({ name, says: met.get(name) }))).toEqual(wanted);
      expectHarmless(felt);
    },
  );
});

describeEachServer("packages", (aTarget) => {
  test("that many students send at once are read a few at a time, without an effect on others", { timeout: 300_000 }, async () => {
    const target = await aTarget();
    const body = new Uint8Array(await manyNotes());
    const senders = await Promise.all(Array.from({ length: students }, () => signedUp(target.server.request)));
    const { met, felt } = await target.whileOthersWork(() => Promise.all(senders.map((sender) => brought(target, sender, body))));
    expect(met).toEqual(senders.map(() => "ready"));
    expectHarmless(felt);
  });
});
