import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { connect, type Bidi } from "./bidi.ts";

/** Nothing that Firefox does by itself, such as looking for updates. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.sessionstore.resume_from_crash": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.startup.max_resumed_crashes": -1,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  // The address at which Firefox is driven: it is not a page that somebody opened.
  "remote.active-protocols": 1,
};

/** A running Firefox without a window. */
export type Firefox = {
  version: string;
  openTab(): Promise<Tab>;
  setCookie(cookie: { name: string; value: string; origin: string }): Promise<void>;
  quit(): Promise<void>;
  /** At once, as a system without memory does. */
  kill(): Promise<void>;
};

export type Tab = {
  /** Fails where the browser shows a page of its own, such as that a server cannot be reached. */
  goto(address: string): Promise<void>;
  /** As in Playwright's pages, so that the helpers of other journeys read these pages too. */
  evaluate: Page["evaluate"];
  /** What the page shows. */
  text(): Promise<string>;
  /** Clicks the middle of the first element with this role and name; fails if there is none. */
  click(role: string, name: string): Promise<void>;
  press(key: string): Promise<void>;
  close(): Promise<void>;
};

/** A folder for Firefox's data, which outlives its processes. */
export function aProfile(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "recollect-firefox-"));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

export async function openFirefox(folder: string): Promise<Firefox> {
  const program = process.env["FIREFOX_PATH"] ?? "firefox-esr";
  const child = spawn(program, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: "1" },
  });
  const ended = once(child, "exit");
  const bidi = await connect(`${await addressOf(child)}/session`);
  const { capabilities } = await bidi.send("session.new", { capabilities: {} });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async openTab() {
      const { context } = await bidi.send("browsingContext.create", { type: "tab" });
      return tabOf(bidi, context);
    },
    async setCookie({ name, value, origin }) {
      const cookie = {
        name,
        value: { type: "string", value },
        domain: new URL(origin).hostname,
        path: "/",
        httpOnly: true,
        sameSite: "lax",
      };
      const inADay = Math.floor(Date.now() / 1000) + 86_400;
      await bidi.send("storage.setCookie", { cookie: { ...cookie, expiry: inADay } });
    },
    async quit() {
      // It may end before it answers.
      await Promise.race([bidi.send("browser.close", {}).catch(() => {}), ended]);
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function tabOf(bidi: Bidi, context: string): Tab {
  const act = (type: string, actions: object[]) => bidi.send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  const evaluate = (async (work: unknown, argument: unknown = null) => {
    const expression = `(async () => JSON.stringify(await (${String(work)})(${JSON.stringify(argument)})))()`;
    const { result, exceptionDetails } = await bidi.send("script.evaluate", { expression, target: { context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(`In the page: ${exceptionDetails.text}`);
    return result.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
  }) as Page["evaluate"];
  return {
    async goto(address) {
      await bidi.send("browsingContext.navigate", { context, url: address, wait: "interactive" });
    },
    evaluate,
    text: () => evaluate(() => document.body.innerText),
    async click(role, name) {
      const { nodes } = await bidi.send("browsingContext.locateNodes", {
        context,
        locator: { type: "accessibility", value: { role, name } },
      });
      const [node] = nodes;
      if (!node) throw new Error(`There is no ${role} "${name}".`);
      const origin = { type: "element", element: { sharedId: node.sharedId } };
      const [down, up] = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act("pointer", [{ type: "pointerMove", x: 0, y: 0, origin }, down, up]);
    },
    async press(key) {
      await act("key", [
        { type: "keyDown", value: key },
        { type: "keyUp", value: key },
      ]);
    },
    async close() {
      await bidi.send("browsingContext.close", { context });
    },
  };
}

/** Firefox writes where it can be driven. */
async function addressOf(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Firefox ended with ${code} instead of starting:\n${output}`)));
  });
}
