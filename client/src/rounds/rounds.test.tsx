import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { HostedRound, PlayedRound, ShownQuestion } from "@recollect/domain/rounds/round.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { useFakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { aUser, signedInAs, signedOut } from "../../test/people.ts";
import { renderApp } from "../../test/render-app.tsx";

const question = (change: Partial<ShownQuestion> = {}): ShownQuestion => ({
  at: 0,
  key: "france000000",
  question: "What is the definition of: France?",
  choices: ["Rome", "Paris", "Oslo"],
  closesAt: Date.now() + 20_000,
  right: null,
  counts: null,
  ...change,
});

const common = { id: "r1", title: "Capitals", now: Date.now(), of: 2, seconds: 20, languages: null, end: null } as const;

const played = (change: Partial<PlayedRound> = {}): PlayedRound => ({
  ...common,
  phase: "lobby",
  question: null,
  name: "Ada",
  choice: null,
  points: 0,
  streak: 0,
  place: 1,
  players: 2,
  gained: null,
  missed: [],
  ...change,
});

const hosted = (change: Partial<HostedRound> = {}): HostedRound => ({
  ...common,
  phase: "lobby",
  question: null,
  code: "BCDFGHJK",
  deckId: 30,
  isOpen: true,
  step: 0,
  players: [],
  answered: 0,
  standing: [],
  hardest: [],
  ...change,
});

/** A stream whose events the test sends. */
function aStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const utf8 = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  return {
    response: new Response(body, { headers: { "content-type": "text/event-stream" } }),
    send: (view: object) => controller.enqueue(utf8.encode(`event: round\ndata: ${JSON.stringify(view)}\n\n`)),
    gone: () => controller.enqueue(utf8.encode("event: gone\ndata: {}\n\n")),
    end: () => controller.close(),
  };
}

const key = { roundId: "r1", token: "secret" };
const inRound = () => sessionStorage.setItem("recollect:round", JSON.stringify({ code: "BCDFGHJK", ...key }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useFakeEventSource();
});

