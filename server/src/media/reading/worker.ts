import { parentPort } from "node:worker_threads";

import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

import { isDiskFull } from "../../http/disk-full.ts";
import { readMediaFile, type FileToRead, type ReadFile } from "./read-file.ts";

/** The result for a file: its properties, an error of the file, or an error of the disk. */
export type FileResult = ReadFile | ErrorCode | { diskFull: string };

/** A thread that processes files: a hostile one only costs time here. */
const port = parentPort;
port?.on("message", (file: FileToRead) => {
  void readMediaFile(file)
    .catch((error: unknown): FileResult => (isDiskFull(error) ? { diskFull: String(error) } : "media/damaged"))
    .then((result: FileResult) => port.postMessage(result));
});
