import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { draftMessages } from "../editor/state/use-draft.ts";

test("with a drafts' database of a newer build a form says one sentence, and what was typed is offered after it was left", async () => {
  (await openDB("drafts", 2)).close();
  useFakeEventSource();
  fakeServer(signedInAs(aUser({ uid: "mira" })));
  const said = recordToasts();
  const first = renderApp("/create-deck");
  await waitFor(() => expect(said).toEqual([`warning: ${draftMessages.refused}`]));
  const title = () => screen.findByRole("textbox", { name: "Title" });
  await first.user.type(await title(), "Cells");
  await first.user.click(screen.getByRole("link", { name: /Recollect/ }));
  await waitFor(() => expect(first.address()).toBe("/decks"));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:mira:"))).toHaveLength(1));
  first.unmount();
  const second = renderApp("/create-deck");
  await second.user.click(within(await screen.findByRole("region", { name: "Unsaved changes" })).getByRole("button", { name: "Restore" }));
  expect(await title()).toHaveValue("Cells");
  expect(said).toEqual([`warning: ${draftMessages.refused}`]);
});
