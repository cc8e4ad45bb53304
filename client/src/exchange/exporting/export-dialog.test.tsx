import { screen } from "@testing-library/react";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { renderAt } from "../../../test/render-app.tsx";
import { aUser, signedInAs } from "../../../test/people.ts";
import { answerFromDevice, type DeviceReplies } from "../../lib/requests/device-replies.ts";
import { ExportDialog } from "./export-dialog.tsx";

const own = "GET /api/users/mira/decks/7/export";
const saved: { name: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function exporting(isOwn: boolean, routes: Record<string, object>, deckId = 7) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  const onClose = vi.fn<() => void>();
  return { server, onClose, ...renderAt("/", <ExportDialog uid="mira" deck={{ id: deckId, title: "Bio", isOwn }} onClose={onClose} />) };
}

const aFile = () => new Response("x", { headers: { "content-disposition": "attachment; filename*=UTF-8''B%C3%AFo.apkg" } });

test("an own deck is exported as an Anki package with its progress, under the server's name", async () => {
  const { user, server, onClose } = exporting(true, { [own]: aFile() });
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toEqual([{ name: "Bïo.apkg" }]);
  expect(server.to(own)[0]?.search.toString()).toBe("format=apkg&progress=1");
});

test("as text for Mnemosyne, the dialog says what stays behind", async () => {
  const { user, server, onClose } = exporting(true, { [own]: aFile() });
  await user.selectOptions(await screen.findByLabelText("As"), "Text with one card on each line, for Mnemosyne (.txt)");
  expect(screen.getByText(/Line breaks are written as <br>/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Export" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(own)[0]?.search.toString()).toBe("format=txt");
});

test("as text, there is no choice of progress", async () => {
  const { user, server, onClose } = exporting(true, { [own]: aFile() });
  await user.selectOptions(await screen.findByLabelText("As"), "Spreadsheet (.csv)");
  expect(screen.queryByRole("switch")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Export" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(own)[0]?.search.toString()).toBe("format=csv");
});

describe("of a deck that was made on this device", () => {
  const temporary = 2 ** 52 + 5;
  const onDevice = (numbered: DeviceReplies["numbered"]) =>
    answerFromDevice(Promise.resolve({ numbered, answer: async () => null, keepChange: () => {} }));
  afterEach(() => answerFromDevice(null));

  test("the file is asked for under the number that the server gave it", async () => {
    onDevice(async (options) => ({ ...options, params: { id: 7 } }));
    const { user, server, onClose } = exporting(true, { [own]: aFile() }, temporary);
    await user.click(await screen.findByRole("button", { name: "Export" }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([server.to(own).length, saved.length]).toEqual([1, 1]);
  });

  test("nothing is asked for while the server does not have it, and the dialog says why", async () => {
    const reason = "Saved on this device only. The server refused it: The title is too long.";
    onDevice(() => Promise.reject(new AppError("database/network-error", { message: reason, details: { reason } })));
    const { user, server } = exporting(true, {}, temporary);
    await user.click(await screen.findByRole("button", { name: "Export" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(reason);
    expect(server.requests.filter(({ path }) => path.endsWith("/export"))).toEqual([]);
  });
});

test("a deck of another student is exported without progress, from its shared address", async () => {
  const shared = "GET /api/library/7/export";
  const { user, server, onClose } = exporting(false, { [shared]: aFile() });
  expect(await screen.findByLabelText("As")).toBeVisible();
  expect(screen.queryByRole("switch")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Export" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(shared)[0]?.search.toString()).toBe("format=apkg");
});

test("a failure is shown, and the dialog stays", async () => {
  const { user, onClose } = exporting(true, { [own]: new AppError("export/one-at-a-time") });
  await user.click(await screen.findByRole("button", { name: "Export" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Another export is still being made.");
  expect(onClose).not.toHaveBeenCalled();
});
