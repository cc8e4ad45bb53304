import { AppError } from "@recollect/domain/errors/app-error.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const decks = "GET /api/users/mira/decks";
const create = "POST /api/users/mira/decks";

const foldersOf = "GET /api/users/mira/folders";
const noFolders = { folders: [], decks: [], tags: [], shared: [] };

function importing(routes: Record<string, object> = {}, at = "/import") {
  const server = fakeServer({ ...signedInAs(aUser()), [decks]: [], [foldersOf]: noFolders, "GET /api/imports": [], ...routes });
  return { server, ...renderApp(at) };
}

beforeEach(() => localStorage.clear());

async function paste(user: ReturnType<typeof importing>["user"], text: string) {
  const box = await screen.findByLabelText("Or paste your cards");
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Preview" }));
}

test("pasted cards are previewed, and nothing is sent until they are saved", async () => {
  const { user, server } = importing({ [create]: aDeck({ id: 9, title: "Imported deck" }) });
  await paste(user, "**chien**\tdog\nchat\tcat\nalone");
  expect(await screen.findByText("chien")).toBeVisible();
  expect(screen.getByText("2 cards")).toBeVisible();
  expect(screen.getByText("1 card has only one side")).toBeVisible();
  expect(server.to(create)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("heading", { name: "Imported" })).toHaveFocus();
  expect(server.to(create)[0]?.body).toEqual({
    title: "Imported deck",
    description: "",
    cards: [
      { term: "**chien**", definition: "dog" },
      { term: "chat", definition: "cat" },
    ],
  });
  expect(screen.getByRole("link", { name: "Imported deck" })).toHaveAttribute("href", "/9");
});

test("pasted cards are kept until they are saved", async () => {
  const first = importing({ [create]: aDeck({ id: 9, title: "Imported deck" }) });
  await paste(first.user, "chien\tdog");
  await screen.findByText("chien");
  first.unmount();
  const second = importing({ [create]: aDeck({ id: 9, title: "Imported deck" }) });
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("chien\tdog");
  await second.user.click(screen.getByRole("button", { name: "Preview" }));
  await second.user.click(await screen.findByRole("button", { name: "Import" }));
  await screen.findByRole("heading", { name: "Imported" });
  second.unmount();
  importing();
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("");
});

test("a file that is imported leaves what was pasted and not imported yet", async () => {
  const { user } = importing({ [create]: aDeck({ id: 9, title: "Animals" }) });
  const box = await screen.findByLabelText("Or paste your cards");
  await user.click(box);
  await user.paste("chien\tdog");
  await user.upload(screen.getByLabelText("File to import"), new File(["chat\tcat"], "animals.txt", { type: "text/plain" }));
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await screen.findByRole("heading", { name: "Imported" });
  await user.click(screen.getByRole("button", { name: "Import more" }));
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("chien\tdog");
});

test("the preview follows the chosen columns and separator", async () => {
  const { user } = importing();
  await paste(user, "dog,chien\ncat,chat");
  await user.selectOptions(await screen.findByLabelText("Column 1: dog"), "Definition");
  await user.selectOptions(screen.getByLabelText("Column 2: chien"), "Term");
  const first = within(screen.getByRole("list", { name: "First cards of Imported deck" })).getAllByRole("listitem")[0];
  expect(first).toHaveTextContent("chiendog");
  await user.selectOptions(screen.getByLabelText("Between the sides"), "Tab");
  expect(await screen.findByRole("heading", { name: "No cards found" })).toBeVisible();
});

test("text between dollar signs is imported as formulas, unless switched off", async () => {
  const { user, server } = importing({ [create]: aDeck({ id: 9 }) });
  await paste(user, "square\t$x^2$\nbook\t$5");
  const formulas = await screen.findByRole("switch", { name: /dollar signs .* 1 card$/ });
  expect(formulas).toBeChecked();
  expect(screen.queryByText("$x^2$")).toBeNull();
  expect(screen.queryByText("Everything is imported unchanged.")).toBeNull();
  await user.click(formulas);
  expect(screen.getByText("$x^2$")).toBeVisible();
  expect(screen.getByText("Everything is imported unchanged.")).toBeVisible();
  await user.click(formulas);
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("heading", { name: "Imported" })).toBeVisible();
  expect(server.to(create)[0]?.body).toMatchObject({ cards: [{ definition: "\\(x^2\\)" }, { definition: "$5" }] });
});

