import { become } from "./process/become.mjs";
import { install } from "./build/install.mjs";
import { inProject } from "./process/root.mjs";
import { takesOnly } from "./process/usage.mjs";

takesOnly("Usage: npm run seed. It adds the demo student and the demo decks to the database of the settings.");
await install({ production: true });
await become([inProject("server", "src", "seed", "main.ts")]);
