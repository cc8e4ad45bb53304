import { become } from "./become.mjs";
import { install } from "./install.mjs";
import { inProject } from "./root.mjs";

await install({ production: true });
await become([inProject("server", "src", "admin", "main.ts"), ...process.argv.slice(2)]);
