import { buildClient } from "./build/build-client.mjs";
import { become } from "./process/become.mjs";
import { install } from "./build/install.mjs";
import { inProject } from "./process/root.mjs";

await install({ production: true });
await buildClient();
await become([inProject("server", "src", "process", "main.ts")]);
