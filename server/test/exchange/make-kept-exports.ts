import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { writePackage } from "../../src/features/exchange/exporting/write-package.store.ts";
import { aKeptDeck, keptAt } from "../library/a-kept-deck.ts";
import { keptTexts } from "./kept-exports.ts";

/** Writes today's exports. To be run once for each new version of a format; the old files are kept. */
const into = fileURLToPath(new URL("./kept-exports/", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "recollect-"));
await writePackage([await aKeptDeck(folder, keptAt)], join(folder, "kept.apkg"));
await cp(join(folder, "kept.apkg"), join(into, "kept.apkg"));
for (const [name, text] of keptTexts()) await writeFile(join(into, name), text);
await rm(folder, { recursive: true });
