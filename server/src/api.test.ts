import { hc } from "hono/client";
import { expect, test } from "vitest";

import { anApp } from "../test/an-app.ts";
import { describeEachDatabase } from "../test/databases.ts";
import { cookieIn } from "../test/signed-up.ts";
import type { Api } from "./api.ts";

describeEachDatabase("the API as its typed client sees it", (openStore) => {
  test("is complete enough to create an account, a profile and a deck", async () => {
    const app = anApp(await openStore());
    let cookie = "";
    const client = hc<Api>("http://localhost", {
      fetch: (input: string | URL | Request, init?: RequestInit) => {
        const headers = new Headers(init?.headers);
        headers.set("cookie", cookie);
        return app.app.request(input instanceof Request ? input : String(input), { ...init, headers });
      },
    });

    const signedUp = await client.api.auth["sign-up"].email.$post({ json: { email: "ada@example.org", password: "correct horse" } });
    cookie = cookieIn(signedUp);
    const { user } = await signedUp.json();
    expect((await (await client.api.auth["get-session"].$get()).json())?.user).toEqual(user);

    const param = { uid: user.id };
    const changed = await client.api.users[":uid"].$patch({ param, json: { displayName: "Ada", username: "Ada", setupCompleted: true } });
    expect((await changed.json()).username).toBe("ada");
    expect(await (await client.api.usernames[":name"].$get({ param: { name: "ada" } })).json()).toEqual({ uid: user.id });

    const created = await client.api.users[":uid"].decks.$post({
      param,
      json: { title: "Capitals", description: "", cards: [{ term: "France", definition: "Paris" }] },
    });
    expect((await created.json()).title).toBe("Capitals");
    expect(await (await client.api.users[":uid"].decks.$get({ param })).json()).toHaveLength(1);
    expect((await client.api.auth["sign-out"].$post()).status).toBe(200);
  });
});
