import { buildClient } from "./build-client.mjs";
import { become } from "./become.mjs";
import { install } from "./install.mjs";
import { inProject } from "./root.mjs";

await install();
await buildClient();
await become([inProject("bench", "main.ts"), ...process.argv.slice(2)]);
