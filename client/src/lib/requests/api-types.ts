import type { Api } from "@recollect/server/api";
import type { hc, InferRequestType, InferResponseType } from "hono/client";

/**
 * The server's routes, inferred from the server's own type: a reply or a body that no longer fits does not compile. Only types; none of it
 * reaches the browser.
 */
export type Routes = ReturnType<typeof hc<Api>>["api"];

/** What a route replies, as JSON. */
export type Reply<Route> = WithoutUndefined<InferResponseType<Route>>;

/** What a route accepts as its body. */
export type Body<Route> = InferRequestType<Route> extends { json: infer Json } ? Unchanging<Json> : never;

/** In JSON a field is present or not; it is never undefined. */
type WithoutUndefined<T> = T extends object ? { [K in keyof T]: WithoutUndefined<Exclude<T[K], undefined>> } : T;

/** Requests do not change what they are given. */
type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T;
