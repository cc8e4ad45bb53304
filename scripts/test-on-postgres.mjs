import { given } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { onPostgres } from "./checks/on-postgres.mjs";
import { install } from "./build/install.mjs";
import { keepTestsInMemory } from "./machine/memory-folder.mjs";

keepTestsInMemory();
await install();
finish([await onPostgres({ files: given })]);
