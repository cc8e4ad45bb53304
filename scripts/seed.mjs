import { become } from "./process/become.mjs";
import { install } from "./build/install.mjs";
import { inProject } from "./process/root.mjs";

await install({ production: true });
await become([inProject("server", "src", "seed", "main.ts")]);
