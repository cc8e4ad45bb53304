import { appendFileSync, writeFileSync } from "node:fs";

import { SMTPServer } from "smtp-server";

/* A mail server on port 2525 that writes whatever it gets into a file: `node mail-server.mjs FILE`. */
const [, , file = ""] = process.argv;
writeFileSync(file, "");
new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData(stream, _session, callback) {
    stream.on("data", (/** @type {Buffer} */ part) => appendFileSync(file, part));
    stream.on("end", () => callback());
  },
}).listen(2525, "127.0.0.1");
