import type { Api } from "@recollect/server/api";
import type { hc, InferRequestType, InferResponseType } from "hono/client";

/**
 * The server's routes, read off the server's own type: a reply or a body that no longer fits fails to compile.
 * Types alone; nothing of it reaches the browser.
 */
export type Routes = ReturnType<typeof hc<Api>>["api"];

/** What a route gives, as JSON. */
export type Reply<Route> = WithoutUndefined<InferResponseType<Route>>;

/** What a route takes as its body. */
export type Body<Route> = InferRequestType<Route> extends { json: infer Json } ? Unchanging<Json> : never;

/** In JSON a field is there or it is not; it is never undefined. */
type WithoutUndefined<T> = T extends object ? { [K in keyof T]: WithoutUndefined<Exclude<T[K], undefined>> } : T;

/** We send what we were given and change nothing of it. */
type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T;
