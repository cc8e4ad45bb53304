import "fake-indexeddb/auto";
import { createRef, type ReactNode } from "react";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { blankForm } from "@recollect/domain/decks/deck-form.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../../test/people.ts";
import { renderApp } from "../../../../test/render-app.tsx";
import { SideLanguages } from "../../../cards/text/side-languages.ts";
import { WordOffers } from "./word-offers.tsx";

let uid = "";
let visits = 0;

beforeEach(() => {
  uid = `linguist-${visits++}`;
  useFakeEventSource();
});

const term = (number: number) => screen.getByRole("textbox", { name: `Term of card ${number}` });
const definition = (number: number) => screen.getByRole("textbox", { name: `Definition of card ${number}` });
const question = () => screen.findByRole("group", { name: "Languages of this deck" }, { timeout: 5000 });

const german = [
  ["der Hund bellt", "the dog barks"],
  ["die Katze schläft nicht", "the cat does not sleep"],
  ["das Mädchen und der Junge", "the girl and the boy"],
] as const;

describe("the languages of a deck that is written", () => {
  async function writeGerman() {
    const server = fakeServer(signedInAs(aUser({ uid })));
    const page = renderApp("/create-deck");
    await page.user.type(await screen.findByRole("textbox", { name: "Title" }), "German");
    for (const [at, [one, other]] of german.entries()) {
      await page.user.click(term(at + 1));
      await page.user.paste(one);
      await page.user.click(definition(at + 1));
      await page.user.paste(other);
    }
    return { server, ...page, decks: `/api/users/${uid}/decks` };
  }

  test("are guessed while typing, asked once, and stored with the new deck", async () => {
    const { server, user, decks, address } = await writeGerman();
    const asked = await question();
    expect(asked).toHaveTextContent("This looks like German with English.");
    await user.click(within(asked).getByRole("button", { name: "Read aloud" }));
    await waitFor(() => expect(screen.queryByRole("group", { name: "Languages of this deck" })).not.toBeInTheDocument());
    expect(term(1)).toHaveAttribute("lang", "de");
    const deck = aDeck({ title: "German", cards: german.map(([one, other], at) => ({ id: `c${at}`, term: one, definition: other })) });
    const languages = { term: "de", definition: "en" };
    server.on({
      [`POST ${decks}`]: deck,
      [`PUT ${decks}/7/languages`]: { ...deck, languages },
      [`GET ${decks}/7`]: { ...deck, languages },
    });
    await user.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => expect(address()).toBe("/7"));
    expect(server.to(`PUT ${decks}/7/languages`).map(({ body }) => body)).toEqual([languages]);
  });

  test("that could not be stored leave the deck created, and say so", async () => {
    const { server, user, decks, address } = await writeGerman();
    await user.click(within(await question()).getByRole("button", { name: "No, thanks" }));
    const deck = aDeck({ title: "German", cards: german.map(([one, other], at) => ({ id: `c${at}`, term: one, definition: other })) });
    server.on({ [`POST ${decks}`]: deck, [`PUT ${decks}/7/languages`]: new AppError("api/rate-limit"), [`GET ${decks}/7`]: deck });
    await user.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => expect(address()).toBe("/7"));
    expect(server.to(`PUT ${decks}/7/languages`).map(({ body }) => body)).toEqual([{ term: null, definition: null }]);
    expect(await screen.findByText(new AppError("api/rate-limit").message)).toBeInTheDocument();
  });
});

describe("a word that is written in a language with readings or articles", () => {
  async function editJapanese(help: (word: string) => object | AppError) {
    const path = `/api/users/${uid}/decks/7`;
    const cards = [{ id: "c1", term: "水", definition: "acqua fredda" }];
    const asked: string[] = [];
    const server = fakeServer({
      ...signedInAs(aUser({ uid })),
      [`GET ${path}`]: aDeck({ cards, languages: { term: "ja", definition: "it" } }),
      "GET /api/practice/word-help": ({ search }: FakeRequest) => {
        const word = `${search.get("language")} ${search.get("word")}`;
        asked.push(word);
        return help(word);
      },
    });
    const page = renderApp("/7/edit");
    await screen.findByRole("textbox", { name: "Title" });
    return { server, asked, ...page };
  }
  const kyou = () => ({ readings: ["きょう", "こんにち"], articles: [] });

  test("is offered with its reading: Tab takes it, and the next Tab goes on", async () => {
    const { user, asked } = await editJapanese(kyou);
    await user.clear(term(1));
    await user.type(term(1), "今日");
    expect(await screen.findByRole("button", { name: "今日 (きょう)" })).toBeInTheDocument();
    expect(asked).toEqual(["ja 今日"]);
    await user.keyboard("{Tab}");
    expect(term(1)).toHaveValue("今日 (きょう)");
    expect(term(1)).toHaveFocus();
    await user.keyboard("{Tab}");
    expect(definition(1)).toHaveFocus();
    await user.keyboard("{Control>}z{/Control}");
    expect(term(1)).toHaveValue("今日");
  });

  test("is offered with its reading if it was written before the code of the offers was there", async () => {
    fakeServer({ "GET /api/practice/word-help": kyou() });
    const rows = createRef<HTMLDivElement>();
    const languages = { term: "ja", definition: "it" };
    const card = { ...blankForm(() => "a").cards[0]!, term: "昨日" };
    const page = (children?: ReactNode) => (
      <SideLanguages value={languages}>
        <div ref={rows}>
          <div data-index="0">
            <textarea data-side="term" aria-label="Term of card 1" />
          </div>
        </div>
        {children}
      </SideLanguages>
    );
    const { rerender } = render(page());
    await userEvent.type(term(1), "昨日");
    rerender(page(<WordOffers page={rows} cardAt={() => card} dispatch={() => undefined} />));
    expect(await screen.findByRole("button", { name: "昨日 (きょう)" })).toBeInTheDocument();
  });

  test("has other readings to choose by a tap", async () => {
    const { user } = await editJapanese(kyou);
    await user.clear(term(1));
    await user.type(term(1), "今日");
    await user.click(await screen.findByRole("button", { name: "今日 (こんにち)" }));
    expect(term(1)).toHaveValue("今日 (こんにち)");
  });

  test("stays as it is after Escape, and Tab moves again", async () => {
    const { user } = await editJapanese(() => ({ readings: [], articles: ["la"] }));
    await user.clear(definition(1));
    await user.type(definition(1), "casa");
    await screen.findByRole("button", { name: "la casa" });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "la casa" })).not.toBeInTheDocument();
    await user.keyboard("{Shift>}{Tab}{/Shift}");
    expect(definition(1)).toHaveValue("casa");
    expect(term(1)).toHaveFocus();
  });

  test("is not asked about when it is no single word, and writing goes on without a server", async () => {
    const { user, asked } = await editJapanese(() => new AppError("database/network-error"));
    await user.type(term(1), " は");
    await user.clear(definition(1));
    await user.type(definition(1), "gatto");
    await waitFor(() => expect(asked).toEqual(["it gatto"]));
    await user.keyboard(" nero");
    expect(definition(1)).toHaveValue("gatto nero");
  });
});
