import { join } from "node:path";
import { runLanguages } from "./command.ts";

process.exitCode = runLanguages(
  join(import.meta.dirname, "../../.."),
  process.argv.slice(2),
  (line) => void process.stdout.write(`${line}\n`),
);
