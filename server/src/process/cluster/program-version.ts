import { readFileSync } from "node:fs";

/** The version of this program, such as "0.2.0". */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8")) as { version: string };
  return version;
}
