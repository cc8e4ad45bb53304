import type { Page } from "@playwright/test";
import { dataProblem } from "@recollect/domain/data-rules.ts";
import { hostileSides } from "@recollect/domain/test/hostile-sides.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { expect, test } from "../../kit/test.ts";

/** Those that the server stores; it refuses NUL and halves of pairs, which its own tests check. */
const storable = hostileSides.filter(({ text }) => text.trim() !== "" && dataProblem(text) === null);
const halves = [storable.slice(0, storable.length / 2), storable.slice(storable.length / 2)];

test.use({ viewport: { width: 360, height: 740 } });

/** Two tests share the two hundred, so that each stays short. */
for (const [half, sides] of halves.entries()) {
  test(`hostile sides do nothing and widen no page, part ${half + 1}`, async ({ page, student, watched }) => {
    test.slow();
    // A picture that was not uploaded is not found.
    watched.expectConsole(/404|Failed to load resource/);
    const deck = await student.createDeck(
      "Hostile",
      sides.map(({ text }) => [text, "answer"]),
    );
    await watchPolicy(page);
    await page.goto(`/${deck.id}`);
    for (const [index, { name }] of sides.entries()) {
      await expect(page.getByText(`Card ${index + 1} of ${sides.length}`, { exact: true }), name).toBeVisible();
      const front = page.getByRole("group", { name: "Front", exact: true });
      await expect(front, name).toBeVisible();
      expect(await tooWide(page), name).toBe(0);
      expect(await front.evaluate(doesNothing), name).toEqual([]);
      await page.keyboard.press("ArrowRight");
    }
    expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
    expect(await page.evaluate(() => (globalThis as typeof globalThis & { violations: string[] }).violations)).toEqual([]);
  });
}

/** Blocked attempts are counted as well: there should be none that the content security policy has to stop. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Elements and attributes that could do something; own pictures and links to the web are allowed. */
function doesNothing(face: Element): string[] {
  const allowed = new Set(["A", "IMG", "AUDIO"]);
  return [...face.querySelectorAll("*")].flatMap((element) => {
    const found: string[] = [];
    if (/^(SCRIPT|IFRAME|OBJECT|EMBED|FORM|INPUT|STYLE|LINK|META|BASE)$/i.test(element.tagName)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) found.push(`${element.tagName} ${name}`);
      if (/^(src|href|action|srcset|data)$/.test(name) && !allowed.has(element.tagName)) found.push(`${element.tagName} ${name}=${value}`);
      if (name === "href" && !/^https?:\/\/[^@]*$/.test(value)) found.push(`${element.tagName} ${name}=${value}`);
      if (name === "src" && !value.startsWith("/api/media/")) found.push(`${element.tagName} ${name}=${value}`);
    }
    return found;
  });
}