describe("a guest", () => {
  test("joins by the code and a name, and is in the round after a reload of the tab", async () => {
    const stream = aStream();
    const server = fakeServer({
      ...signedOut,
      "POST /api/round-codes": { title: "Capitals" },
      "POST /api/play": { ...key, view: played() },
      "GET /api/play/r1/events": stream.response,
    });
    const { user, address } = renderApp("/join");
    await user.type(await screen.findByRole("textbox", { name: "Code" }), "bcdf ghjk");
    await user.click(screen.getByRole("button", { name: "Go on" }));
    await user.type(await screen.findByRole("textbox", { name: "Your name in this round" }), "Ada");
    expect(screen.getByRole("heading", { level: 1, name: "Round: Capitals" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Join" }));
    stream.send(played());
    expect(await screen.findByRole("heading", { level: 1, name: "You are in, Ada." })).toHaveFocus();
    expect([address(), server.to("POST /api/play")[0]?.body]).toEqual(["/play/BCDFGHJK", { code: "BCDFGHJK", name: "Ada" }]);
    expect(server.to("GET /api/play/r1/events")[0]?.headers.get("round-token")).toBe("secret");
    expect(JSON.parse(sessionStorage.getItem("recollect:round") ?? "")).toEqual({ code: "BCDFGHJK", ...key });
  });

  test("is told why a name or a code is not taken, and a group's code leads to its page", async () => {
    const server = fakeServer({
      ...signedOut,
      "POST /api/round-codes": { title: "Capitals" },
      "POST /api/play": new AppError("round/name-removed"),
    });
    const { user, address } = renderApp("/play/BCDFGHJK");
    await user.type(await screen.findByRole("textbox", { name: "Your name in this round" }), "Nasty");
    await user.click(screen.getByRole("button", { name: "Join" }));
    expect(await screen.findByText("This name was removed from the round. Please choose another one.")).toBeInTheDocument();
    server.on({ "POST /api/round-codes": new AppError("round/closed") });
    renderApp("/play/CCCCGHJK");
    expect(await screen.findByText("Nobody else can join this round now. Please ask whoever runs it.")).toBeInTheDocument();
    expect(address()).toBe("/play/BCDFGHJK");
  });

  test("who misspelt the code is told so, keeps what was typed, and is led to log in only for the code of a group", async () => {
    const server = fakeServer({ ...signedOut, "POST /api/round-codes": new AppError("round/code-unknown") });
    const { user, address } = renderApp("/join");
    await user.type(await screen.findByRole("textbox", { name: "Code" }), "bcdf ghjj");
    await user.click(screen.getByRole("button", { name: "Go on" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("There is no round with this code. Please check it on the screen.");
    expect(screen.getByRole("link", { name: /code of a group/ })).toHaveAttribute("href", "/join/BCDFGHJJ");
    expect(address()).toBe("/join");
    server.on({ "POST /api/round-codes": { title: "Capitals" } });
    await user.type(screen.getByRole("textbox", { name: "Code" }), "{Backspace}k");
    await user.click(screen.getByRole("button", { name: "Go on" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Round: Capitals" })).toBeInTheDocument();
  });

  test("answers once by touch or key, sees what was right after the time, and the end with what to study", async () => {
    inRound();
    const stream = aStream();
    const server = fakeServer({ ...signedOut, "GET /api/play/r1/events": stream.response, "POST /api/play/r1/answers": undefined });
    const { user } = renderApp("/play/BCDFGHJK");
    await waitFor(() => expect(server.to("GET /api/play/r1/events").length).toBe(1));
    stream.send(played({ phase: "question", question: question() }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: /France/ })).toHaveFocus());
    await user.keyboard("b");
    expect(await screen.findByText("Your answer is in. Wait for the others.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Paris/ })).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("button", { name: /Rome/ }));
    expect(server.to("POST /api/play/r1/answers").map(({ body }) => body)).toEqual([{ question: 0, choice: 1 }]);
    stream.send(
      played({ phase: "answer", question: question({ right: 1, counts: [1, 1, 0] }), choice: 1, gained: 100, points: 100, streak: 1 }),
    );
    expect(await screen.findByText("Correct! 🎉")).toBeInTheDocument();
    expect(screen.getByText("Place 1 of 2")).toBeInTheDocument();
    const missed = [{ key: "italy0000000", question: "What is the definition of: Italy?", answer: "Rome" }];
    stream.send(played({ phase: "over", end: "host", question: question({ right: 1, counts: [1, 1, 0] }), points: 100, missed }));
    expect(await screen.findByRole("heading", { level: 2, name: "These you did not know" })).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent("Rome");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("is told that an answer was too late, and that it is out of the round", async () => {
    inRound();
    const stream = aStream();
    fakeServer({ ...signedOut, "GET /api/play/r1/events": stream.response, "POST /api/play/r1/answers": new AppError("round/too-late") });
    const { user } = renderApp("/play/BCDFGHJK");
    stream.send(played({ phase: "question", question: question() }));
    await user.click(await screen.findByRole("button", { name: /Oslo/ }));
    expect(await screen.findByText("The time was over when your answer arrived, so it does not count.")).toBeInTheDocument();
    const scrolled = vi.spyOn(window, "scrollTo").mockClear();
    stream.gone();
    expect(await screen.findByRole("heading", { level: 1, name: "This round is not there any more" })).toBeInTheDocument();
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole("link", { name: "Join a round" })).toHaveAttribute("href", "/join");
  });

  test("goes on when the stream breaks, with a new one", async () => {
    inRound();
    const [first, second] = [aStream(), aStream()];
    const streams = [first, second];
    fakeServer({ ...signedOut, "GET /api/play/r1/events": () => streams.shift()?.response });
    renderApp("/play/BCDFGHJK");
    first.send(played());
    await screen.findByRole("heading", { level: 1, name: "You are in, Ada." });
    first.end();
    second.send(played({ phase: "question", question: question() }));
    expect(await screen.findByRole("heading", { level: 1, name: /France/ }, { timeout: 5000 })).toBeInTheDocument();
  });
});

describe("a host", () => {
  const own = (stream: ReturnType<typeof aStream>, more: object = {}) =>
    fakeServer({ ...signedInAs(aUser()), "GET /api/rounds/r1/events": stream.response, ...more });

  test("shows the code, the QR code and who has joined, removes a name with one press, and starts", async () => {
    const stream = aStream();
    const ada = { id: "p1", name: "Ada" };
    const asked = hosted({ phase: "question", step: 1, players: [ada], question: question() });
    const server = own(stream, {
      "DELETE /api/rounds/r1/players/p2": hosted({ players: [ada] }),
      "POST /api/rounds/r1/step": asked,
    });
    const { user } = renderApp("/rounds/r1");
    stream.send(hosted());
    expect(await screen.findByText("BCDF GHJK")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Start" })).toBeDisabled();
    expect(await screen.findByRole("img", { name: "QR code that opens the round" })).toBeInTheDocument();
    stream.send(hosted({ players: [ada, { id: "p2", name: "Nasty" }] }));
    await user.click(await screen.findByRole("button", { name: "Remove Nasty" }));
    await waitFor(() => expect(within(screen.getByRole("list", { name: "Who has joined" })).getAllByRole("listitem").length).toBe(1));
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove Ada" })).toHaveFocus());
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByRole("heading", { level: 1, name: /France/ })).toBeInTheDocument();
    expect(screen.getByText("0 of 1 have answered")).toBeInTheDocument();
    expect(server.to("POST /api/rounds/r1/step")[0]?.body).toEqual({ step: 0, phase: "lobby" });
  });

  test("finds the button that starts above the names, so that it does not move to where a name is removed while they come", async () => {
    const stream = aStream();
    own(stream);
    renderApp("/rounds/r1");
    stream.send(hosted({ players: Array.from({ length: 200 }, (_, at) => ({ id: `p${at}`, name: `Player ${at}` })) }));
    const names = await screen.findByRole("list", { name: "Who has joined" });
    const start = screen.getByRole("button", { name: "Start" });
    expect(names.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  test("goes on by the arrow to the left on a page from right to left", async () => {
    const stream = aStream();
    const server = own(stream, { "POST /api/rounds/r1/step": hosted({ phase: "question", step: 1, question: question() }) });
    document.documentElement.dir = "rtl";
    onTestFinished(() => void (document.documentElement.dir = ""));
    const { user } = renderApp("/rounds/r1");
    stream.send(hosted({ players: [{ id: "p1", name: "Ada" }] }));
    expect(await screen.findByRole("button", { name: "Start" })).toBeEnabled();
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    expect(await screen.findByRole("heading", { level: 1, name: /France/ })).toBeInTheDocument();
    expect(server.to("POST /api/rounds/r1/step").map(({ body }) => body)).toEqual([{ step: 0, phase: "lobby" }]);
  });

  test("whose removal failed keeps the focus where it is when a name comes or goes later", async () => {
    const stream = aStream();
    const players = ["Ada", "Nasty", "Bob"].map((name, at) => ({ id: `p${at}`, name }));
    own(stream, { "DELETE /api/rounds/r1/players/p1": new AppError("api/rate-limit") });
    const { user } = renderApp("/rounds/r1");
    stream.send(hosted({ players }));
    await user.click(await screen.findByRole("button", { name: "Remove Nasty" }));
    expect(await screen.findByText("Too many requests. Please wait a moment before trying again.")).toBeInTheDocument();
    screen.getByRole("button", { name: "Remove Nasty" }).blur();
    expect(document.body).toHaveFocus();
    stream.send(hosted({ players: players.slice(1) }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Ada" })).toBeNull());
    expect(document.body).toHaveFocus();
  });

  test("can remove a name after the time of a question, which the standing shows to all, and goes on by a key", async () => {
    const stream = aStream();
    const players = ["Ada", "Nasty", "Bob"].map((name, at) => ({ id: `p${at}`, name }));
    const standing = players.map(({ id, name }, at) => ({ id, name, place: at + 1, points: 0, correct: 0 }));
    const shown = hosted({ phase: "answer", step: 2, question: question({ right: 1, counts: [0, 3, 0] }), players, standing });
    const without = { players: players.filter(({ id }) => id !== "p1"), standing: standing.filter(({ id }) => id !== "p1") };
    const server = own(stream, {
      "DELETE /api/rounds/r1/players/p1": { ...shown, ...without },
      "POST /api/rounds/r1/step": hosted({ phase: "question", step: 3, question: question({ at: 1 }), ...without }),
    });
    const { user } = renderApp("/rounds/r1");
    stream.send(hosted({ phase: "question", step: 1, question: question(), players }));
    await screen.findByRole("heading", { level: 1, name: /France/ });
    expect(screen.queryByText("3 players")).toBeNull();
    stream.send(shown);
    await user.click(await screen.findByText("3 players", { selector: "summary" }));
    await user.click(screen.getByRole("button", { name: "Remove Nasty" }));
    expect(await screen.findByText("2 players", { selector: "summary" })).toBeInTheDocument();
    expect(screen.queryByText("Nasty")).toBeNull();
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove Bob" })).toHaveFocus());
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Standing" })).toBeNull());
    expect(server.to("POST /api/rounds/r1/step")[0]?.body).toEqual({ step: 2, phase: "answer" });
  });

  test("sees the bars and the standing after the time, and the hardest cards at the end, which can be starred", async () => {
    const stream = aStream();
    const standing = [
      { id: "p1", name: "Ada", place: 1, points: 100, correct: 1 },
      { id: "p2", name: "Bob", place: 2, points: 0, correct: 0 },
    ];
    const players = standing.map(({ id, name }) => ({ id, name }));
    const shown = question({ right: 1, counts: [1, 1, 0] });
    const server = own(stream, {
      "PUT /api/stars/30/france000000": undefined,
      "DELETE /api/rounds/r1": undefined,
      // The test of the starred cards begins with the deck, which is not what this is about.
      "GET /api/users/mira/decks/30": new AppError("deck/not-found"),
      "GET /api/library/30": new AppError("deck/not-found"),
    });
    const { user, address } = renderApp("/rounds/r1");
    stream.send(hosted({ phase: "answer", step: 2, question: shown, players, answered: 2, standing }));
    const [list] = within(await screen.findByRole("region", { name: "Standing" })).getAllByRole("list");
    const rows = within(list!).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual(["1.Ada100 points", "2.Bob0 points"]);
    expect(screen.getAllByText("1 player").length).toBe(2);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Right answer Paris");
    expect(screen.getByRole("button", { name: "Next question" })).toBeInTheDocument();
    const hardest = [{ key: "france000000", question: shown.question, answer: "Paris", right: 1, players: 2 }];
    const scrolled = vi.spyOn(window, "scrollTo").mockClear();
    stream.send(hosted({ phase: "over", end: "host", question: shown, players, standing, hardest }));
    expect(await screen.findByText("1 of 2 knew it")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Result" })).toHaveFocus();
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    await user.click(screen.getByRole("button", { name: "Star these cards and take a test of your starred cards" }));
    await waitFor(() => expect(server.to("PUT /api/stars/30/france000000")[0]?.body).toEqual({ starred: true }));
    await waitFor(() => expect(address()).toContain("/30/learn/test"));
    await waitFor(() => expect(server.to("GET /api/library/30").length).toBeGreaterThan(0));
    expect(await screen.findByText("Page not found")).toBeInTheDocument();
  });
});

test("a round is opened with its questions and seconds; a running one ends only after a question", async () => {
  const deck = { id: 30, title: "Capitals" };
  const server = fakeServer({
    ...signedInAs(aUser()),
    [`GET /api/users/${aUser().uid}/decks/30`]: {
      ...deck,
      description: "",
      cards: [{ id: "france000000", term: "France", definition: "Paris" }],
      cardCount: 1,
      visibility: "Private",
      updatedAt: 1,
      revision: 1,
    },
    "GET /api/rounds": { mayHost: true, running: null },
    "POST /api/rounds": new AppError("round/one-at-a-time", { details: { id: "r0", title: "Rivers" } }),
    "GET /api/rounds/r1/events": () => aStream().response,
  });
  const { user, address } = renderApp("/30/learn/round");
  const seconds = await screen.findByRole("spinbutton", { name: "Seconds for each question" });
  await user.clear(seconds);
  await user.type(seconds, "30");
  await user.click(screen.getByRole("button", { name: "Open the round" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveTextContent("Your round of Rivers is still running.");
  server.on({ "POST /api/rounds": hosted() });
  await user.click(within(dialog).getByRole("button", { name: "End it and start this one" }));
  await waitFor(() => expect(address()).toBe("/rounds/r1"));
  const fields = { deckId: 30, questions: 10, seconds: 30, direction: "definition" };
  expect(server.to("POST /api/rounds").map(({ body }) => body)).toEqual([
    { ...fields, replace: false },
    { ...fields, replace: true },
  ]);
});
