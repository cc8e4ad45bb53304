import { become } from "./become.mjs";
import { browserPath } from "./browser.mjs";
import { buildClient } from "./build-client.mjs";
import { install } from "./install.mjs";
import { inProject } from "./root.mjs";

await install();
await buildClient();
process.env["CHROME_PATH"] = await browserPath();
await become([inProject("e2e", "shots", "main.ts"), ...process.argv.slice(2)]);
