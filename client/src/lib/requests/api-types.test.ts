import { expectTypeOf, test } from "vitest";
import { addressOf } from "./address.ts";
import type { Address, Reply } from "./api-types.ts";
import { request, send } from "./http.ts";
import { sendFile } from "./send-file.ts";

/*
 * The type check is the test here, and running this file tests nothing: the type check fails if a line below `@ts-expect-error` is right. The
 * functions are never called.
 */
const deck = { uid: "mira", id: 5 };

function wrongPaths(): void {
  // @ts-expect-error -- no route has this path
  void request("GET", "/api/deks");
  // @ts-expect-error -- the values are given beside the path, never inside of it
  void request("GET", "/api/users/mira/decks/5");
  // @ts-expect-error -- a path that is put together can name any route
  void request("GET", `/api/library/${deck.id}`);
  const anyPath: string = "/api/study/today";
  // @ts-expect-error -- nor can a path of which only `string` is known
  void request("GET", anyPath);
  // @ts-expect-error -- only an address of a route can be sent
  void send("/api/events");
  // @ts-expect-error -- as above
  void sendFile("/api/media", new Blob(), "image/png", {});
}

function wrongMethods(): void {
  // @ts-expect-error -- this path has no such method
  void request("POST", "/api/study/today");
  // @ts-expect-error -- one of the two methods is missing there
  void request(deck.id > 0 ? "DELETE" : "PATCH", "/api/users/:uid/saved/:id", { params: deck });
  // @ts-expect-error -- as above
  addressOf("PUT", "/api/media");
}

function wrongParameters(): void {
  // @ts-expect-error -- a parameter is missing
  void request("GET", "/api/users/:uid/decks/:id", { params: { uid: "mira" } });
  // @ts-expect-error -- all are missing
  void request("DELETE", "/api/users/:uid/decks/:id");
  // @ts-expect-error -- the path has no such parameter
  void request("GET", "/api/stars/:id", { params: { id: 5, uid: "mira" } });
  // @ts-expect-error -- a parameter is never null
  void request("GET", "/api/stars/:id", { params: { id: null } });
  // @ts-expect-error -- the path has none
  void request("GET", "/api/study/today", { params: { id: 5 } });
}

function wrongQueries(): void {
  // @ts-expect-error -- a required parameter is missing
  void request("GET", "/api/practice/tests");
  // @ts-expect-error -- a required parameter is never null
  void request("GET", "/api/practice/tests", { query: { deckId: null } });
  // @ts-expect-error -- the route reads no such parameter
  void request("GET", "/api/library", { query: { order: "newest" } });
  // @ts-expect-error -- this parameter has other values
  addressOf("GET", "/api/events", { query: { decks: "yes" } });
  // @ts-expect-error -- the route reads no query
  void request("GET", "/api/study/today", { query: { deckId: 5 } });
}

function wrongBodies(): void {
  // @ts-expect-error -- the body is missing
  void request("PUT", "/api/users/:uid/decks/:id/visibility", { params: deck });
  // @ts-expect-error -- no such visibility
  void request("PUT", "/api/users/:uid/decks/:id/visibility", { params: deck, body: { visibility: "Secret" } });
  // @ts-expect-error -- the route has no such field
  void request("POST", "/api/auth/change-email", { body: { newEmail: "a@b.org", email: "a@b.org" } });
  // @ts-expect-error -- the route reads no body
  void request("POST", "/api/notices/:id/read", { params: { id: "n" }, body: { isRead: true } });
}

function wrongReplies(): void {
  // @ts-expect-error -- this route replies with a deck
  void (request("GET", "/api/users/:uid/decks/:id", { params: deck }) satisfies Promise<{ name: string }>);
  // @ts-expect-error -- an upload's reply is that of its address
  void (sendFile(addressOf("POST", "/api/media"), new Blob(), "image/png", {}) satisfies Promise<{ id: number }>);
  // @ts-expect-error -- the reply's type can't be given by hand
  void request<{ uid: string }>("GET", "/api/usernames/:name", { params: { name: "mira" } });
}

test("a wrong path, method, parameter, query, body or reply is an error of the type check", () => {
  const wrongCalls = [wrongPaths, wrongMethods, wrongParameters, wrongQueries, wrongBodies, wrongReplies];
  expectTypeOf(wrongCalls).toEqualTypeOf<(() => void)[]>();
});

test("a reply has the type that the server's route gives it", () => {
  expectTypeOf<Reply<"GET", "/api/usernames/:name">>().toEqualTypeOf<{ uid: string }>();
  expectTypeOf<Reply<"DELETE", "/api/users/:uid/decks/:id">>().toEqualTypeOf<undefined>();
  expectTypeOf(addressOf("POST", "/api/imports", { query: { name: "a.apkg" } })).toEqualTypeOf<Address<{ id: string }>>();
});
