import { run } from "@recollect/server/process/run.ts";

import "./shifted-date.ts";

await run(process.env);
