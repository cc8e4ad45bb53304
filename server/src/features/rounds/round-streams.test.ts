import type { HostedRound, PlayedRound } from "@recollect/domain/rounds/round.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { aPlayer, answers, aRound, capitals, choiceIn, hosting, playing, roundOptions } from "../../../test/a-round.ts";
import { aServer } from "../../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, describeEachDatabase, testDatabaseUrl } from "../../../test/databases.ts";
import { signedUp } from "../../../test/signed-up.ts";
import { eventsOf, type OpenStream } from "../../../test/streams.ts";
import { openPostgres } from "../../store/postgres/postgres.ts";

type Streamed<T> = Pick<T, keyof T>;

/** The next view on the stream of which this holds. */
async function until<T extends Streamed<HostedRound> | PlayedRound>(events: OpenStream, holds: (view: T) => boolean): Promise<T> {
  for (;;) {
    const view = (await events.next("round")).data as T;
    if (holds(view)) return view;
  }
}

describeEachDatabase("the stream of a round", (openStore) => {
  test("shows the host who joins and how many have answered, and everybody when the time is over because all have", async () => {
    const { teacher, host, join } = await aRound(openStore);
    const screen = eventsOf(await teacher.get(`${host.path}/events`));
    onTestFinished(() => screen.cancel());
    expect((await until<HostedRound>(screen, () => true)).players).toEqual([]);
    const [ada, bob] = [await join("Ada"), await join("Bob")];
    await until<HostedRound>(screen, ({ players }) => players.length === 2);
    const phone = await ada.watch();
    expect(await until<PlayedRound>(phone, () => true)).toMatchObject({ phase: "lobby", name: "Ada" });
    await host.step();
    const asked = await until<PlayedRound>(phone, ({ phase }) => phase === "question");
    await ada.answer(0, choiceIn(asked, true));
    await until<HostedRound>(screen, ({ answered }) => answered === 1);
    await bob.answer(0, choiceIn(asked, false));
    expect(await until<PlayedRound>(phone, ({ phase }) => phase === "answer")).toMatchObject({
      gained: 100,
      place: 1,
      choice: choiceIn(asked, true),
    });
    expect((await until<HostedRound>(screen, ({ phase }) => phase === "answer")).question?.counts?.toSorted()).toContain(1);
  });

  test("ends for a player whom the host removes, and for everybody when the round is removed", async () => {
    const { teacher, host, join } = await aRound(openStore);
    const [ada, bob] = [await join("Ada"), await join("Bob")];
    const [ofAda, ofBob] = [await ada.watch(), await bob.watch()];
    await Promise.all([ofAda.next("round"), ofBob.next("round")]);
    await host.remove((await host.read()).players.find(({ name }) => name === "Ada")!.id);
    await ofAda.next("gone");
    await ofAda.ended();
    expect((await teacher.send("DELETE", host.path)).status).toBe(204);
    await ofBob.next("gone");
    expect(await ofBob.ended()).toBeUndefined();
  });

  test("says that the time is over when nobody presses anything", async () => {
    const { host, join } = await aRound(openStore, { options: { seconds: 5 } });
    const [ada] = [await join("Ada"), await join("Bob")];
    const phone = await ada.watch();
    await host.step();
    expect(await until<PlayedRound>(phone, ({ phase }) => phase === "answer")).toMatchObject({ choice: null, gained: null });
  });

  test("of a player with more than three is the newest three", async () => {
    const { join } = await aRound(openStore);
    const ada = await join("Ada");
    const first = await ada.watch();
    await first.next("round");
    for (let count = 0; count < 3; count += 1) await (await ada.watch()).next("round");
    expect(await first.ended()).toBeUndefined();
  });
});

describe.skipIf(!testDatabaseUrl)("a round on two server processes with one PostgreSQL", () => {
  test("is one round: a host at one, players at the other", async () => {
    const url = await aMigratedDatabase();
    const [here, there] = await Promise.all([openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    const [atHost, atPlayers] = [aCampus(here), aCampus(there)];
    const tess = await atHost.student("tess");
    const deck = await tess.deck({ title: "Capitals", cards: capitals });
    const round = await jsonOf<HostedRound>(tess.send("POST", "/api/rounds", { deckId: deck.id, ...roundOptions() }), 201);
    const host = hosting(tess, round);
    const screen = eventsOf(await tess.get(`${host.path}/events`));
    onTestFinished(() => screen.cancel());
    const ada = await aPlayer(atPlayers, round.code, "Ada");
    await until<HostedRound>(screen, ({ players }) => players.length === 1);
    const phone = await ada.watch();
    await host.step();
    const asked = await until<PlayedRound>(phone, ({ phase }) => phase === "question");
    await ada.answer(0, choiceIn(asked, true));
    await until<HostedRound>(screen, ({ phase }) => phase === "answer");
    expect(await until<PlayedRound>(phone, ({ phase }) => phase === "answer")).toMatchObject({ gained: 100 });
  });

  test(
    "goes on at the other process when the one with the host and the players is killed in the middle of a question",
    { timeout: 120_000 },
    async () => {
      const shared = { DATABASE_URL: await aMigratedDatabase(), AUTH_SECRET: "a secret that the two servers share" };
      const [one, two] = await Promise.all(
        [await aTemporaryFolder(), await aTemporaryFolder()].map((folder) => aServer({ ...shared, DATA_DIR: folder })),
      );
      const tess = await signedUp(one!.request);
      const deck = (await (
        await tess.send("POST", `/api/users/${tess.uid}/decks`, { title: "Capitals", description: "", cards: capitals })
      ).json()) as { id: number };
      const round = await jsonOf<HostedRound>(
        tess.send("POST", "/api/rounds", { deckId: deck.id, ...roundOptions({ seconds: 120 }) }),
        201,
      );
      const [ada, bob] = [await aPlayer(one!, round.code, "Ada"), await aPlayer(one!, round.code, "Bob")];
      const phone = await ada.watch();
      await hosting(tess, round).step();
      await until<PlayedRound>(phone, ({ phase }) => phase === "question");
      expect((await answers(ada, true)).status).toBe(204);
      await one!.stop("SIGKILL");
      await phone.ended();

      const elsewhere = (path: string, init: RequestInit = {}, type: Record<string, string> = {}) =>
        two!.request(path, { ...init, headers: { cookie: tess.cookie, ...type } });
      const host = hosting(
        {
          get: (path) => elsewhere(path),
          send: (method, path, body) =>
            elsewhere(path, { method, body: body === undefined ? null : JSON.stringify(body) }, { "content-type": "application/json" }),
        },
        round,
      );
      const [adaThere, bobThere] = [ada, bob].map((player) => playing(two!, player));
      const again = await adaThere!.watch();
      expect(await until<PlayedRound>(again, () => true)).toMatchObject({ phase: "question", name: "Ada", choice: expect.any(Number) });
      expect(await host.read()).toMatchObject({ phase: "question", answered: 1, question: { at: 0 } });
      expect((await answers(bobThere!, false)).status).toBe(204);
      expect(await until<PlayedRound>(again, ({ phase }) => phase === "answer")).toMatchObject({ gained: 100, place: 1, players: 2 });
      expect(await host.step()).toMatchObject({ phase: "question", question: { at: 1 } });
      await answers(adaThere!, true);
      await answers(bobThere!, true);
      await until<PlayedRound>(again, ({ phase }) => phase === "answer");
      await host.end();
      expect((await host.read()).standing.map(({ name, points }) => [name, points])).toEqual([
        ["Ada", 210],
        ["Bob", 100],
      ]);
    },
  );
});
