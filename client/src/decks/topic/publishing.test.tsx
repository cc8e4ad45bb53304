import { AppError } from "@recollect/domain/errors/app-error.ts";
import { noTopic, type TopicChoice } from "@recollect/domain/decks/topic/topic.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aListedDeck } from "../../../test/a-library.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const path = "/api/users/mira/decks/7";
const deck = {
  id: 7,
  title: "GCSE chemistry",
  description: "",
  cards: [{ id: "a", term: "NaCl", definition: "salt" }],
  cardCount: 1,
  visibility: "Private",
  updatedAt: 1,
  revision: 1,
};
const guess = { subject: "chemistry", level: "secondary" } as const;

// The lazily loaded parts are imported first, so no test waits for their code.
beforeAll(async () => {
  await import("../viewer/deck-screen.tsx");
  await import("./topic-fields.tsx");
});
beforeEach(() => {
  useFakeEventSource();
});

async function openDialog(choice: TopicChoice | AppError, visibility = "Private", more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    ...signedInAs(aUser()),
    [`GET ${path}`]: { ...deck, visibility },
    [`GET ${path}/topic`]: choice,
    [`PUT ${path}/topic`]: ({ body }) => body,
    [`PUT ${path}/visibility`]: { ...deck, visibility: "Public", revision: 2 },
    ...more,
  });
  const { user } = renderApp("/7");
  await screen.findByRole("heading", { level: 1, name: deck.title });
  await user.click(screen.getByRole("button", { name: "Deck menu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Change visibility" }));
  const dialog = within(await screen.findByRole("dialog"));
  if (visibility !== "Public") await user.selectOptions(dialog.getByRole("combobox", { name: "Visibility" }), "Public");
  const confirm = async () => {
    await user.click(dialog.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  return { server, user, dialog, confirm };
}

const combobox = (dialog: ReturnType<typeof within>, name: string) => dialog.findByRole("combobox", { name });

test("the author who publishes is offered the likely subject and level, and what stands there is stored before the deck is Public", async () => {
  const { server, user, dialog, confirm } = await openDialog({ topic: noTopic, guess });
  expect(await combobox(dialog, "Subject")).toHaveDisplayValue("Chemistry");
  expect(await combobox(dialog, "Level")).toHaveDisplayValue("Secondary school");
  expect(dialog.getByText(/suggested by the deck’s words/)).toBeInTheDocument();
  await user.selectOptions(await combobox(dialog, "Level"), "University");
  await confirm();
  expect(server.to(`PUT ${path}/topic`).map(({ body }) => body)).toEqual([{ subject: "chemistry", level: "university" }]);
  expect(server.to(`PUT ${path}/visibility`)).toHaveLength(1);
});

test("of a Public deck they can be changed, without publishing it again", async () => {
  const { server, user, dialog, confirm } = await openDialog({ topic: { subject: "law", level: null }, guess: noTopic }, "Public");
  await user.selectOptions(await combobox(dialog, "Subject"), "Not chosen");
  await confirm();
  expect(server.to(`PUT ${path}/topic`).map(({ body }) => body)).toEqual([noTopic]);
  expect(server.to(`PUT ${path}/visibility`)).toHaveLength(0);
});

test("a deck that is not Public is asked for none", async () => {
  const { server, user, dialog, confirm } = await openDialog({ topic: noTopic, guess });
  await combobox(dialog, "Subject");
  await user.selectOptions(dialog.getByRole("combobox", { name: "Visibility" }), "Unlisted");
  expect(dialog.queryByRole("combobox", { name: "Subject" })).not.toBeInTheDocument();
  await confirm();
  expect(server.to(`PUT ${path}/topic`)).toHaveLength(0);
});

test("decks of the Library with most of its cards are named, in their authors' own words", async () => {
  const same = [aListedDeck({ id: 40, title: "Salts", author: "@bob", authorId: "bob" })];
  const { dialog } = await openDialog({ topic: noTopic, guess }, "Private", { [`GET ${path}/same`]: same });
  const title = await dialog.findByRole("link", { name: "Salts" });
  expect(title).toHaveAttribute("href", "/40");
  for (const words of [title, dialog.getByText("@bob")]) expect(words).toHaveAttribute("translate", "no");
});

test("if they can't be loaded the deck can be published all the same", async () => {
  const { server, dialog, confirm } = await openDialog(new AppError("api/service-unavailable"));
  await waitFor(() => expect(dialog.queryByRole("combobox", { name: "Subject" })).not.toBeInTheDocument());
  await confirm();
  expect(server.to(`PUT ${path}/visibility`)).toHaveLength(1);
});
