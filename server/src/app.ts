import { canonicalUsername } from "@recollect/domain/accounts/username.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono } from "hono";

import type { Config } from "./config.ts";
import { createUsers } from "./features/users/users.service.ts";
import { usernamesRoutes, usersRoutes } from "./features/users/users.routes.ts";
import { clientAddress } from "./http/client-address.ts";
import { answerError } from "./http/errors.ts";
import { spokeHttps } from "./http/own-origin.ts";
import { signedIn } from "./http/signed-in.ts";
import { authRoutes } from "./identity/auth.routes.ts";
import type { Identity } from "./identity/identity.ts";
import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";

export type AppParts = {
  store: Store;
  identity: Identity;
  /** ms since 1970 */
  clock: () => number;
  config: Config;
  log: Log;
};

/** What a stranger may ask; everything else under /api needs a session. */
export const publicPaths: ReadonlySet<string> = new Set([
  "/api/auth/sign-up/email",
  "/api/auth/sign-in/email",
  "/api/auth/get-session",
  "/api/auth/sign-out",
]);

export type ApiRoutes = ReturnType<typeof apiRoutes>;

/** Every route and every guard of the server, on one page. */
export function createApp(parts: AppParts) {
  const { store, identity, log } = parts;
  const app = new Hono();
  app.onError(answerError(log));

  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => {
    await store.ping();
    return c.json({ ok: true });
  });

  app.use("/api/*", signedIn(identity, { except: publicPaths }));
  app.route("/", apiRoutes(parts));
  app.all("/api/*", () => {
    throw new AppError("request/unknown-route");
  });
  return app;
}

function apiRoutes({ store, identity, clock, config }: AppParts) {
  const users = createUsers({ store, clock, reserved: new Set([canonicalUsername(config.brand)]) });
  return new Hono()
    .route(
      "/api/auth",
      authRoutes(identity, (c) => ({
        headers: c.req.raw.headers,
        address: clientAddress(c, config.trustProxy),
        https: spokeHttps(c, config),
      })),
    )
    .route("/api/users", usersRoutes(users))
    .route("/api/usernames", usernamesRoutes(users));
}
