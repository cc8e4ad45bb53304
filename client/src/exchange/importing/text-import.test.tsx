import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { anImport, aServerOfImports, aTextReport, decksIn } from "../../../test/an-import.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const decks = "GET /api/users/mira/decks";
const confirm = "POST /api/imports/i1/confirm";

const foldersOf = "GET /api/users/mira/folders";
const noFolders = { folders: [], decks: [], tags: [], shared: [] };

function importing(routes: Record<string, object> = {}, at = "/import") {
  const imports = aServerOfImports();
  const server = fakeServer({
    ...signedInAs(aUser()),
    [decks]: [],
    [foldersOf]: noFolders,
    "GET /api/imports": [],
    [confirm]: { id: "i1" },
    "DELETE /api/imports/i1": undefined,
    ...routes,
  });
  return { server, imports, ...renderApp(at) };
}

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

async function paste(user: ReturnType<typeof importing>["user"], text: string) {
  const box = await screen.findByLabelText("Or paste your cards");
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Preview" }));
}

test("pasted cards are previewed, and nothing is sent until they are imported, by the same way as a package", async () => {
  const { user, server, imports } = importing();
  await paste(user, "**chien**\tdog\nchat\tcat\nalone");
  expect(await screen.findByText("chien")).toBeVisible();
  expect(screen.getByText(/^2 cards/)).toBeVisible();
  expect(screen.getByText("1 card has only one side")).toBeVisible();
  expect(imports.sendings).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Import" }));
  const sending = await imports.sent(1);
  expect(sending.path).toBe("/api/imports?name=Pasted%20cards");
  act(() => sending.progress(1, 4));
  expect(screen.getByText("25%")).toBeVisible();
  act(() => sending.answer(202, { id: "i1" }));
  await imports.tells({});
  await imports.tells({ state: "writing", report: null, progress: 0.5 });
  expect(screen.getByRole("progressbar", { name: "Saving your decks..." })).toHaveAttribute("aria-valuenow", "50");
  const written = [{ id: 9, title: "Imported deck", isNew: true, added: 2, updated: 0, unchanged: 0, conflicts: [] }];
  await imports.tells({ state: "done", report: null, decks: written });
  expect(await screen.findByRole("heading", { name: "Imported" })).toHaveFocus();
  expect(await decksIn(sending)).toEqual([
    {
      name: "Imported deck",
      folder: [],
      description: "",
      cards: [
        { term: "**chien**", definition: "dog" },
        { term: "chat", definition: "cat" },
      ],
    },
  ]);
  expect(server.to(confirm).map(({ body }) => body)).toEqual([{ languages: true }]);
  expect(screen.getByRole("link", { name: "Imported deck" })).toHaveAttribute("href", "/9");
});

test("a pasted list whose lines differ in their separators is read as in the deck editor, until a separator is chosen", async () => {
  const { user } = importing();
  await paste(user, "1. chien - dog\n2. chat; cat\n3. pain\tbread\n4. vin - wine");
  expect(await screen.findByText("chien")).toBeVisible();
  for (const side of ["dog", "chat", "cat", "pain", "bread", "wine"]) expect(screen.getByText(side)).toBeVisible();
  const separator = screen.getByRole("combobox", { name: "Separator" });
  expect(separator).toHaveDisplayValue("Detect automatically");
  expect(screen.queryByRole("combobox", { name: /Column 1/ })).not.toBeInTheDocument();
  await user.selectOptions(separator, "Dash");
  expect(await screen.findByText("2 cards have only one side")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /Column 1/ })).toBeVisible();
  await user.selectOptions(separator, "Detect automatically");
  expect(await screen.findByText("bread")).toBeVisible();
});

test("pasted cards are kept until they are saved", async () => {
  const first = importing();
  await paste(first.user, "chien\tdog");
  await screen.findByText("chien");
  first.unmount();
  const second = importing();
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("chien\tdog");
  await second.user.click(screen.getByRole("button", { name: "Preview" }));
  await second.user.click(await screen.findByRole("button", { name: "Import" }));
  await second.imports.writes();
  await screen.findByRole("heading", { name: "Imported" });
  second.unmount();
  importing();
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("");
});

