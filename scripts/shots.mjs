import { become } from "./process/become.mjs";
import { browserPath } from "./machine/browser.mjs";
import { buildClient } from "./build/build-client.mjs";
import { install } from "./build/install.mjs";
import { inProject } from "./process/root.mjs";

await install();
await buildClient();
process.env["CHROME_PATH"] = await browserPath();
/** `npm run shots -- readme` takes the two of the README, any other word only the screens with it in their name. */
const isForReadme = process.argv[2] === "readme";
await become([inProject("e2e", "shots", isForReadme ? "readme.ts" : "main.ts"), ...process.argv.slice(2)]);
