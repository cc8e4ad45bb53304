import type { Page } from "@playwright/test";
import { aHostedRound } from "../kit/students/a-round.ts";
import { aStudent, capitals } from "../kit/students/student.ts";
import type { State } from "./state.ts";

/** A guest's tab in a hosted round: the page is signed out, and is the last one of its players. */
async function asPlayer(page: Page, hosted: Awaited<ReturnType<typeof aHostedRound>>): Promise<void> {
  const { roundId = "", token = "" } = hosted.players.at(-1) ?? {};
  const key = JSON.stringify({ code: hosted.round.code, roundId, token });
  await page.goto("/join");
  await page.evaluate((text) => sessionStorage.setItem("recollect:round", text), key);
  await page.goto(`/play/${hosted.round.code}`);
}

/** A round on somebody else's screen: the page itself has no session. */
async function aRoundElsewhere(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser");
  const origin = new URL((await page.request.get("/healthz")).url()).origin;
  const screen = await browser.newContext({ baseURL: origin });
  return { hosted: await aHostedRound(await screen.newPage()), close: () => screen.close() };
}

/** The screens of live rounds, of their hosts and of their players. */
export const roundStates: readonly State[] = [
  {
    name: "round-setup",
    reach: async (page) => {
      const { createDeck } = await aStudent(page.request);
      const { id } = await createDeck("Biology: inside the cell", capitals);
      await page.goto(`/${id}/learn/round`);
      await page.getByRole("button", { name: "Open the round" }).waitFor();
    },
  },
  {
    name: "round-lobby",
    reach: async (page) => {
      const { round } = await aHostedRound(page);
      await page.goto(`/rounds/${round.id}`);
      await page.getByRole("img", { name: /QR code/ }).waitFor();
      await page.getByText("Zoë").waitFor();
    },
  },
  {
    name: "round-host-question",
    reach: async (page) => {
      const { round, step, answer } = await aHostedRound(page);
      await answer(await step());
      await page.goto(`/rounds/${round.id}`);
      await page.getByText("2 of 3 have answered").waitFor();
    },
  },
  {
    name: "round-host-answer",
    reach: async (page) => {
      const { round, step, answer } = await aHostedRound(page);
      await answer(await step());
      await step();
      await page.goto(`/rounds/${round.id}`);
      await page.getByRole("heading", { name: "Standing" }).waitFor();
    },
  },
  {
    name: "round-host-end",
    reach: async (page) => {
      const { round, step, answer } = await aHostedRound(page);
      for (let question = 0; question < 3; question += 1) {
        await answer(await step());
        await step();
      }
      await step();
      await page.goto(`/rounds/${round.id}`);
      await page.getByRole("heading", { name: "The hardest cards" }).waitFor();
    },
  },
  {
    name: "round-code",
    reach: async (page) => {
      await page.goto("/join");
      await page.getByRole("textbox", { name: "Code" }).fill("bcdf ghjk");
    },
  },
  {
    name: "round-name",
    reach: async (page) => {
      const { hosted, close } = await aRoundElsewhere(page);
      await page.goto(`/play/${hosted.round.code}`);
      await page.getByRole("textbox", { name: "Your name in this round" }).fill("Mira");
      await close();
    },
  },
  {
    name: "round-player-lobby",
    reach: async (page) => {
      const { hosted, close } = await aRoundElsewhere(page);
      await asPlayer(page, hosted);
      await page.getByRole("heading", { name: /You are in/ }).waitFor();
      await close();
    },
  },
  {
    name: "round-player-question",
    reach: async (page) => {
      const { hosted, close } = await aRoundElsewhere(page);
      await hosted.step();
      await asPlayer(page, hosted);
      await page.getByRole("list", { name: "Your answer" }).getByRole("button").first().click();
      await page.getByText("Your answer is in. Wait for the others.").waitFor();
      await close();
    },
  },
  {
    name: "round-player-answer",
    reach: async (page) => {
      const { hosted, close } = await aRoundElsewhere(page);
      await hosted.answer(await hosted.step());
      await hosted.step();
      await asPlayer(page, hosted);
      await page.getByText("You gave no answer.").waitFor();
      await close();
    },
  },
  {
    name: "round-player-end",
    reach: async (page) => {
      const { hosted, close } = await aRoundElsewhere(page);
      await hosted.answer(await hosted.step());
      await hosted.step();
      for (let question = 1; question < 3; question += 1) {
        await hosted.step();
        await hosted.step();
      }
      await hosted.step();
      await asPlayer(page, hosted);
      await page.getByRole("heading", { name: "These you did not know" }).waitFor();
      await close();
    },
  },
];