test("the preview names the text of notes that is on no card", async () => {
  const { user } = importing();
  await paste(user, "Some words before.\n\nQ: Why?\nA: First.\n\nSecond.");
  expect(await screen.findByText("1 card")).toBeVisible();
  const leftOut = screen.getByRole("region", { name: "What is left out" });
  expect(within(leftOut).getByText("1 piece of text belongs to no card")).toBeVisible();
  expect(within(leftOut).getByText("Some words before.")).toBeVisible();
  expect(screen.queryByText("Everything is imported unchanged.")).toBeNull();
});

test("a text without cards says what it holds", async () => {
  const { user } = importing();
  await paste(user, '{"author": "Ann"}');
  expect(await screen.findByRole("heading", { name: "No cards found" })).toBeVisible();
  expect(screen.getByText("author: Ann")).toBeVisible();
});

test("the browser's Back returns from the preview to the pasted text, and Forward to the preview", async () => {
  const { user, go, address } = importing();
  await paste(user, "chien\tdog");
  expect(await screen.findByText("chien")).toBeVisible();
  go(-1);
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("chien\tdog");
  expect(address()).toBe("/import");
  go(1);
  expect(await screen.findByRole("button", { name: "Import" })).toBeVisible();
});

test("imported text is not offered again by Back and Forward", async () => {
  const { user, go } = importing({ [create]: aDeck({ id: 9 }) });
  await paste(user, "chien\tdog");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await screen.findByRole("heading", { name: "Imported" });
  go(-1);
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("");
  go(1);
  expect(screen.getByLabelText("Or paste your cards")).toBeVisible();
});

test("one new deck gets the title that the student types, and is opened from the result", async () => {
  const { user, server } = importing({ [create]: aDeck({ id: 9, title: "Les animaux" }) });
  await paste(user, "chien\tdog");
  const title = await screen.findByLabelText("Title");
  expect(title).toHaveValue("Imported deck");
  await user.clear(title);
  await user.type(title, " Les animaux ");
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("link", { name: "Open the deck" })).toHaveAttribute("href", "/9");
  expect(server.to(create)[0]?.body).toMatchObject({ title: "Les animaux" });
});

test("an emptied title keeps the deck's name from the text", async () => {
  const { user, server } = importing({ [create]: aDeck({ id: 9 }) });
  await paste(user, "chien\tdog");
  await user.clear(await screen.findByLabelText("Title"));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("heading", { name: "Imported" })).toBeVisible();
  expect(server.to(create)[0]?.body).toMatchObject({ title: "Imported deck" });
});

test("choosing something else keeps the pasted text, importing more starts with an empty box", async () => {
  const { user } = importing({ [create]: aDeck({ id: 9 }) });
  await paste(user, "chien\tdog");
  expect(await screen.findByText("chien")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Import" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Choose something else" }));
  expect(screen.getByLabelText("Or paste your cards")).toHaveValue("chien\tdog");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await user.click(await screen.findByRole("button", { name: "Import more" }));
  expect(screen.getByLabelText("Or paste your cards")).toHaveValue("");
});

test("a file is read again in the encoding that the student chooses", async () => {
  const { user } = importing();
  const bytes = Uint8Array.from([0xf1, 0xee, 0xe1, 0xe0, 0xea, 0xe0, 0x09, 0x64, 0x6f, 0x67]);
  await user.upload(await screen.findByLabelText("File to import"), new File([bytes], "words.tsv"));
  await user.selectOptions(await screen.findByLabelText("Encoding"), "Cyrillic (Windows)");
  expect(await screen.findByText("собака")).toBeVisible();
});

test("cards are added to an existing deck, and the undo restores it", async () => {
  const deck = aDeck({ id: 7, title: "French", cards: [aCard()], revision: 3 });
  const put = "PUT /api/users/mira/decks/7";
  const { user, server } = importing({ [decks]: [deck], "GET /api/users/mira/decks/7": deck, [put]: { ...deck, revision: 4 } });
  await paste(user, "chien\tdog");
  await user.selectOptions(await screen.findByLabelText("Where to"), "French");
  await user.click(screen.getByRole("button", { name: "Import" }));
  await user.click(await screen.findByRole("button", { name: "Undo this import" }));
  expect(await screen.findByRole("heading", { name: "The import was undone" })).toBeVisible();
  const sent = server.to(put).map(({ body }) => (body as { cards: { term: string }[] }).cards.map(({ term }) => term));
  expect(sent).toEqual([[deck.cards[0]!.term, "chien"], [deck.cards[0]!.term]]);
});

