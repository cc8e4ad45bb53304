import { AppError } from "@recollect/domain/errors/app-error.ts";

import { keepNewFilesPrivate } from "../process/private-folders.ts";
import { readConfig } from "../process/settings/config.ts";
import { silent } from "../process/log/log.ts";
import { start } from "../process/start.ts";
import { StartError } from "../process/settings/start-error.ts";
import { demoStudent, seed } from "./seed.ts";
import { createVisitor } from "./visitor.ts";

/** Opens the same database as the server, at its own loopback address, so it may run beside a server. */
keepNewFilesPrivate();
try {
  const config = { ...readConfig(process.env), host: "127.0.0.1", port: 0, publicUrl: null, limits: false };
  const server = await start(config, silent);
  try {
    const { created, total } = await seed(createVisitor(`http://127.0.0.1:${server.port}`));
    console.log(`The demo content is in place: ${total} decks, ${created} of them new.`);
    console.log(`Log in as ${demoStudent.email} with the password ${demoStudent.password}`);
  } finally {
    await server.stop();
  }
} catch (error) {
  console.error(error instanceof StartError || error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}
