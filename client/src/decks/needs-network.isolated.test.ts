import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";
import { keepOnDevice } from "../../test/a-kept-device.ts";
import { needsNetworkWords } from "./needs-network.ts";

test("where the app goes on without a network, what can't be done without one says so; elsewhere, and of other failures, it says nothing", () => {
  const cutOff = new AppError("database/network-error");
  expect(needsNetworkWords(cutOff)).toBeNull();
  const endDevice = keepOnDevice();
  expect(needsNetworkWords(cutOff)).toBe("This needs a network. Your decks and edits stay on this device until then.");
  expect(needsNetworkWords(new AppError("deck/not-found"))).toBeNull();
  expect(needsNetworkWords(new AppError("database/network-error", { details: { reason: "The title is too long." } }))).toBeNull();
  expect(needsNetworkWords(new AppError("database/network-error", { details: { status: 502 } }))).not.toBeNull();
  endDevice();
});
