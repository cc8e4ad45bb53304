import { become } from "./process/become.mjs";
import { install } from "./build/install.mjs";
import { inProject } from "./process/root.mjs";

await install({ production: true });
await become([inProject("server", "src", "process", "operator", "main.ts"), ...process.argv.slice(2)]);
