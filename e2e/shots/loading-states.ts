import type { Page } from "@playwright/test";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";

type Loading = {
  name: string;
  /** the requests that no reply comes to, as a pattern */
  held: string;
  /** the address of the screen, for a deck and a group */
  address: (of: { deckId: number; groupId: string; username: string }) => string;
  says: string;
};

const loading: readonly Loading[] = [
  { name: "edit", held: "**/api/users/*/decks/*", address: ({ deckId }) => `/${deckId}/edit`, says: "Loading deck..." },
  {
    name: "history",
    held: "**/api/users/*/decks/*/versions*",
    address: ({ deckId }) => `/${deckId}/history`,
    says: "Loading the history...",
  },
  { name: "print", held: "**/api/users/*/decks/*", address: ({ deckId }) => `/${deckId}/print`, says: "Loading flashcards..." },
  { name: "study", held: "**/api/study/queue*", address: ({ deckId }) => `/${deckId}/learn/study`, says: "Loading your cards..." },
  {
    name: "open-ended",
    held: "**/api/users/*/decks/*",
    address: ({ deckId }) => `/${deckId}/learn/test/open-ended`,
    says: "Preparing your test...",
  },
  { name: "trash", held: "**/api/users/*/trash", address: () => "/trash", says: "Loading your trash..." },
  { name: "groups", held: "**/api/groups", address: () => "/groups", says: "Loading your groups..." },
  { name: "group", held: "**/api/groups/*", address: ({ groupId }) => `/groups/${groupId}`, says: "Loading the group..." },
  {
    name: "assignments",
    held: "**/api/groups/*/assignments",
    address: ({ groupId }) => `/groups/${groupId}/assignments`,
    says: "Loading the assignments...",
  },
  { name: "profile", held: "**/api/profiles/*", address: ({ username }) => `/users/${username}`, says: "Loading profile..." },
  { name: "account", held: "**/api/auth/list-sessions", address: () => "/account", says: "Loading..." },
  { name: "progress", held: "**/api/study/progress*", address: () => "/progress", says: "Loading progress..." },
];

async function open(page: Page, { held, address, says }: Loading): Promise<void> {
  const student = await aStudent(page.request);
  const { id: deckId } = await student.createDeck("Rivers");
  const made = await page.request.post("/api/groups", { data: { name: "Biology 7b", about: "" } });
  const { id: groupId } = (await made.json()) as { id: string };
  const { username } = student;
  await page.route(held, () => new Promise(() => {}));
  await page.goto(address({ deckId, groupId, username }));
  await page.getByText(says).first().waitFor();
}

/** Screens whose content has not come yet, and those that can't come. */
export const loadingStates: readonly State[] = [
  ...loading.map((one) => ({ name: `${one.name}-loading`, reach: (page: Page) => open(page, one) })),
  {
    name: "unreachable",
    reach: async (page) => {
      await page.route("**/api/auth/get-session", (route) => route.abort());
      await page.goto("/decks");
      await page.getByRole("heading", { level: 1, name: "We can't reach the server" }).waitFor();
    },
  },
  ...(
    [
      ["deck-failed", "**/api/users/*/decks/*", (deckId: number) => `/${deckId}`],
      ["history-failed", "**/api/users/*/decks/*/versions*", (deckId: number) => `/${deckId}/history`],
      ["progress-failed", "**/api/study/progress*", () => "/progress"],
      ["trash-failed", "**/api/users/*/trash", () => "/trash"],
      ["groups-failed", "**/api/groups", () => "/groups"],
    ] as const
  ).map(([name, pattern, address]) => ({
    name,
    reach: async (page: Page) => {
      const { id } = await (await aStudent(page.request)).createDeck("Rivers");
      await page.route(pattern, (route) => route.abort());
      await page.goto(address(id));
      await page.getByRole("button", { name: "Try again" }).first().waitFor();
    },
  })),
];
