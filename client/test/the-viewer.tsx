import { act, screen } from "@testing-library/react";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { aDeck, summaryOf } from "./a-deck.ts";
import { FakeEventSource } from "./fakes/fake-event-source.ts";
import { fakeServer } from "./fakes/fake-server.ts";
import { aUser, signedInAs } from "./people.ts";
import { renderApp } from "./render-app.tsx";

/** The address of the deck that the viewer shows in tests. */
export const viewedPath = "/api/users/mira/decks/7";

export const threeCards = aDeck({
  cards: ["a", "b", "c"].map((letter) => ({ id: letter, term: `term ${letter}`, definition: `definition ${letter}` })),
});

/** The owner's viewer, with its deck and its live list there. */
export async function viewer(deck: Deck = threeCards, routes: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ ...signedInAs(aUser()), [`GET ${viewedPath}`]: deck, ...routes });
  const page = renderApp("/7");
  await screen.findByRole("heading", { level: 1, name: deck.title }, { timeout: 5000 });
  act(() => FakeEventSource.last.send("snapshot", [summaryOf(deck)]));
  return { server, ...page };
}

/** the visible side of the card */
export const front = () => screen.queryByRole("group", { name: "Front" });
export const back = () => screen.queryByRole("group", { name: "Back" });
export const place = () => screen.getByText(/^Card [\d,]+ of [\d,]+$/).textContent;
export const button = (name: string) => screen.getByRole("button", { name });

export type Viewing = Awaited<ReturnType<typeof viewer>>;

export async function choose(user: Viewing["user"], item: string) {
  await user.click(button("Deck menu"));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}
