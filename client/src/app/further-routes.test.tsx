import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../test/people.ts";
import { renderApp } from "../../test/render-app.tsx";

test.each(["suggestions", "learn/match", "learn/round"])("below what is no number of a deck, /%s is no page", async (below) => {
  // The server knows no further route: a request for a deck would fail the test.
  fakeServer(signedInAs(aUser()));
  renderApp(`/abc/${below}`);
  // The page is drawn once more when the session is known.
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Page not found" })).toBeInTheDocument());
});
