import { extraArguments, journeys } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { buildClient } from "./build/build-client.mjs";
import { install } from "./build/install.mjs";
import { firefoxPath } from "./machine/firefox.mjs";
import { become } from "./process/become.mjs";
import { inProject } from "./process/root.mjs";

await install();
const [first, ...options] = extraArguments;
// Several processes on two databases, and everything that can happen to them: a program of its own, without a browser.
if (first === "cluster") await become([inProject("e2e", "cluster", "main.ts"), ...options]);
// The previous release's own tests of its routes, on databases with the schema of today.
else if (first === "previous-release") await become([inProject("e2e", "previous-release", "main.ts"), ...options]);
else if (first === "firefox") await journeysInFirefox();
else finish([await journeys(extraArguments, { long: true })]);

/** By hand only: the checks need one browser. */
async function journeysInFirefox() {
  const env = { ...process.env, FIREFOX_PATH: firefoxPath() };
  await buildClient();
  const runner = inProject("node_modules", "@playwright", "test", "cli.js");
  await become([runner, "test", "--config", inProject("e2e", "firefox", "playwright.config.ts"), ...options], env);
}