test("a file that is imported leaves what was pasted and not imported yet", async () => {
  const { user, imports } = importing();
  const box = await screen.findByLabelText("Or paste your cards");
  await user.click(box);
  await user.paste("chien\tdog");
  await user.upload(screen.getByLabelText("File to import"), new File(["chat\tcat"], "animals.txt", { type: "text/plain" }));
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await imports.writes();
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
  await user.selectOptions(screen.getByLabelText("Separator"), "Tab");
  expect(await screen.findByRole("heading", { name: "No cards found" })).toBeVisible();
});

test("the preview has a third column where the card has it, as the extra text", async () => {
  const { user } = importing();
  await paste(user, '{"cards": [{"front": "terse", "back": "knapp", "example": "a terse reply"}]}');
  const first = within(await screen.findByRole("list", { name: "First cards of Imported deck" })).getByRole("listitem");
  expect(within(first).getByText("a terse reply")).toBeVisible();
  expect(screen.getByText("Everything is imported unchanged.")).toBeVisible();
});

test("text between dollar signs is imported as formulas, unless switched off", async () => {
  const { user, imports } = importing();
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
  expect(await imports.writes()).toMatchObject([{ cards: [{ definition: "\\(x^2\\)" }, { definition: "$5" }] }]);
});

test("the preview names the text of notes that is on no card", async () => {
  const { user } = importing();
  await paste(user, "Some words before.\n\nQ: Why?\nA: First.\n\nSecond.");
  expect(await screen.findByText("1 card")).toBeVisible();
  const leftOut = screen.getByRole("region", { name: "Left out" });
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
  const { user, go, imports } = importing();
  await paste(user, "chien\tdog");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await imports.writes();
  await screen.findByRole("heading", { name: "Imported" });
  go(-1);
  expect(await screen.findByLabelText("Or paste your cards")).toHaveValue("");
  go(1);
  expect(screen.getByLabelText("Or paste your cards")).toBeVisible();
});

test("one new deck gets the title that the student types, and is opened from the result", async () => {
  const { user, imports } = importing();
  await paste(user, "chien\tdog");
  const title = await screen.findByLabelText("Title");
  expect(title).toHaveValue("Imported deck");
  await user.clear(title);
  await user.type(title, " Les animaux ");
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await imports.writes()).toMatchObject([{ name: "Les animaux" }]);
  expect(await screen.findByRole("link", { name: "Open the deck" })).toHaveAttribute("href", "/9");
});

test("an emptied title keeps the deck's name from the text", async () => {
  const { user, imports } = importing();
  await paste(user, "chien\tdog");
  await user.clear(await screen.findByLabelText("Title"));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await imports.writes()).toMatchObject([{ name: "Imported deck" }]);
});

test("choosing something else keeps the pasted text, importing more starts with an empty box", async () => {
  const { user, imports } = importing();
  await paste(user, "chien\tdog");
  expect(await screen.findByText("chien")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Import" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Choose something else" }));
  expect(screen.getByLabelText("Or paste your cards")).toHaveValue("chien\tdog");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await imports.writes();
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

test("cards are added to an existing deck, and the undo is the import's own", async () => {
  const deck = aDeck({ id: 7, title: "French", cards: [aCard()], revision: 3 });
  const { user, server, imports } = importing({ [decks]: [deck] });
  await paste(user, "chien\tdog");
  await user.selectOptions(await screen.findByLabelText("Import into"), "French");
  await user.click(screen.getByRole("button", { name: "Import" }));
  await imports.writes([{ id: 7, title: "French", isNew: false, added: 1, updated: 0, unchanged: 0, conflicts: [] }]);
  expect(server.to(confirm)[0]?.body).toMatchObject({ into: 7 });
  await user.click(await screen.findByRole("button", { name: "Undo this import" }));
  expect(await screen.findByRole("heading", { name: "The import was undone" })).toBeVisible();
  expect(server.to("DELETE /api/imports/i1")).toHaveLength(1);
});

