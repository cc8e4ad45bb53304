import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { expect, onTestFinished, test } from "vitest";

import { readConfig } from "../process/settings/config.ts";
import { silent } from "../process/log/log.ts";
import { start } from "../process/start.ts";
import { demoDecks, demoVisibility } from "./seed.ts";
import { demoStudent, seed } from "./seed.ts";
import { createVisitor } from "./visitor.ts";

async function aServer(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "recollect-seed-"));
  const server = await start({ ...readConfig({}), dataDir, host: "127.0.0.1", port: 0, limits: false }, silent);
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  });
  return `http://127.0.0.1:${server.port}`;
}

test("the demo student has every deck, as written and with its visibility", async () => {
  const origin = await aServer();
  await expect(seed(createVisitor(origin))).resolves.toEqual({ created: 30, total: 30 });

  const visitor = createVisitor(origin);
  const { user } = await visitor.ask<{ user: { id: string } }>("POST", "/api/auth/sign-in/email", demoStudent);
  const decks = await visitor.ask<DeckSummary[]>("GET", `/api/users/${user.id}/decks`);
  const found = new Map(decks.map((deck) => [deck.title, deck]));
  for (const [index, { title, cards }] of demoDecks.entries()) {
    expect(found.get(title)).toMatchObject({ cardCount: cards.length, visibility: demoVisibility(index) });
  }
});

test("a second run adds nothing but what is missing", async () => {
  const origin = await aServer();
  await seed(createVisitor(origin));
  await expect(seed(createVisitor(origin))).resolves.toEqual({ created: 0, total: 30 });

  const visitor = createVisitor(origin);
  const { user } = await visitor.ask<{ user: { id: string } }>("POST", "/api/auth/sign-in/email", demoStudent);
  const decks = await visitor.ask<DeckSummary[]>("GET", `/api/users/${user.id}/decks`);
  await visitor.ask("DELETE", `/api/users/${user.id}/decks/${decks[0]?.id}`);
  await expect(seed(createVisitor(origin))).resolves.toEqual({ created: 1, total: 30 });
});
