import type { Page } from "@playwright/test";
import type { ClassList, ComparedRoster, ListedPupil, Slip } from "@recollect/domain/groups/roster/class-list.ts";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const names = [
  "Anna M\u00fcller",
  "Ben \u00d8sterg\u00e5rd",
  "Cleo Lee",
  "Dora Winter",
  "Emil Novak",
  "Fatma Y\u0131lmaz",
  "Gaspard Roy",
  "Hana Sato",
];
const text = [
  "Name;Email;Student ID",
  ...names.map((name, at) => `${name};${at % 3 === 0 ? `p${at}@school.example` : ""};${1001 + at}`),
].join("\n");

/** The page's own student teaches a group with a class list. */
async function aListedGroup(page: Page): Promise<{ id: string; pupils: ListedPupil[] }> {
  await aStudent(page.request);
  const { id } = (await (await page.request.post("/api/groups", { data: { name: "Biology 7b", about: "" } })).json()) as { id: string };
  const path = `/api/groups/${id}/roster`;
  const { version } = (await (await page.request.post(path, { data: { text } })).json()) as ComparedRoster;
  await page.request.post(`${path}/confirm`, { data: { text, version, removeMissing: [] } });
  return { id, ...((await (await page.request.get(path)).json()) as { pupils: ListedPupil[] }) };
}

async function aSlip(page: Page): Promise<Slip> {
  const { id, pupils } = await aListedGroup(page);
  const reply = await page.request.post(`/api/groups/${id}/slips`, { data: { pupils: [pupils[0]?.id] } });
  const { slips } = (await reply.json()) as { slips: Slip[] };
  const [slip] = slips;
  if (!slip) throw new Error("No slip was made");
  return slip;
}

/** The screens of class lists and slips. */
export const classListStates: readonly State[] = [
  {
    name: "class-list",
    reach: async (page) => {
      const { id } = await aListedGroup(page);
      await page.goto(`/groups/${id}/list`);
      await page.getByRole("list", { name: "Students on the list" }).waitFor();
    },
  },
  {
    name: "class-list-difference",
    reach: async (page) => {
      const { id } = await aListedGroup(page);
      await page.goto(`/groups/${id}/list`);
      await page
        .getByLabel("Or paste it")
        .fill("Name;Student ID\nAnna Meyer;1001\nBen \u00d8sterg\u00e5rd;1002\nIda Berg;1010\n;1011\nIda Berg;1010");
      await page.getByRole("button", { name: "Compare with the class" }).click();
      await page.getByRole("heading", { name: "What this list changes" }).waitFor();
    },
  },
  {
    name: "class-slips",
    reach: async (page) => {
      const { id } = await aListedGroup(page);
      await page.goto(`/groups/${id}/slips`);
      await page.getByRole("button", { name: "Make 8 slips" }).click();
      await page.getByRole("list", { name: "Slips" }).waitFor();
    },
  },
  {
    name: "class-codes-by-mail",
    reach: async (page) => {
      const { id, pupils } = await aListedGroup(page);
      // The server of the pictures sends no mail.
      const sent = { mailedAt: Date.now(), slipUntil: Date.now() + 1e9 };
      const list: ClassList = { pupils: pupils.map((pupil, at) => (at === 3 ? { ...pupil, ...sent } : pupil)), canMail: true };
      await page.route(`**/api/groups/${id}/roster`, (route) => route.fulfill({ json: list }));
      await page.goto(`/groups/${id}/slips`);
      await page.getByLabel("Send the code by mail to students with an address").waitFor();
    },
  },
  {
    name: "class-slip-code",
    reach: async (page) => {
      await page.goto("/slip");
      await page.getByRole("textbox").waitFor();
    },
  },
  {
    name: "class-slip-visitor",
    reach: async (page) => {
      const { code } = await aSlip(page);
      await page.context().clearCookies();
      await page.goto(`/slip#${code}`);
      await page.getByRole("button", { name: "Create my account and join" }).waitFor();
    },
  },
];