test("a text whose reply was lost is sent again with the same key, a changed one with another", async () => {
  const { user, imports } = importing();
  await paste(user, "chien\tdog");
  const keyOf = async (count: number) => (await imports.sent(count)).headers["Idempotency-Key"];
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const first = await keyOf(1);
  act(() => imports.sendings[0]!.fail());
  await user.click(await screen.findByRole("button", { name: "Import" }));
  expect(await keyOf(2)).toBe(first);
  act(() => imports.sendings[1]!.fail());
  await user.type(await screen.findByLabelText("Title"), " 2");
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await keyOf(3)).not.toBe(first);
});

test("a confirmation whose reply was lost is not sent twice: the import is already being saved", async () => {
  const { user, server, imports } = importing({ "GET /api/imports/i1": { ...anImport, state: "writing" } });
  server.on({
    [confirm]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await paste(user, "chien\tdog");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  await imports.writes();
  expect(await screen.findByRole("heading", { name: "Imported" })).toBeVisible();
  expect(server.to(confirm)).toHaveLength(1);
});

test("a deck of the same cards is offered before anything is written, and the cards are merged unless it is switched off", async () => {
  const { user, server, imports } = importing();
  await paste(user, "chien\tdog");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const sending = await imports.sent(1);
  act(() => sending.answer(202, { id: "i1" }));
  const report = { ...aTextReport, decks: [{ ...aTextReport.decks[0], sameDeck: { id: 5, cards: 1 } }] };
  await imports.tells({ report });
  const merging = await screen.findByRole("switch", { name: /^Merge with your deck “Imported deck”, which has 1 card/ });
  expect(merging).toBeChecked();
  expect(server.to(confirm)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(server.to(confirm)[0]?.body).toMatchObject({ merge: [0] });
  await imports.tells({ state: "ready", report });
  await user.click(await screen.findByRole("switch", { name: /^Merge with/ }));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(server.to(confirm).at(-1)?.body).not.toHaveProperty("merge");
});

test("languages that are guessed from the cards are shown, and left out if they are switched off", async () => {
  const { user, server, imports } = importing();
  await paste(user, "der Hund\tthe dog\ndie Katze\tthe cat\ndas Mädchen\tthe girl");
  expect(await screen.findByText("3 cards, German – English")).toBeVisible();
  await user.click(screen.getByRole("switch", { name: /^Languages as guessed/ }));
  await user.click(screen.getByRole("button", { name: "Import" }));
  await imports.writes();
  expect(server.to(confirm)[0]?.body).toMatchObject({ languages: false });
});

test("decks of one file with the same name are all sent, once, and a deck that is left out is not", async () => {
  const { user, imports } = importing();
  const words = (term: string) => ({ title: "Words", description: "", cards: [{ term, definition: "a" }] });
  const json = JSON.stringify({ format: "recollect-decks", version: 1, decks: [words("chien"), words("chat"), words("chat")] });
  await user.upload(await screen.findByLabelText("File to import"), new File([json], "a.json"));
  await user.click((await screen.findAllByRole("checkbox", { name: "Words" }))[2]!);
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect((await imports.writes()).map(({ cards }) => cards[0]?.term)).toEqual(["chien", "chat"]);
});

test("a text that the server refuses leads back to the preview, with the reason", async () => {
  const { user, imports } = importing();
  await paste(user, "chien\tdog");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const sending = await imports.sent(1);
  act(() => sending.answer(202, { id: "i1" }));
  const error = { code: "import/too-many-cards", message: "A package can hold at most 100,000 cards." };
  await imports.tells({ state: "failed", report: null, error });
  expect(await screen.findByRole("alert")).toHaveTextContent("A package can hold at most 100,000 cards.");
  expect(screen.getByText("chien")).toBeVisible();
});

test("a pasted text that is too long does not enter the box, and is refused if it did", async () => {
  const { user, imports } = importing();
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
  expect(imports.sendings).toEqual([]);
});

test("a failure keeps the preview, and shows what is wrong", async () => {
  const { user, imports } = importing();
  await paste(user, "chien\tdog");
  await screen.findByText("chien");
  await user.click(screen.getByRole("button", { name: "Import" }));
  const sending = await imports.sent(1);
  act(() => sending.fail());
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
  const { user, imports } = importing({ [foldersOf]: folders });
  await paste(user, "chien\tdog");
  await user.selectOptions(await screen.findByLabelText("Folder"), "Languages");
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await imports.writes()).toMatchObject([{ folder: ["Languages"] }]);
});
