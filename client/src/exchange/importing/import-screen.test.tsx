import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const decks = "GET /api/users/mira/decks";
const create = "POST /api/users/mira/decks";

function importing(routes: Record<string, object> = {}) {
  const server = fakeServer({ ...signedInAs(aUser()), [decks]: [], ...routes });
  return { server, ...renderApp("/import") };
}

async function paste(user: ReturnType<typeof importing>["user"], text: string) {
  const box = await screen.findByLabelText("Or paste your cards");
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Preview" }));
}

const report = {
  format: "Anki package",
  decks: [
    {
      name: "Cells",
      folder: ["Bio"],
      cards: 2,
      prompts: 3,
      media: 1,
      withProgress: 2,
      sample: [{ term: "**nucleus**", definition: "Kern" }],
    },
    { name: "Bones", folder: [], cards: 1, prompts: 1, media: 0, withProgress: 0, sample: [] },
  ],
  changed: [{ what: "1 table becomes lines of text", count: 1, examples: ["a | b"] }],
  leftOut: [{ what: "1 card has only one side", count: 1, examples: ["alone"] }],
};
const ready = { id: "i1", name: "bio.apkg", state: "ready", progress: 1, report, decks: null, error: null, doneAt: null };

test("pasted cards are shown as they will look, and nothing is sent until they are saved", async () => {
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

test("the preview follows what the student says of the columns and the separator", async () => {
  const { user } = importing();
  await paste(user, "dog,chien\ncat,chat");
  await user.selectOptions(await screen.findByLabelText("Column 1: dog"), "Definition");
  await user.selectOptions(screen.getByLabelText("Column 2: chien"), "Term");
  const first = within(screen.getByRole("list", { name: "First cards of Imported deck" })).getAllByRole("listitem")[0];
  expect(first).toHaveTextContent("chiendog");
  await user.selectOptions(screen.getByLabelText("Between the sides"), "Tab");
  expect(await screen.findByRole("heading", { name: "No cards found" })).toBeVisible();
});

test("a file in another encoding is read again when the student chooses it", async () => {
  const { user } = importing();
  const bytes = Uint8Array.from([0xf1, 0xee, 0xe1, 0xe0, 0xea, 0xe0, 0x09, 0x64, 0x6f, 0x67]);
  await user.upload(await screen.findByLabelText("File to import"), new File([bytes], "words.tsv"));
  await user.selectOptions(await screen.findByLabelText("Encoding"), "Cyrillic (Windows)");
  expect(await screen.findByText("собака")).toBeVisible();
});

test("cards go behind those of a deck that is there, and the undo gives it back as it was", async () => {
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

test("a failure keeps the preview, and says what is wrong", async () => {
  const { user, server } = importing();
  await paste(user, "chien\tdog");
  await screen.findByText("chien");
  server.online(false);
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByText("chien")).toBeVisible();
});

test("text that is called JSON and is none says so; scripts in pasted text stay text", async () => {
  const { user } = importing();
  await user.upload(await screen.findByLabelText("File to import"), new File(["{"], "a.json"));
  expect(await screen.findByRole("alert")).toHaveTextContent("This file is not valid JSON.");
  await user.click(screen.getByRole("button", { name: "Choose something else" }));
  await paste(user, "<script>globalThis.hacked = true</script>\tx");
  expect(await screen.findByText("<script>globalThis.hacked = true</script>")).toBeVisible();
});

test("a package is read by the server: what comes in, what changes, what is left out; then it is confirmed with the choices", async () => {
  const states = [
    ready,
    { ...ready, state: "done", decks: [{ id: 5, title: "Cells", isNew: true, added: 2, updated: 0, unchanged: 0, conflicts: [] }] },
  ];
  const { user, server } = importing({
    "POST /api/imports": { id: "i1" },
    "GET /api/imports/i1": () => states[Math.min(server.to("POST /api/imports/i1/confirm").length, 1)]!,
    "POST /api/imports/i1/confirm": { id: "i1" },
  });
  await user.upload(await screen.findByLabelText("File to import"), new File(["PK"], "bio.apkg"));
  expect(await screen.findByText("Bio / Cells")).toBeVisible();
  expect(screen.getByText("2 cards, 3 questions, 1 picture or sound, 2 with progress")).toBeVisible();
  expect(screen.getByRole("region", { name: "What changes" })).toHaveTextContent("1 table becomes lines of text");
  expect(screen.getByRole("region", { name: "What is left out" })).toHaveTextContent("alone");
  await user.click(screen.getByRole("checkbox", { name: "Bones" }));
  await user.click(screen.getByRole("switch", { name: "Tags" }));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByRole("link", { name: "Cells" })).toHaveAttribute("href", "/5");
  expect(server.to("POST /api/imports/i1/confirm")[0]?.body).toEqual({ decks: [0], tags: false, progress: true });
});

test("an import that failed says why, and leaves the way to another file", async () => {
  const failed = {
    ...ready,
    state: "failed",
    report: null,
    error: { code: "import/damaged", message: "This file is damaged or incomplete." },
  };
  const { user } = importing({ "POST /api/imports": { id: "i1" }, "GET /api/imports/i1": failed });
  await user.upload(await screen.findByLabelText("File to import"), new File(["PK"], "bio.apkg"));
  expect(await screen.findByRole("alert")).toHaveTextContent("This file is damaged or incomplete.");
  await user.click(screen.getByRole("button", { name: "Choose something else" }));
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
});

test("a card that was changed on both sides shows both texts, and takes the package's when the student says so", async () => {
  const deck = aDeck({ id: 5, cards: [aCard({ id: "c1", term: "a", definition: "mine" })], revision: 2 });
  const conflicts = [{ cardId: "c1", here: { term: "a", definition: "mine" }, there: { term: "a", definition: "theirs" } }];
  const done = { ...ready, state: "done", decks: [{ id: 5, title: "Cells", isNew: false, added: 0, updated: 0, unchanged: 1, conflicts }] };
  const put = "PUT /api/users/mira/decks/5";
  const { user, server } = importing({
    "POST /api/imports": { id: "i1" },
    "GET /api/imports/i1": done,
    "GET /api/users/mira/decks/5": deck,
    [put]: deck,
  });
  await user.upload(await screen.findByLabelText("File to import"), new File(["PK"], "bio.apkg"));
  const conflict = await screen.findByRole("region", { name: "Changed on both sides" });
  expect(conflict).toHaveTextContent("mine");
  await user.click(within(conflict).getByRole("button", { name: "Take the package's text" }));
  expect(await within(conflict).findByText("The text of the package was taken.")).toBeVisible();
  expect(server.to(put)[0]?.body).toMatchObject({ cards: [{ id: "c1", definition: "theirs" }] });
});
