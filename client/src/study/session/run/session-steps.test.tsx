import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { figures, press, question, sentEntries, session, theAnswer } from "../../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../../test/study/a-study-server.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";
import { absentTexts } from "../../outbox/show-absent.texts.ts";
import { pagePlaces } from "../../outbox/stored-entries.ts";

let toasts: string[] = [];

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
  toasts = recordToasts();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const see = (text: string) => waitFor(() => expect(question()).toHaveTextContent(text));
const seeAnswer = (text: string) => waitFor(() => expect(theAnswer()).toHaveTextContent(text));

async function choose(user: Awaited<ReturnType<typeof session>>["user"], item: string) {
  await user.click(press("Card menu"));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

describe("undo", () => {
  test.each([
    ["U", async (user: Awaited<ReturnType<typeof session>>["user"]) => user.keyboard("u")],
    ["Ctrl+Z", async (user) => user.keyboard("{Control>}z{/Control}")],
    ["the button", async (user) => user.click(press("Undo"))],
    ["the menu", async (user) => choose(user, "Undo")],
  ] as [string, (user: Awaited<ReturnType<typeof session>>["user"]) => Promise<void>][])(
    "by %s shows the card again with its answer, counted as before",
    async (_how, undo) => {
      const { user, study } = await session();
      await user.keyboard(" 1");
      await see("term b");
      await undo(user);
      await seeAnswer("definition a");
      expect(figures()).toBe("3 new, 0 learning, 0 due, 0 answered");
      await waitFor(() => expect(study.logged()).toEqual(["a again", "undo a"]));
      await user.keyboard("2");
      await see("term b");
      await waitFor(() => expect(study.logged()).toEqual(["a again", "undo a", "a good"]));
    },
  );

  test("undoes one answer after the other, up to the beginning", async () => {
    const { user, study } = await session();
    expect(press("Undo")).toBeDisabled();
    await user.keyboard(" 1");
    await see("term b");
    await user.keyboard(" 2");
    await see("term c");
    await user.keyboard("u");
    await seeAnswer("definition b");
    await user.keyboard("u");
    await seeAnswer("definition a");
    expect(press("Undo")).toBeDisabled();
    await user.keyboard("u");
    await waitFor(() => expect(study.logged()).toEqual(["a again", "b good", "undo b", "undo a"]));
  });

  describe("while the answer is being stored", () => {
    /** The browser's storage answers once `end` is called. */
    function slowStorage(failure?: Error): { end: () => void } {
      let end = () => {};
      const ended = new Promise<void>((resolve, reject) => (end = () => (failure ? reject(failure) : resolve())));
      ended.catch(() => {});
      const { change } = pagePlaces.database;
      vi.spyOn(pagePlaces.database, "change").mockImplementation((...what) => ended.then(() => change(...what)));
      return { end };
    }

    test("undoes this answer, once it is stored", async () => {
      const { user, study } = await session();
      await user.keyboard(" 1");
      await see("term b");
      const storage = slowStorage();
      await user.keyboard(" 2uu");
      expect(theAnswer()).toHaveTextContent("definition b");
      storage.end();
      await waitFor(() => expect(study.logged()).toEqual(["a again", "b good", "undo b"]));
      await seeAnswer("definition b");
    });

    test("passes over another rating", async () => {
      const { user, study } = await session();
      const storage = slowStorage();
      await user.keyboard(" 12");
      storage.end();
      await see("term b");
      await user.keyboard(" 2");
      await see("term c");
      await waitFor(() => expect(study.logged()).toEqual(["a again", "b good"]));
    });

    test("leaves the answer before it alone, if this one can't be stored", async () => {
      const { user, study, server } = await session();
      await user.keyboard(" 1");
      await see("term b");
      await waitFor(() => expect(study.logged()).toEqual(["a again"]));
      const full = new DOMException("full", "QuotaExceededError");
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw full;
      });
      const storage = slowStorage(full);
      server.on({ "POST /api/study/entries": new AppError("api/service-unavailable") });
      await user.keyboard(" 2u");
      storage.end();
      await screen.findByRole("alert");
      expect(theAnswer()).toHaveTextContent("definition b");
      server.on(study.routes);
      await user.click(press("Got it"));
      await see("term c");
      expect(study.logged()).toEqual(["a again", "b good"]);
    });
  });

  test("leaves the end", async () => {
    const { user } = await session(aStudyServer({ cards: cardsOf(1), settings: { learningSteps: [] } }));
    await user.keyboard(" 2");
    await screen.findByRole("heading", { name: "Done for today" });
    await user.keyboard("u");
    await seeAnswer("definition a");
    expect(theAnswer()).toHaveFocus();
    await user.keyboard("2");
    await user.click(await screen.findByRole("button", { name: "Undo the last step" }));
    await waitFor(() => expect(theAnswer()).toHaveTextContent("definition a"));
    expect(theAnswer()).toHaveFocus();
  });

  test("moves the focus from its button to the card, once nothing is left to undo", async () => {
    const { user } = await session();
    await user.keyboard(" 2");
    await waitFor(() => expect(press("Undo")).toBeEnabled());
    press("Undo").focus();
    await user.keyboard("{Enter}");
    await seeAnswer("definition a");
    expect(press("Undo")).toBeDisabled();
    expect(theAnswer()).toHaveFocus();
  });
});

