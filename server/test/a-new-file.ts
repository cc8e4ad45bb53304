import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The path of a file that does not exist. */
export const aNewFile = (): string => join(tmpdir(), `recollect-${randomUUID()}`);
