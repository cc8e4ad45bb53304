import type { Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { aPackage } from "../../server/test/exchange/a-package.ts";
import { aStudent, capitals } from "../kit/students/student.ts";
import type { State } from "./state.ts";

async function openImport(page: Page): Promise<void> {
  await aStudent(page.request);
  await page.goto("/import");
  await page.getByLabel("Or paste your cards").waitFor();
}

async function preview(page: Page): Promise<void> {
  await openImport(page);
  await page.getByLabel("Or paste your cards").fill("chien\tdog\nchat\tcat");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByText("chien", { exact: true }).waitFor();
}

async function upload(page: Page, second: string): Promise<void> {
  const notes = [
    { guid: "g1", fields: ["<b>Rhine</b>", "North Sea"] },
    { guid: "g2", fields: ["Rhône", second] },
  ];
  const buffer = await aPackage({ decks: { 5: "Rivers" }, notes });
  await page.getByLabel("File to import").setInputFiles({ name: "rivers.apkg", mimeType: "application/octet-stream", buffer });
  await page.getByRole("heading", { name: "Preview" }).waitFor();
}

const print = (name: string, as: string): State => ({
  name: `print-${name}`,
  reach: async (page) => {
    await page.goto(`/${(await (await aStudent(page.request)).createDeck("Capitals", capitals)).id}/print`);
    await page.getByLabel("Print as").selectOption(as);
    await page.locator("[data-on-paper]").waitFor();
  },
});

/** Imports, exports and printing. */
export const exchangeStates: readonly State[] = [
  { name: "import", reach: openImport },
  { name: "import-preview", reach: preview },
  {
    name: "import-nothing",
    reach: async (page) => {
      await openImport(page);
      await page.getByLabel("File to import").setInputFiles({ name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("") });
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "import-result",
    reach: async (page) => {
      await preview(page);
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await page.getByRole("button", { name: "Undo this import" }).waitFor();
    },
  },
  {
    name: "import-package",
    reach: async (page) => {
      await openImport(page);
      await upload(page, "Mediterranean");
    },
  },
  {
    name: "import-package-result",
    reach: async (page) => {
      await openImport(page);
      await upload(page, "Mediterranean");
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await page.getByRole("heading", { name: "Imported" }).waitFor();
      await page.getByRole("button", { name: "Import more" }).click();
      await page.getByText("Imports of the last 24 hours").waitFor();
    },
  },
  {
    name: "import-package-changes",
    reach: async (page) => {
      await openImport(page);
      await upload(page, "Mediterranean");
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await page.getByRole("heading", { name: "Imported" }).waitFor();
      const session = (await (await page.request.get("/api/auth/get-session")).json()) as { user: { id: string } };
      const own = `/api/users/${session.user.id}/decks`;
      const [{ id }] = (await (await page.request.get(own)).json()) as [{ id: number }];
      const { title, cards } = (await (await page.request.get(`${own}/${id}`)).json()) as Deck;
      const mine = cards.map((card) => ({ ...card, definition: `${card.definition}, at its delta` }));
      await page.request.put(`${own}/${id}`, { data: { title, description: "", cards: mine }, headers: { "If-Match": '"1"' } });
      await page.goto("/import");
      await upload(page, "The Mediterranean, west of Marseille");
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await page.getByRole("dialog", { name: "Changed here and in the package" }).waitFor();
    },
  },
  {
    name: "export-all",
    reach: async (page) => {
      await (await aStudent(page.request)).createDeck("Capitals");
      await page.goto("/decks");
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await page.getByRole("dialog", { name: "Export all decks" }).waitFor();
    },
  },
  print("cards", "cards"),
  print("list", "list"),
  print("test", "test"),
];
