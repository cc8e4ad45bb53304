import type { ApiRoutes } from "./app.ts";

/** Every route under /api with its request and reply: the client's requests are typed by it. */
export type Api = ApiRoutes;
