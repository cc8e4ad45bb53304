import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test, vi } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { signIn, signUp, unansweredMs } from "./accounts-api.ts";

const [email, password] = ["mira@example.org", "secret12"];
const signInRoute = "POST /api/auth/sign-in/email";
const account = { user: { id: "mira", email }, session: { id: "s1" } };

/** A server that created the account of a sign-up whose reply was lost. */
async function afterALostSignUp() {
  const server = fakeServer({ "POST /api/auth/sign-up/email": new AppError("auth/email-already-in-use"), [signInRoute]: account });
  server.online(false);
  await expect(signUp(email, password)).rejects.toMatchObject({ code: "auth/network-request-failed" });
  server.online(true);
  return server;
}

const refused = { code: "auth/email-already-in-use" };

test("a sign-up whose reply was lost is continued by a login", async () => {
  await afterALostSignUp();
  expect(await signUp(email, password)).toMatchObject({ uid: "mira" });
});

test("its password is dropped after a while", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const server = await afterALostSignUp();
  vi.advanceTimersByTime(unansweredMs);
  vi.useRealTimers();
  await expect(signUp(email, password)).rejects.toMatchObject(refused);
  expect(server.to(signInRoute)).toEqual([]);
});

test("its password is dropped when the page is left, and when a login succeeds", async () => {
  const server = await afterALostSignUp();
  window.dispatchEvent(new Event("pagehide"));
  await expect(signUp(email, password)).rejects.toMatchObject(refused);
  server.online(false);
  await expect(signUp(email, password)).rejects.toMatchObject({ code: "auth/network-request-failed" });
  server.online(true);
  await signIn(email, password);
  await expect(signUp(email, password)).rejects.toMatchObject(refused);
  expect(server.to(signInRoute)).toHaveLength(1);
});