describe("burying and suspending a card", () => {
  test.each([
    ["B", "bury", async (user: Awaited<ReturnType<typeof session>>["user"]) => user.keyboard("b")],
    ["the menu's 'Bury until tomorrow'", "bury", async (user) => choose(user, "Bury until tomorrow")],
    ["S", "suspend", async (user) => user.keyboard("s")],
    ["the menu's 'Suspend card'", "suspend", async (user) => choose(user, "Suspend card")],
  ] as [string, string, (user: Awaited<ReturnType<typeof session>>["user"]) => Promise<void>][])(
    "by %s removes it from the session, and can be undone",
    async (_how, kind, putAway) => {
      const { user, study } = await session();
      await putAway(user);
      await see("term b");
      expect(figures()).toBe("2 new, 0 learning, 0 due, 0 answered");
      await waitFor(() => expect(study.logged()).toEqual([`${kind} a`]));
      await user.keyboard("u");
      await see("term a");
      await waitFor(() => expect(study.logged()).toEqual([`${kind} a`, "undo a"]));
    },
  );

  test("shows the next card of the day's limit instead", async () => {
    const { user } = await session(aStudyServer({ settings: { newPerDay: 1 } }));
    expect(figures()).toBe("1 new, 0 learning, 0 due, 0 answered");
    await user.keyboard("b");
    await see("term b");
  });
});

describe("editing the current card", () => {
  test("is offered to the deck's owner", async () => {
    const { user } = await session();
    await user.click(press("Card menu"));
    expect(await screen.findByRole("menuitem", { name: "Edit card" })).toBeInTheDocument();
    await user.keyboard("{Escape}");
  });

  test("is not offered to other students", async () => {
    const { user } = await session(aStudyServer({ cards: cardsOf(2, { deckKey: "grace/7" }) }));
    await user.click(press("Card menu"));
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
      "Undo",
      "Bury until tomorrow",
      "Suspend card",
      "Type answers",
    ]);
  });
});

describe("an answer that could be neither stored nor sent", () => {
  /** Both places: whether jsdom has a database depends on the files that this worker ran before. */
  const refuseStorage = () => {
    const full = () => new DOMException("full", "QuotaExceededError");
    vi.spyOn(pagePlaces.database, "change").mockImplementation(() => Promise.reject(full()));
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw full();
    });
  };

  test("leaves the card there with an error, and can be given again as the same entry", async () => {
    refuseStorage();
    const { user, study, server } = await session();
    server.on({ "POST /api/study/entries": new AppError("api/service-unavailable") });
    await user.keyboard(" 2");
    expect(await screen.findByRole("alert")).toHaveTextContent(/^That could not be saved, so nothing has changed\./);
    expect(theAnswer()).toHaveTextContent("definition a");
    expect(figures()).toBe("3 new, 0 learning, 0 due, 0 answered");
    server.on(study.routes);
    await user.click(press("Got it"));
    await see("term b");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(study.logged()).toEqual(["a good"]);
    const ids = sentEntries(server).map(({ id, at }) => `${id} ${at}`);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  test("may be given differently: only the last choice counts", async () => {
    refuseStorage();
    const { user, study, server } = await session();
    server.on({ "POST /api/study/entries": new AppError("api/service-unavailable") });
    await user.keyboard(" 2");
    await screen.findByRole("alert");
    server.on(study.routes);
    await user.click(press("Again"));
    await see("term b");
    expect(study.logged()).toEqual(["a again"]);
  });

  test("continues by itself when it arrives after all", async () => {
    refuseStorage();
    const { user, study, server } = await session();
    server.on({ "POST /api/study/entries": new AppError("api/service-unavailable") });
    await user.keyboard(" 2");
    await screen.findByRole("alert");
    server.on(study.routes);
    window.dispatchEvent(new Event("online"));
    await see("term b");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(study.logged()).toEqual(["a good"]);
  });

  test("can be dismissed", async () => {
    refuseStorage();
    const { user, server } = await session();
    server.on({ "POST /api/study/entries": new AppError("api/service-unavailable") });
    await user.keyboard(" 2");
    await screen.findByRole("alert");
    await user.click(press("Dismiss"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(theAnswer()).toBeInTheDocument();
  });
});

describe("a card that was deleted meanwhile", () => {
  test("is removed from the session when the server reports it, with a message; its answer is kept, and can't be undone", async () => {
    const { user, study } = await session();
    study.state.cards = study.state.cards.filter(({ cardId }) => cardId !== "a");
    await user.keyboard(" 1");
    await waitFor(() => expect(toasts).toEqual([`info: ${absentTexts["card-removed"]}`]));
    await see("term b");
    expect(figures()).toBe("2 new, 0 learning, 0 due, 0 answered");
    expect(press("Undo")).toBeDisabled();
    expect(study.logged()).toEqual(["a again"]);
  });
});
