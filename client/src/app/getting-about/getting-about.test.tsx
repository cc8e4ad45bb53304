import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aDeck, summaryOf } from "../../../test/a-deck.ts";
import { theDecksStream } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

let phone: { isPhone: boolean; listeners: Set<() => void> };

/** A window of a width; everything else that is asked of the device is answered by no. */
beforeEach(() => {
  phone = { isPhone: true, listeners: new Set() };
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        get matches() {
          return phone.isPhone && query === "(max-width: 639px)";
        },
        media: query,
        addEventListener: (_: string, listener: () => void) => phone.listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => phone.listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

const bar = () => screen.findByRole("navigation", { name: "Go to" });
const noBar = () => expect(screen.queryByRole("navigation", { name: "Go to" })).not.toBeInTheDocument();
const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("the bar at the bottom of a phone", () => {
  test("leads to today's cards, the Library, a new deck, the progress and the student's own page", async () => {
    fakeServer(signedInAs(aUser()));
    renderApp("/404");
    expect(names(await bar())).toEqual([
      ["Today", "/decks"],
      ["Browse", "/decks?tab=library"],
      ["New", "/create-deck"],
      ["Progress", "/progress"],
      ["Me", "/users/mira_k"],
    ]);
  });

  test("marks where the student is", async () => {
    fakeServer(signedInAs(aUser()));
    const { user } = renderApp("/decks");
    const place = await bar();
    expect(within(place).getByRole("link", { current: "page" })).toHaveTextContent("Today");
    await user.click(within(place).getByRole("link", { name: "Browse" }));
    await waitFor(() => expect(within(place).getByRole("link", { current: "page" })).toHaveTextContent("Browse"));
  });

  test("has no name that the navbar above has, so each is said of one link", async () => {
    fakeServer(signedInAs(aUser()));
    renderApp("/decks");
    const own = names(await bar()).map(([name = ""]) => name);
    const navbar = screen.getByRole("navigation", { name: "Main" });
    await within(navbar).findByRole("link", { name: "Library" });
    for (const link of within(navbar).getAllByRole("link")) expect(own).not.toContain(link.textContent);
  });

  test.each(["/create-deck", "/study", "/30/learn/study", "/30/learn/test/multiple-choice", "/30/edit"])(
    "leaves %s to the card",
    async (address) => {
      // Neither a deck nor a session's cards arrive: the bar does not wait for them.
      const never = () => new Promise<never>(() => {});
      fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks/30": never, "GET /api/study/queue": never });
      const { container } = renderApp(address);
      await waitFor(() => expect(document.documentElement).toHaveAttribute("data-focus"));
      await waitFor(() => expect(container).not.toBeEmptyDOMElement());
      noBar();
      expect(document.documentElement).not.toHaveAttribute("data-bar");
    },
  );

  test("is not in a wider window, and comes and goes with its width", async () => {
    phone.isPhone = false;
    fakeServer(signedInAs(aUser()));
    renderApp("/404");
    await screen.findByRole("link", { name: "Create new deck" });
    noBar();
    expect(screen.queryByRole("button", { name: "Return" })).not.toBeInTheDocument();
    phone.isPhone = true;
    act(() => phone.listeners.forEach((listener) => listener()));
    await bar();
    expect(document.documentElement).toHaveAttribute("data-bar");
  });
});

describe("the arrow back on a phone", () => {
  const deck = aDeck({ id: 30 });
  const routes = { ...signedInAs(aUser()), "GET /api/users/mira/decks/30": deck };

  test("leads from a deck to the list with its search, over the pages in between too", async () => {
    fakeServer(routes);
    const { user, address } = renderApp("/decks?search=bio");
    const stream = await theDecksStream();
    act(() => stream.send("snapshot", [summaryOf(deck)]));
    await user.click(await screen.findByRole("link", { name: "Cell biology" }));
    await waitFor(() => expect(address()).toBe("/30"));
    await user.click(await screen.findByRole("button", { name: "Return" }));
    await waitFor(() => expect(address()).toBe("/decks?search=bio"));

    await user.click(await screen.findByRole("link", { name: "Cell biology" }));
    await user.click(await screen.findByRole("link", { name: "Practice test" }));
    await waitFor(() => expect(address()).toBe("/30/learn/test"));
    await user.click(await screen.findByRole("button", { name: "Return" }));
    await waitFor(() => expect(address()).toBe("/30"));
    await user.click(await screen.findByRole("button", { name: "Return" }));
    await waitFor(() => expect(address()).toBe("/decks?search=bio"));
  });

  test("leads to My Decks where no list was seen, and is not on the lists", async () => {
    fakeServer(routes);
    const { user, address } = renderApp("/30");
    await user.click(await screen.findByRole("button", { name: "Return" }));
    await waitFor(() => expect(address()).toBe("/decks"));
    await bar();
    expect(screen.queryByRole("button", { name: "Return" })).not.toBeInTheDocument();
  });

  test("leads out of the editor, which has no navbar on a phone", async () => {
    fakeServer(routes);
    const { user, address } = renderApp("/create-deck");
    const heading = await screen.findByRole("heading", { name: "Create deck" });
    await user.click(within(heading.parentElement as HTMLElement).getByRole("button", { name: "Return" }));
    await waitFor(() => expect(address()).toBe("/decks"));
  });
});
