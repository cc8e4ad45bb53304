import type { Page } from "@playwright/test";
import { aStudent, capitals, type Student } from "../kit/students/student.ts";
import type { State } from "./state.ts";

async function withTrash(page: Page): Promise<Student> {
  const student = await aStudent(page.request);
  const { id } = await student.createDeck("Torts: negligence and friends");
  await page.request.delete(`/api/users/${student.uid}/decks/${id}`);
  return student;
}

/** A deck that was saved again, so that it has an earlier version. */
async function withVersions(page: Page): Promise<number> {
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Capitals", [...capitals, ["Peru", "Lima"]]);
  const [france, , , peru] = deck.cards;
  const data = { title: "Capital cities", description: "", cards: [{ ...france!, definition: "Lyon" }, peru] };
  await page.request.put(`/api/users/${student.uid}/decks/${deck.id}`, { data, headers: { "If-Match": `"${deck.revision}"` } });
  return deck.id;
}

const opened = (name: string, address: string, heading: string): State => ({
  name,
  reach: async (page) => {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  },
});

/** The screens of the account, the trash, a deck's history, and those that mails lead to. */
export const rarelyOpenedStates: readonly State[] = [
  {
    name: "account",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/account");
      await page.getByText("This browser").waitFor();
    },
  },
  {
    name: "account-refused",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/account");
      await page.getByLabel("Current password").fill("wrong");
      await page.getByLabel("New password").fill("123");
      await page.getByRole("button", { name: "Change password" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "account-delete",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/account");
      await page.getByRole("button", { name: "Delete account" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "trash-empty",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/trash");
      await page.getByText("Your trash is empty").waitFor();
    },
  },
  {
    name: "trash-full",
    reach: async (page) => {
      await withTrash(page);
      await page.goto("/trash");
      await page.getByText("Torts").waitFor();
    },
  },
  {
    name: "history",
    reach: async (page) => {
      await page.goto(`/${await withVersions(page)}/history`);
      await page.getByRole("list", { name: "Earlier versions" }).waitFor();
    },
  },
  {
    name: "history-version",
    reach: async (page) => {
      await page.goto(`/${await withVersions(page)}/history`);
      await page.getByRole("link", { name: /^Compare with now/ }).click();
      await page.getByRole("deletion").first().waitFor();
    },
  },
  {
    name: "history-none",
    reach: async (page) => {
      const student = await aStudent(page.request);
      await page.goto(`/${(await student.createDeck("Rivers")).id}/history`);
      await page.getByText("No earlier version yet").waitFor();
    },
  },
  opened("forgot-password", "/forgot-password", "Forgot your password?"),
  opened("reset-password", "/reset-password?token=x", "Choose a new password"),
  {
    name: "reset-password-refused",
    reach: async (page) => {
      await page.goto("/reset-password?token=x");
      await page.getByLabel("New password").fill("correct horse");
      await page.getByRole("button", { name: "Save the new password" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  opened("confirm-email", "/confirm-email?token=x", "Confirm your email address"),
  {
    name: "confirm-email-refused",
    reach: async (page) => {
      await page.goto("/confirm-email?token=x");
      await page.getByRole("button", { name: "Log in with this address" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  opened("stop-reminders", "/stop-reminders?token=x", "Stop reminders"),
  opened("stop-email-change", "/stop-email-change?token=x", "Stop the change of your email address"),
  {
    name: "on-this-device",
    reach: async (page) => {
      await (await aStudent(page.request)).createDeck("Rivers");
      await page.goto("/on-this-device");
      await page.getByRole("heading", { level: 1, name: "On this device" }).waitFor();
    },
  },
  {
    name: "waiting-none",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/waiting");
      await page.getByRole("heading", { level: 2 }).waitFor();
    },
  },
  {
    name: "groups-none",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/groups");
      await page.getByText("You are not in a group yet").waitFor();
    },
  },
  {
    name: "join-unknown",
    reach: async (page) => {
      await aStudent(page.request);
      await page.goto("/join/BCDFGHJK");
      await page.getByRole("heading", { level: 1, name: "can't be joined" }).waitFor();
    },
  },
];
