import { expect, test } from "vitest";

import { anApp } from "../test/an-app.ts";
import { describeEachDatabase } from "../test/databases.ts";
import { publicRoutes } from "./public-routes.ts";

describeEachDatabase("the routes", (openStore) => {
  test("the list of public addresses is short, and each of them is a route", async () => {
    const { app } = anApp(await openStore());
    expect([...publicRoutes].toSorted()).toEqual([
      "/api/auth/callback/school",
      "/api/auth/confirm-email",
      "/api/auth/get-session",
      "/api/auth/request-password-reset",
      "/api/auth/reset-password",
      "/api/auth/sign-in/email",
      "/api/auth/sign-in/social",
      "/api/auth/sign-out",
      "/api/auth/sign-up/email",
      "/api/auth/stop-email-change",
      "/api/calendars/:name",
      "/api/play",
      "/api/play/:id",
      "/api/play/:id/answers",
      "/api/play/:id/events",
      "/api/play/:id/media/:name",
      "/api/preview",
      "/api/reminders/stop",
      "/api/round-codes",
      "/api/slip",
      "/api/slip/account",
      "/api/visits/:id",
      "/api/visits/:id/media/:name",
    ]);
    expect(app.routes.map(({ path }) => path)).toEqual(expect.arrayContaining([...publicRoutes]));
  });
});
