import { extraArguments } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { onPostgres } from "./checks/on-postgres.mjs";
import { install } from "./build/install.mjs";

await install();
finish([await onPostgres({ files: extraArguments })]);
