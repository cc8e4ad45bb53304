import type { ApiRoutes } from "./app.ts";

/** Every route under /api with what it takes and gives: the client's `hc<Api>(origin)` is typed by it. */
export type Api = ApiRoutes;