test("cards whose reply was lost are not added twice by a second try", async () => {
  const deck = aDeck({ id: 7, title: "French", cards: [aCard()], revision: 3 });
  const [get, put] = ["GET /api/users/mira/decks/7", "PUT /api/users/mira/decks/7"];
  const { user, server } = importing({ [decks]: [deck], [get]: deck });
  // Meanwhile another device edits a card, which the undo keeps.
  const edited = { ...deck.cards[0]!, term: "edited elsewhere" };
  const added = { ...deck, cards: [edited, aCard({ id: "new", term: "chien", definition: "dog" })], revision: 5 };
  server.on({
    [put]: () => {
      server.on({ [get]: added });
      throw new TypeError("Failed to fetch");
    },
  });
  await paste(user, "chien\tdog");
  await user.selectOptions(await screen.findByLabelText("Where to"), "French");
  await user.click(screen.getByRole("button", { name: "Import" }));
  await screen.findByRole("alert");
  server.on({ [put]: { ...deck, revision: 6 } });
  await user.click(screen.getByRole("button", { name: "Import" }));
  await user.click(await screen.findByRole("button", { name: "Undo this import" }));
  expect(await screen.findByRole("heading", { name: "The import was undone" })).toBeVisible();
  const sent = server.to(put).map(({ body }) => (body as { cards: { term: string }[] }).cards.map(({ term }) => term));
  expect(sent.at(-1)).toEqual(["edited elsewhere"]);
  expect(sent.filter((terms) => terms.includes("chien")).every((terms) => terms.length === 2)).toBe(true);
});

test("decks of one file with the same name and size are all imported, each once however often it is tried", async () => {
  const { user, server } = importing();
  const words = (term: string) => ({ title: "Words", description: "", cards: [{ term, definition: "a" }] });
  const json = JSON.stringify({ format: "recollect-decks", version: 1, decks: [words("chien"), words("chat"), words("chat")] });
  await user.upload(await screen.findByLabelText("File to import"), new File([json], "a.json"));
  await screen.findByText("chien");
  const full = new AppError("storage/full");
  let lastId = 0;
  const made = () => aDeck({ id: (lastId += 1) });
  server.on({ [create]: ({ body }: { body: unknown }) => (JSON.stringify(body).includes("chat") ? full : made()) });
  await user.click(screen.getByRole("button", { name: "Import" }));
  await screen.findByRole("alert");
  server.on({ [create]: made });
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("heading", { name: "Imported" })).toBeVisible();
  const sent = server.to(create).map(({ body, headers }) => ({
    term: (body as { cards: { term: string }[] }).cards[0]?.term,
    key: headers.get("idempotency-key"),
  }));
  expect(new Set(sent.map(({ key, term }) => `${key} ${term}`)).size).toBe(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test("a pasted text that is too long does not enter the box, and is refused if it did", async () => {
  const { user, server } = importing();
  const long = "ä".repeat(12 * 1024 * 1024 + 1);
  const box = await screen.findByLabelText("Or paste your cards");
  await user.click(box);
  await user.paste(long);
  expect(await screen.findByRole("alert")).toHaveTextContent("A pasted text can have at most 24 MB.");
  expect(box).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.change(box, { target: { value: long } });
  await user.click(screen.getByRole("button", { name: "Preview" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("A pasted text can have at most 24 MB.");
  expect(server.to(create)).toEqual([]);
});

test("a failure keeps the preview, and shows what is wrong", async () => {
  const { user, server } = importing();
  await paste(user, "chien\tdog");
  await screen.findByText("chien");
  server.online(false);
  await user.click(screen.getByRole("button", { name: "Import" }));
  // It is beside the button, where the student looks.
  const alert = await screen.findByRole("alert");
  expect(alert.nextElementSibling).toContainElement(screen.getByRole("button", { name: "Import" }));
  expect(screen.getByText("chien")).toBeVisible();
});

test("invalid text that is declared as JSON says so; scripts in pasted text stay text", async () => {
  const { user } = importing();
  await user.upload(await screen.findByLabelText("File to import"), new File(["{"], "a.json"));
  expect(await screen.findByRole("alert")).toHaveTextContent("This file is not valid JSON.");
  await user.click(screen.getByRole("button", { name: "Choose something else" }));
  await paste(user, "<script>globalThis.hacked = true</script>\tx");
  expect(await screen.findByText("<script>globalThis.hacked = true</script>")).toBeVisible();
});

test("a text's new decks are added to a folder", async () => {
  const folders = { ...noFolders, folders: ["Languages"] };
  const put = "PUT /api/users/mira/folders/decks";
  const made = { [create]: aDeck({ id: 9 }), "POST /api/users/mira/folders": folders, [put]: folders };
  const { user, server } = importing({ [foldersOf]: folders, ...made });
  await paste(user, "chien\tdog");
  await user.selectOptions(await screen.findByLabelText("Folder"), "Languages");
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("heading", { name: "Imported" })).toBeVisible();
  expect(server.to(put)[0]?.body).toEqual({ deckIds: [9], folder: "Languages" });
});
