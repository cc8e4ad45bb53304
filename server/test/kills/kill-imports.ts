import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { aPackage } from "../exchange/a-package.ts";
import { exchanger, type Exchanger } from "../exchange/an-exchange.ts";
import { aServer } from "../a-server.ts";
import { signedIn, signedUp, type SignedUp } from "../signed-up.ts";
import { killed } from "./broken-connection.ts";

type Server = Awaited<ReturnType<typeof aServer>>;
type Listed = { id: string; state: string; error: { code: string } | null; decks: { id: number }[] | null };

const [decks, cardsOfEach] = [6, 400];

/** A package that takes a while: decks with progress and a picture each. */
export function aLongPackage(): Promise<Buffer> {
  const names = Object.fromEntries(Array.from({ length: decks }, (_, at) => [at + 2, `Deck ${at}`]));
  const notes = Array.from({ length: decks * cardsOfEach }, (_, at) => ({
    guid: `g${at}`,
    fields: [`term ${at} <img src="${at % decks}.svg">`, `definition ${at}`],
    cards: [{ id: 100_000 + at, did: (at % decks) + 2, type: 2, due: 700, ivl: 30, factor: 2500, reps: 3 }],
  }));
  const media = Object.fromEntries(
    Array.from({ length: decks }, (_, at) => [`${at}.svg`, `<svg xmlns="http://www.w3.org/2000/svg"><!--${at}--></svg>`]),
  );
  return aPackage({ decks: names, notes, media });
}

/** Sends a package, confirms it, and kills the server after so long, at any step of the import. Returns its last known state. */
export async function killWhileImporting(server: Server, file: Buffer, killAfterMs: number): Promise<{ student: SignedUp; last: string }> {
  const student = await signedUp(server.request);
  const exchange = exchanger(student, server.request);
  const { unlessKilled, kill } = killed(server);
  let last = "nothing sent";
  const importAll = async () => {
    const ready = await exchange.sent(file);
    last = "ready";
    const reply = await student.send("POST", `/api/imports/${ready.id}/confirm`, {});
    last = `confirmed ${reply.status}`;
    await exchange.settled(ready.id);
    last = "done";
  };
  await Promise.all([unlessKilled(importAll()), pause(killAfterMs).then(kill)]);
  return { student, last };
}

/** The faults after the next start: incomplete decks, an import without a result, files that are not needed. */
export async function brokenAfterKill(
  server: Server,
  { student, last }: { student: SignedUp; last: string },
  dataDir: string,
): Promise<string[]> {
  const exchange = exchanger(await signedIn(server.request, student), server.request);
  const problems: string[] = [];
  const there = await exchange.decks();
  for (const { id, cardCount } of there) if (cardCount !== cardsOfEach) problems.push(`deck ${id} has ${cardCount} cards`);
  const [listed] = await exchange.json<Listed[]>("/api/imports");
  const named = (listed?.decks ?? []).map(({ id }) => id).sort((a, b) => a - b);
  const found = there.map(({ id }) => id).sort((a, b) => a - b);
  if (named.join() !== found.join()) problems.push(`the import names decks ${named.join()}, and there are ${found.join()}`);
  if (listed && !["ready", "done", "failed"].includes(listed.state)) problems.push(`the import is ${listed.state}`);
  if (listed?.state === "failed" && listed.error?.code !== "import/stopped") problems.push(`the import failed as ${listed.error?.code}`);
  if (last === "done" && listed?.state !== "done") problems.push(`the import was done, and is ${listed?.state ?? "gone"}`);
  problems.push(...(await leftFiles(dataDir, listed)), ...(await againWhole(exchange)));
  return problems.map((problem) => `${problem} (the client had heard: ${last})`);
}

async function leftFiles(dataDir: string, listed: Listed | undefined): Promise<string[]> {
  const wanted = listed?.state === "ready" ? [listed.id] : [];
  const left = (await readdir(join(dataDir, "imports"))).filter((id) => !wanted.includes(id));
  return [...left.map((id) => `files of the import ${id} are left`), ...(await readdir(join(dataDir, "exports")))];
}

/** Importing the same package again adds what is missing, duplicates nothing, and can be undone completely. */
async function againWhole(exchange: Exchanger): Promise<string[]> {
  const done = await exchange.brought(await aLongPackage());
  const whole = await exchange.decks();
  const problems = done.state === "done" ? [] : [`the second import is ${done.state}`];
  const isWhole = whole.length === decks && whole.every(({ cardCount }) => cardCount === cardsOfEach);
  return isWhole ? problems : [...problems, `after a second import there are ${whole.map(({ cardCount }) => cardCount).join()} cards`];
}
