import { startBufferingProxy, type BufferingProxy } from "../../kit/servers/buffering-proxy.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test as base } from "../../kit/test.ts";

const test = base.extend<{ buffering: BufferingProxy }>({
  buffering: async ({ server }, use) => {
    const proxy = await startBufferingProxy(server.origin);
    await use(proxy);
    await proxy.end();
  },
});

const sentence = "Live updates aren’t coming through. Your decks are checked every 30 seconds instead.";

test("behind a proxy that holds the event stream back, the decks are there, and what changes is", async ({ buffering, openBrowser }) => {
  const { page } = await openBrowser(buffering.origin);
  const student = await aStudent(page.request);
  const rivers = await student.createDeck("Rivers");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Rivers" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();

  // Back from another page, the list has what was done there.
  await page.goto(`/${rivers.id}/edit`);
  await page.getByLabel("Title").fill("Rivers and lakes");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(new RegExp(`/${rivers.id}$`));
  await page.getByRole("link", { name: "Recollect" }).click();
  await expect(page.getByRole("link", { name: "Rivers and lakes" })).toBeVisible();

  // From another device, at the next check.
  await student.createDeck("Mountains");
  await expect(page.getByRole("link", { name: "Mountains" })).toBeVisible({ timeout: 40_000 });

  // Once streams come through, the sentence goes.
  buffering.passesThrough = true;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText(sentence)).toBeHidden();
  await student.createDeck("Islands");
  await expect(page.getByRole("link", { name: "Islands" })).toBeVisible({ timeout: 3000 });
});
