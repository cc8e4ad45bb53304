import { parentPort } from "node:worker_threads";

import { readMediaFile, type FileToRead } from "./read-file.ts";

/** A thread that reads one file after another: what a hostile one costs, it costs here. */
const port = parentPort;
port?.on("message", (file: FileToRead) => {
  void readMediaFile(file)
    .catch(() => "media/damaged" as const)
    // oxlint-disable-next-line require-post-message-target-origin -- a port of a thread has no origin
    .then((result) => port.postMessage(result));
});
