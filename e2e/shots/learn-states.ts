import type { Page } from "@playwright/test";
import { learnScreen, withoutAutomaticNext } from "../kit/screens/learn.ts";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const organelles = [
  ["Golgi apparatus", "Packages proteins for export out of the cell"],
  ["Mitochondrion", "Makes energy by oxidative phosphorylation"],
  ["Lysosome", "Digests worn-out parts of the cell with enzymes"],
  ["Ribosome", "Builds proteins from amino acids"],
] as const;

async function begin(page: Page) {
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Cell biology: organelles", organelles);
  await page.goto(`/${deck.id}/learn`);
  await withoutAutomaticNext(page);
  await page.getByRole("button", { name: "Learn all 4 cards" }).waitFor();
  return learnScreen(page, organelles);
}

async function started(page: Page) {
  const learn = await begin(page);
  await page.getByRole("button", { name: "Learn all 4 cards" }).click();
  await learn.place().waitFor();
  return learn;
}

/** Each state of Learn that looks different. */
export const learnStates: readonly State[] = [
  { name: "learn-begin", reach: async (page) => void (await begin(page)) },
  { name: "learn-choose", reach: async (page) => void (await started(page)) },
  {
    name: "learn-write",
    reach: async (page) => {
      const learn = await started(page);
      for (const _ of organelles) await learn.choose();
      await learn.isAt("Write");
    },
  },
  {
    name: "learn-recall",
    reach: async (page) => {
      const learn = await started(page);
      for (const _ of organelles) await learn.choose();
      for (const _ of organelles) await learn.write();
      await learn.isAt("Recall");
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("button", { name: "I knew it" }).waitFor();
    },
  },
  {
    name: "learn-end",
    reach: async (page) => {
      const learn = await started(page);
      await learn.choose({ isRight: false });
      for (const _ of organelles) await learn.choose();
      for (const _ of organelles) await learn.write();
      for (const _ of organelles) await learn.recall();
      await page.getByText("These took more than one try").waitFor();
    },
  },
];
