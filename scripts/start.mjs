import { buildClient } from "./build/build-client.mjs";
import { become } from "./process/become.mjs";
import { install } from "./build/install.mjs";
import { serverArguments, serverEnvironment } from "./process/server-process.mjs";

await install({ production: true });
await buildClient();
await become(serverArguments, serverEnvironment(process.env));
