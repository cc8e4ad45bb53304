import { buildClient } from "./build-client.mjs";
import { become } from "./become.mjs";
import { install } from "./install.mjs";
import { inProject } from "./root.mjs";

await install({ production: true });
await buildClient();
await become([inProject("server", "src", "process", "main.ts")]);
