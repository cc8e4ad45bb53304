import type { VisitedDeck } from "@recollect/domain/library/visit.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const id = 1_700_000_000_000;
const visits = `GET /api/visits/${id}`;

function aVisit(details: Partial<VisitedDeck> = {}): VisitedDeck {
  const cards = ["Paris", "Rome", "Berlin", "Madrid"].map((term, at) => ({ id: `c${at}`, term, definition: `Capital ${at}` }));
  return {
    id,
    title: "Capitals",
    description: "of Europe",
    cards,
    cardCount: cards.length,
    author: "@ada",
    visibility: "Public",
    updatedAt: 1_700_000_000_000,
    ...details,
  };
}

const front = () => screen.findByRole("group", { name: "Front" });
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useFakeEventSource();
});

describe("the link of a deck, opened by a visitor", () => {
  test("shows its title, author and cards, which turn by click and by key, and asks for nothing else", async () => {
    const server = fakeServer({ ...signedOut, [visits]: aVisit() });
    const { user } = renderApp(`/${id}`);
    expect(await screen.findByRole("heading", { level: 1, name: "Capitals" })).toBeInTheDocument();
    expect(screen.getByText(/4 cards by/)).toHaveTextContent("4 cards by @ada");
    expect(await front()).toHaveTextContent("Paris");
    await user.click(screen.getByRole("button", { name: "Flip card" }));
    expect(await screen.findByRole("group", { name: "Back" })).toHaveTextContent("Capital 0");
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(await screen.findByText("Card 2 of 4")).toBeInTheDocument();
    expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set(["/api/auth/get-session", `/api/visits/${id}`]));
  });

  test("is kept from search engines where the deck is Unlisted", async () => {
    fakeServer({ ...signedOut, [visits]: aVisit({ visibility: "Unlisted" }) });
    renderApp(`/${id}`);
    await waitFor(() => expect(robots()).toBe("noindex"));
  });

  test("may be found where the deck is Public", async () => {
    fakeServer({ ...signedOut, [visits]: aVisit() });
    renderApp(`/${id}`);
    await front();
    expect(robots()).toBeNull();
  });

  test("loads pictures by the deck's own address, since those of students are closed", async () => {
    const [first, ...others] = aVisit().cards;
    fakeServer({ ...signedOut, [visits]: aVisit({ cards: [{ ...first!, term: "![Map](media/abcdefghijklmnopqrstuv.png)" }, ...others] }) });
    renderApp(`/${id}`);
    const picture = await screen.findByRole("img", { name: "Map" });
    expect(picture).toHaveAttribute("src", `/api/visits/${id}/media/abcdefghijklmnopqrstuv.png`);
  });

  test("says how many cards are shown where the operator shows only the first", async () => {
    fakeServer({ ...signedOut, [visits]: aVisit({ cardCount: 42 }) });
    renderApp(`/${id}`);
    expect(await screen.findByText(/These are the first 4 of 42 cards/)).toBeInTheDocument();
  });

  test("leads to the landing page where the deck is closed, and where the operator has closed all, without asking", async () => {
    document.documentElement.dataset["visitors"] = "off";
    onTestFinished(() => void delete document.documentElement.dataset["visitors"]);
    const server = fakeServer({ ...signedOut, [visits]: aVisit() });
    const { address } = renderApp(`/${id}`);
    await screen.findByRole("heading", { level: 1, name: "Remember what you study." });
    expect([address(), server.to(visits)]).toEqual(["/", []]);
  });

  test("can be tried again after a failure", async () => {
    const server = fakeServer({ ...signedOut, [visits]: new AppError("api/rate-limit") });
    const { user } = renderApp(`/${id}`);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    server.on({ [visits]: aVisit() });
    await user.click(again);
    expect(await front()).toHaveTextContent("Paris");
  });

  test("has one practice round, made and marked here; nothing of it is sent, and then an account is offered", async () => {
    const server = fakeServer({ ...signedOut, [visits]: aVisit() });
    const { user, address } = renderApp(`/${id}`);
    await front();
    localStorage.setItem("recollect:auto-advance", "off");
    await user.click(screen.getByRole("link", { name: "Try a practice round" }));
    for (let question = 1; question <= 4; question += 1) {
      await screen.findByText(`Question ${question} of 4`);
      const [choice] = within(await screen.findByRole("main")).getAllByRole("listitem");
      await user.click(within(choice!).getByRole("button"));
      await user.click(await screen.findByRole("button", { name: question === 4 ? "View Results" : "Next" }));
    }
    expect(await screen.findByRole("heading", { name: "Test Complete!" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Sign up to study it" })).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Back to Deck" }));
    await front();
    expect(address()).toBe(`/${id}`);
    expect(screen.queryByRole("link", { name: "Try a practice round" })).not.toBeInTheDocument();
    expect(server.requests.map(({ method }) => method).filter((method) => method !== "GET")).toEqual([]);
  });

  test("is the student's deck after signing in from there, at the same card", async () => {
    const server = fakeServer({ ...signedOut, [visits]: aVisit() });
    const { user, address } = renderApp(`/${id}`);
    await front();
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(screen.getByRole("button", { name: "Next" }));
    await screen.findByText("Card 3 of 4");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    const form = await screen.findByRole("dialog");
    await user.type(within(form).getByLabelText("Email"), "mira@example.org");
    await user.type(within(form).getByLabelText("Password"), "correct horse");
    const { author, ...deck } = aVisit();
    server.on({
      ...signedInAs(aUser()),
      [`GET /api/users/mira/decks/${id}`]: new AppError("deck/not-found"),
      [`GET /api/library/${id}`]: { ...deck, author, authorId: "ada", official: false },
      "POST /api/auth/sign-in/email": { user: { id: "mira", email: "mira@example.org" }, session: { id: "s1" } },
    });
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("button", { name: /Profile menu/ })).toBeInTheDocument();
    expect(await screen.findByText("Card 3 of 4")).toBeInTheDocument();
    expect(await front()).toHaveTextContent("Berlin");
    expect(address()).toBe(`/${id}`);
    await waitFor(() => expect(sessionStorage.getItem("recollect:going-to")).toBeNull());
  });

  test("is where the school's sign-in returns to, which comes back to the landing page", async () => {
    fakeServer({ ...signedOut, [visits]: aVisit() });
    const first = renderApp(`/${id}`);
    await front();
    first.unmount();
    const { author, ...deck } = aVisit();
    fakeServer({
      ...signedInAs(aUser()),
      [`GET /api/users/mira/decks/${id}`]: new AppError("deck/not-found"),
      [`GET /api/library/${id}`]: { ...deck, author, authorId: "ada", official: false },
    });
    const second = renderApp("/");
    await waitFor(() => expect(second.address()).toBe(`/${id}`));
    expect(await front()).toHaveTextContent("Paris");
  });

  test("says only that logging in is needed where the server takes no new students", async () => {
    document.documentElement.dataset["signIn"] = JSON.stringify({ signUp: "off", mail: false, school: null });
    onTestFinished(() => void delete document.documentElement.dataset["signIn"]);
    fakeServer({ ...signedOut, [visits]: aVisit() });
    renderApp(`/${id}`);
    await front();
    expect(screen.queryByRole("button", { name: "Sign up to study it" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Log in to study it" })).toBeInTheDocument();
  });
});
