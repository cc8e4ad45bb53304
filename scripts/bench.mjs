import { buildClient } from "./build/build-client.mjs";
import { become } from "./process/become.mjs";
import { install } from "./build/install.mjs";
import { inProject } from "./process/root.mjs";

await install();
await buildClient();
await become([inProject("bench", "main.ts"), ...process.argv.slice(2)]);
