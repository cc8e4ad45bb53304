import { become } from "../../scripts/process/become.mjs";
import { inProject } from "../../scripts/process/root.mjs";
import { giveUp } from "../../scripts/process/say.mjs";
import { serverArguments, serverEnvironment } from "../../scripts/process/server-process.mjs";

/*
 * What an image does: `start` is `npm start` and `admin` is `npm run admin --`, in which everything is installed and built already. `health` succeeds while the
 * server answers.
 */
const [command = "start", ...words] = process.argv.slice(2);
if (command === "start") await become(serverArguments, serverEnvironment(process.env));
else if (command === "admin") await become([inProject("server", "src", "process", "operator", "main.ts"), ...words]);
else if (command === "health") await fetch(`http://127.0.0.1:${process.env["PORT"] ?? "3000"}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), failed);
else giveUp(`This image knows "start", "admin" and "health", and not "${command}".`);

/** @param {unknown} failure */
function failed(failure) {
  giveUp(`The server does not answer: ${String(failure)}`);
}
