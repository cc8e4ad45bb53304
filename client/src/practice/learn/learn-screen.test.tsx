import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Card } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { mergedSittings } from "@recollect/domain/practice/learn/merge-sittings.ts";
import type { LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";
import { packStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { sentAnswers, studyLog } from "../../../test/a-test.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";

const id = (name: string) => name.padEnd(12, "-");
const capital = (term: string, definition: string, more: Partial<Card> = {}) =>
  aCard({ id: id(term.toLowerCase()), term, definition, ...more });
const capitals = [
  capital("France", "Paris", { tags: ["west"] }),
  capital("Italy", "Rome"),
  capital("Norway", "Oslo"),
  capital("Spain", "Madrid"),
];
const answerOf = new Map(capitals.map(({ term, definition }) => [term, definition]));

/** It is loaded while a student writes; imported here, so that no test waits for it. */
beforeAll(() => import("../open-ended/result-panel.tsx"));

beforeEach(() => {
  useFakeEventSource();
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem("recollect:auto-advance", "off");
  recordToasts();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The server's memory of the sitting, as it merges what devices know; and an examiner for whom the card's own text is right. */
function aLearnServer(cards: readonly Card[] = capitals, routes: Record<string, object> = {}) {
  const stored: { sitting: LearnSitting | null } = { sitting: null };
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": aDeck({ cards: [...cards] }),
    ...studyLog(),
    "GET /api/learn/7": () => ({ sitting: stored.sitting }),
    "PUT /api/learn/7": ({ body }: FakeRequest) => {
      const sitting = body as LearnSitting;
      stored.sitting = stored.sitting ? mergedSittings(stored.sitting, sitting) : sitting;
      return stored;
    },
    "POST /api/practice/evaluations": ({ body }: FakeRequest) => {
      const { cardId, answer } = body as { cardId: string; answer: string };
      const isCorrect = cards.some((card) => card.id === cardId && card.definition === answer);
      return { isCorrect, score: isCorrect ? 100 : 0, feedback: isCorrect ? "Yes." : "No." };
    },
    "POST /api/practice/accepted-answers": {},
    ...routes,
  });
  return { server, stored };
}

function open(at = "/7/learn") {
  const opened = renderApp(at);
  const { user } = opened;
  const asked = () => capitals.find(({ term }) => screen.getByRole("heading", { level: 1 }).textContent?.includes(term))?.term ?? "";
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  return {
    ...opened,
    button,
    begin: async (label = "Learn all 4 cards") => user.click(await screen.findByRole("button", { name: label })),
    choose: async ({ isRight = true } = {}) => {
      await isAt("Choose");
      const term = asked();
      const right = answerOf.get(term) ?? "";
      const choices = within(screen.getByRole("list")).getAllByRole("button");
      await user.click(choices.find((one) => one.textContent?.endsWith(right) === isRight)!);
      await user.click(button("Next"));
      return term;
    },
    write: async (answer?: string) => {
      await isAt("Write");
      const term = asked();
      await user.type(screen.getByPlaceholderText("Type your answer here..."), answer ?? answerOf.get(term) ?? "");
      await user.click(button("Submit Answer"));
      await screen.findByRole("button", { name: "Next" });
      return term;
    },
    next: async () => user.click(button("Next")),
    recall: async (name: "I knew it" | "Not yet" = "I knew it") => {
      await user.click(await screen.findByRole("button", { name: "Show answer" }));
      await user.click(button(name));
    },
  };
}

/** A masked picture is drawn once its size is known; here none loads by itself. */
function picturesLoad(): void {
  vi.stubGlobal("Image", function () {
    const image = document.createElement("img");
    queueMicrotask(() => image.dispatchEvent(new Event("load")));
    return image;
  });
}

const isAt = (stage: string) => waitFor(() => expect(place()).toMatch(new RegExp(`^${stage} `)));
const place = () => screen.getByText(/ to go$/).textContent;

describe("Learn", () => {
  test("leads each card from choosing to writing to recalling, and says how far it is", async () => {
    const { server, stored } = aLearnServer();
    const learn = open();
    await learn.begin();
    expect(await screen.findByText(/to go$/)).toHaveTextContent("Choose Round 1 of 1, 4 cards to go");
    for (let at = 0; at < 4; at++) await learn.choose();
    for (let at = 0; at < 4; at++) {
      await learn.write();
      await learn.next();
    }
    for (let at = 0; at < 4; at++) {
      expect(place()).toBe(`Recall Round 1 of 1, ${4 - at} ${at === 3 ? "card" : "cards"} to go`);
      await learn.recall();
    }
    expect(await screen.findByRole("heading", { level: 1, name: "You have learned all 4 cards" })).toHaveFocus();
    expect(screen.getByText("Every answer was right the first time.")).toBeInTheDocument();
    await waitFor(() => expect(sentAnswers(server).map(({ source }) => source)).toHaveLength(12));
    const of = (wanted: string) => sentAnswers(server).filter(({ source }) => source === wanted);
    expect(["multiple-choice", "open-ended", "study"].map((source) => of(source).length)).toEqual([4, 4, 4]);
    expect(of("study")).toEqual(expect.arrayContaining([expect.objectContaining({ cardId: id("france"), rating: "good" })]));
    await waitFor(() => expect(Object.values(stored.sitting?.marks ?? {}).map(({ stage }) => stage)).toEqual(Array(4).fill("done")));
  });

  test("a wrong choice comes back later in the round as a choice, and the end names it", async () => {
    aLearnServer([...capitals]);
    const learn = open();
    await learn.begin();
    const first = await learn.choose({ isRight: false });
    const others = [await learn.choose(), await learn.choose(), await learn.choose()];
    expect(others).not.toContain(first);
    expect(await learn.choose()).toBe(first);
    for (let at = 0; at < 4; at++) {
      await learn.write();
      await learn.next();
    }
    for (let at = 0; at < 4; at++) await learn.recall();
    const missed = within(await screen.findByRole("region", { name: "These took more than one try" }));
    expect(missed.getByText("missed once")).toBeInTheDocument();
    expect(missed.getAllByRole("listitem")).toHaveLength(1);
  });

  test("the end shows the picture of a missed mask that has no label", async () => {
    picturesLoad();
    const term = "![heart](media/AAAAAAAAAAAAAAAA.png)";
    aLearnServer([
      aCard({
        id: id("heart"),
        term,
        definition: "",
        masks: ["1 box 0.1 0.1 0.2 0.2", "2 box 0.5 0.5 0.2 0.2", "0 words 0.5 0.9 0.1: from below"],
      }),
    ]);
    const learn = open();
    await learn.begin("Learn all 2 cards");
    await learn.recall("Not yet");
    for (let at = 0; at < 2; at++) await learn.recall();
    const missed = within(await screen.findByRole("region", { name: "These took more than one try" }));
    expect(await missed.findByRole("button", { name: "Enlarge: heart – from below: what is under mask 1 of 2?" })).toBeInTheDocument();
    expect(missed.getAllByRole("listitem")).toHaveLength(1);
  });

  test("'I was right' counts a written answer as right, and the log has it once", async () => {
    const { server } = aLearnServer([capital("France", "Paris")]);
    const learn = open();
    await learn.begin("Learn 1 card");
    await learn.write("The city of light");
    await learn.user.click(await screen.findByRole("button", { name: "I was right" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /I was right|Counting/ })).not.toBeInTheDocument());
    await learn.next();
    await learn.recall();
    expect(await screen.findByRole("heading", { name: "You have learned 1 card" })).toBeInTheDocument();
    await waitFor(() =>
      expect(sentAnswers(server)).toMatchObject([
        { source: "open-ended", score: 100 },
        { source: "study", rating: "good" },
      ]),
    );
  });

  test("Next that is pressed while 'I was right' is on its way waits for it", async () => {
    let reply: (body: object) => void = () => {};
    const replied = new Promise<object>((resolve) => (reply = resolve));
    aLearnServer([capital("France", "Paris")], { "POST /api/practice/accepted-answers": () => replied });
    const learn = open();
    await learn.begin("Learn 1 card");
    await learn.write("The city of light");
    await learn.user.click(await screen.findByRole("button", { name: "I was right" }));
    await learn.next();
    expect(screen.getByRole("button", { name: "Counting..." })).toBeInTheDocument();
    reply({});
    await learn.recall();
    expect(await screen.findByRole("heading", { name: "You have learned 1 card" })).toBeInTheDocument();
  });

  test("a card that was not recalled is written once more, and the log has both answers", async () => {
    const { server } = aLearnServer([capital("France", "Paris")]);
    const learn = open();
    await learn.begin("Learn 1 card");
    await learn.write();
    await learn.next();
    await learn.recall("Not yet");
    await learn.write();
    await learn.next();
    await learn.recall();
    await screen.findByRole("heading", { name: "You have learned 1 card" });
    const studied = () => sentAnswers(server).flatMap((entry) => (entry.source === "study" ? [entry.rating] : []));
    await waitFor(() => expect(studied()).toEqual(["again", "good"]));
  });

  test("goes on where another device left it, with that device's cards, up to the end", async () => {
    const { stored } = aLearnServer();
    stored.sitting = {
      id: "of-the-phone",
      begunAt: 1000,
      keys: [id("spain"), id("italy")],
      marks: { [id("spain")]: { stage: "write", turn: 1, misses: 0 }, [id("italy")]: { stage: "done", turn: 2, misses: 0 } },
    };
    const learn = open();
    expect(await learn.write()).toBe("Spain");
    expect(place()).toBe("Write Round 1 of 1, 1 card to go");
    await learn.next();
    await learn.recall();
    expect(await screen.findByRole("heading", { level: 1, name: "You have learned all 2 cards" })).toHaveFocus();
    await learn.user.click(learn.button("Learn again"));
    expect(await screen.findByRole("button", { name: "Learn all 4 cards" })).toBeInTheDocument();
  });

  test("is sent once for each change, and not again for what the server has", async () => {
    const { server } = aLearnServer();
    const learn = open();
    await learn.begin();
    await waitFor(() => expect(server.to("PUT /api/learn/7")).toHaveLength(1), { timeout: 5000 });
    await learn.choose();
    await waitFor(() => expect(server.to("PUT /api/learn/7")).toHaveLength(2), { timeout: 5000 });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(server.to("PUT /api/learn/7")).toHaveLength(2);
    learn.unmount();
    open();
    await isAt("Choose");
    expect(server.to("PUT /api/learn/7")).toHaveLength(2);
  });

  test("goes on after a reload, also if the server has not heard of it", async () => {
    const refuse = new AppError("database/network-error");
    aLearnServer(capitals, { "GET /api/learn/7": refuse, "PUT /api/learn/7": refuse });
    const learn = open();
    await learn.begin();
    const first = await learn.choose();
    learn.unmount();
    const again = open();
    expect(await again.choose()).not.toBe(first);
  });

  test("leaves the dates of cards that are not due alone, and says so", async () => {
    const later = packStanding({ mastery: "known", isDue: false, isSuspended: false, isBuried: false });
    const standings = { standings: { [id("france")]: later }, now: 0, changesAt: 86_400_000, today: 0, examDay: null };
    const { server } = aLearnServer([capital("France", "Paris")], { "GET /api/study/decks/7/cards": standings });
    const learn = open("/7/learn?begin");
    await learn.write();
    await learn.next();
    await learn.recall();
    expect(await screen.findByText("1 card was not due yet and keeps its date.")).toBeInTheDocument();
    await waitFor(() => expect(sentAnswers(server).map(({ source }) => source)).toEqual(["open-ended"]));
  });

  test("leaves new cards to the plan of an exam, and says so", async () => {
    const standings = { standings: {}, now: 0, changesAt: 86_400_000, today: 0, examDay: 7 };
    const { server } = aLearnServer([capital("France", "Paris")], { "GET /api/study/decks/7/cards": standings });
    const learn = open("/7/learn?begin");
    await learn.write();
    await learn.next();
    await learn.recall();
    expect(await screen.findByText(/^New cards still come on the days of your exam plan/)).toBeInTheDocument();
    await waitFor(() => expect(sentAnswers(server).map(({ source }) => source)).toEqual(["open-ended"]));
  });

  test("takes the cards with a tag or a star, by the address or the choice", async () => {
    aLearnServer(capitals, { "GET /api/stars/7": { cards: [id("spain"), id("italy")] } });
    const learn = open("/7/learn?tag=west");
    expect(await screen.findByRole("button", { name: "Learn 1 card" })).toBeInTheDocument();
    await learn.user.selectOptions(screen.getByLabelText("Cards"), "Starred (2)");
    await learn.begin("Learn all 2 cards");
    expect(await screen.findByText(/to go$/)).toHaveTextContent("Choose Round 1 of 1, 2 cards to go");
  });

  test("has a clear screen where nothing can be learned", async () => {
    const gone = packStanding({ mastery: "new", isDue: false, isSuspended: true, isBuried: false });
    const standings = { standings: { [id("france")]: gone }, now: 0, changesAt: 86_400_000, today: 0, examDay: null };
    aLearnServer([capital("France", "Paris")], { "GET /api/study/decks/7/cards": standings });
    open("/7/learn?begin");
    expect(await screen.findByText("None of these cards can be learned. Suspended cards are left out.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Deck" })).toHaveAttribute("href", "/7");
  });

  test("is done by the keyboard alone", async () => {
    aLearnServer([capital("France", "Paris"), capital("Italy", "Rome")]);
    const { user } = open("/7/learn?begin");
    await isAt("Choose");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    for (let at = 0; at < 2; at++) {
      const term = screen.getByRole("heading", { level: 1 }).textContent?.includes("France") ? "Paris" : "Rome";
      const choices = within(screen.getByRole("list")).getAllByRole("button");
      await user.keyboard(String(choices.findIndex((one) => one.textContent?.endsWith(term)) + 1));
      await screen.findByText("Correct! 🎉");
      await user.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByText("Correct! 🎉")).not.toBeInTheDocument());
    }
    for (let at = 0; at < 2; at++) {
      const box = await screen.findByPlaceholderText("Type your answer here...");
      await waitFor(() => expect(box).toHaveFocus());
      await user.keyboard(
        `${screen.getByRole("heading", { level: 1 }).textContent?.includes("France") ? "Paris" : "Rome"}{Control>}{Enter}{/Control}`,
      );
      await waitFor(() => expect(screen.getByRole("heading", { level: 2, name: "Correct" })).toHaveFocus());
      await user.keyboard("{Enter}");
    }
    for (let at = 0; at < 2; at++) {
      await screen.findByRole("button", { name: "Show answer" });
      await user.keyboard(" ");
      await screen.findByRole("button", { name: "I knew it" });
      await user.keyboard("2");
    }
    expect(await screen.findByRole("heading", { name: "You have learned all 2 cards" })).toHaveFocus();
  });
});
