import type { Page } from "@playwright/test";
import { deviceHas } from "../kit/screens/device.ts";
import { aStudent, capitals } from "../kit/students/student.ts";
import type { State } from "./state.ts";

/** A student whose device keeps a deck, also where the server has switched that off; from now on nothing of the API answers. */
async function withoutNetwork(page: Page): Promise<number> {
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => void (document.documentElement.dataset["offline"] = "on"), { once: true }),
  );
  const student = await aStudent(page.request);
  const { id } = await student.createDeck("Capitals", capitals);
  await student.createDeck("Rivers of South America, from the longest to the shortest");
  await page.goto("/decks");
  await deviceHas(page, student.uid, id);
  await page.route("**/api/**", (route) => route.abort());
  return id;
}

const note = (page: Page) => page.getByText(/^Offline, as of/).waitFor();

/** The screens as this device shows them without a network. */
export const offlineStates: State[] = [
  {
    name: "offline-decks",
    reach: async (page) => {
      await withoutNetwork(page);
      await page.goto("/decks");
      await page.getByRole("link", { name: "Capitals", exact: true }).waitFor();
      await note(page);
    },
  },
  {
    name: "offline-library",
    reach: async (page) => {
      await withoutNetwork(page);
      await page.goto("/decks?tab=library");
      await note(page);
    },
  },
  {
    name: "offline-deck",
    reach: async (page) => {
      const id = await withoutNetwork(page);
      await page.goto(`/${id}`);
      await page.getByText("Card 1 of 3").first().waitFor();
      await note(page);
    },
  },
  {
    name: "offline-answer",
    reach: async (page) => {
      const id = await withoutNetwork(page);
      await page.goto(`/${id}/learn/test/open-ended`);
      await page.getByPlaceholder("Type your answer here...").fill("Paris");
      await page.getByRole("button", { name: "Submit Answer" }).click();
      await page.getByText("Marked on this device").waitFor();
    },
  },
  {
    name: "offline-no-worker",
    reach: async (page) => {
      await withoutNetwork(page);
      await page.unroute("**/api/**");
      await page.route("**/sw.js", (route) => route.fulfill({ status: 404 }));
      await page.evaluate(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      });
      await page.goto("/on-this-device");
      await page.getByRole("heading", { level: 1, name: "On this device" }).waitFor();
      await page.getByText(/at the moment: its server/).waitFor();
    },
  },
];
