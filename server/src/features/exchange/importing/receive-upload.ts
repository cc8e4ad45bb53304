import { open } from "node:fs/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { isDiskFull } from "../../../http/disk-full.ts";
import { IMPORT } from "../reading/limits.ts";

/**
 * Streams a request's body to a file. Throws `import/too-large` as soon as it is, `import/damaged` when the client disconnects, and the
 * system's error for a full disk.
 */
export async function receiveUpload(request: Request, path: string, most: number = IMPORT.maxFileBytes): Promise<number> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw new AppError("import/too-large");
  if (!request.body) throw new AppError("import/empty");
  const file = await open(path, "w");
  let bytes = 0;
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > most) throw new AppError("import/too-large");
      await file.writeFile(chunk);
    }
  } catch (error) {
    throw error instanceof AppError || isDiskFull(error) ? error : new AppError("import/damaged", { cause: error });
  } finally {
    await file.close();
  }
  if (bytes === 0) throw new AppError("import/empty");
  return bytes;
}
