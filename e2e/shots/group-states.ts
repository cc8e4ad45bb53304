import type { Page } from "@playwright/test";
import type { Group } from "@recollect/domain/groups/group.ts";
import { aStudent, capitals } from "../kit/students/student.ts";
import type { State } from "./state.ts";

/** The page's own student teaches a group of three, with a deck. */
async function aGroup(page: Page): Promise<Group> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  const teacher = await aStudent(page.request);
  const { id: deckId } = await teacher.createDeck("Biology: inside the cell", capitals);
  const made = await page.request.post("/api/groups", { data: { name: "Biology 7b", about: "Tuesdays and Fridays, with Ms Byron." } });
  const group = (await made.json()) as Group;
  await page.request.post(`/api/groups/${group.id}/decks`, { data: { deckId } });
  const origin = new URL((await page.request.get("/healthz")).url()).origin;
  for (let students = 0; students < 3; students += 1) {
    const context = await browser.newContext({ baseURL: origin });
    await aStudent(context.request);
    await context.request.post("/api/join", { data: { code: group.code } });
    await context.close();
  }
  return group;
}

/** The screens of groups. */
export const groupStates: readonly State[] = [
  {
    name: "group-teacher",
    reach: async (page) => {
      const { id } = await aGroup(page);
      await page.goto(`/groups/${id}`);
      await page.getByRole("button", { name: "Show the QR code" }).click();
      await page.getByRole("img", { name: /QR code/ }).waitFor();
    },
  },
  {
    name: "group-join",
    reach: async (page) => {
      const { code = "" } = await aGroup(page);
      await page.context().clearCookies();
      await aStudent(page.request);
      await page.goto(`/join/${code}`);
      await page.getByRole("button", { name: "Join this group" }).waitFor();
    },
  },
  {
    name: "groups-list",
    reach: async (page) => {
      await aGroup(page);
      await page.goto("/groups");
      await page.getByRole("list", { name: "Your groups" }).waitFor();
    },
  },
];
