import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const sheet = () => screen.findByRole("dialog", { name: "Keys" });

test("? opens the keys of every screen for a visitor, too, and Escape closes it", async () => {
  fakeServer(signedOut);
  const { user } = renderApp("/404");
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
  await user.keyboard("?");
  // The list of keys loads after the sheet is open.
  expect(await within(await sheet()).findByRole("heading", { name: "Everywhere" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("the editor's keys come first there, and ? is a character while typing", async () => {
  fakeServer(signedInAs(aUser({ uid: "keys" })));
  const { user } = renderApp("/create-deck");
  const term = await screen.findByRole("textbox", { name: "Term of card 1" });
  await user.type(term, "why?");
  expect(term).toHaveValue("why?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByTitle("More for all cards"));
  await user.click(await screen.findByRole("menuitem", { name: "Keys" }));
  const openSheet = within(await sheet());
  expect((await openSheet.findAllByRole("heading", { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    "Writing cards",
    "Everywhere",
  ]);
  expect(openSheet.getByText("Save").closest("div")).toHaveTextContent("Ctrl+S");
});
