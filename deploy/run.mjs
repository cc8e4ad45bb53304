import { buildClient } from "../scripts/build/build-client.mjs";
import { become } from "../scripts/process/become.mjs";
import { inProject } from "../scripts/process/root.mjs";
import { giveUp } from "../scripts/process/say.mjs";
import { serverArguments, serverEnvironment } from "../scripts/process/server-process.mjs";

/*
 * What images and services run, where the packages are installed already: `build` makes the pages, `start` is the rest of `npm start`, `admin` that of
 * `npm run admin --`, and `health` succeeds while the server answers.
 */
const [command = "start", ...words] = process.argv.slice(2);
if (command === "start") await become(serverArguments, serverEnvironment(process.env));
else if (command === "admin") await become([inProject("server", "src", "process", "operator", "main.ts"), ...words]);
else if (command === "build") await buildClient();
else if (command === "health")
  await fetch(`http://127.0.0.1:${process.env["PORT"] ?? "3000"}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), failed);
else giveUp(`There are "start", "admin", "health" and "build", and not "${command}".`);

/** @param {unknown} failure */
function failed(failure) {
  giveUp(`The server does not answer: ${String(failure)}`);
}
