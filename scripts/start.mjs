import { buildClient } from "./build/build-client.mjs";
import { become } from "./process/become.mjs";
import { install } from "./build/install.mjs";
import { serverArguments, serverEnvironment } from "./process/server-process.mjs";
import { takesOnly } from "./process/usage.mjs";

takesOnly("Usage: npm start. Settings are variables of the environment, as in PORT=8080 npm start; docs/operations.md lists them.");
await install({ production: true });
await buildClient();
await become(serverArguments, serverEnvironment(process.env));
