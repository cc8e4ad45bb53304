import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { IMPORT } from "../reading/limits.ts";

/** Writes a request's body to a file as it comes. Throws `import/too-large` as soon as it is, `import/damaged` when the sender leaves. */
export async function receiveUpload(request: Request, path: string, most: number = IMPORT.maxFileBytes): Promise<number> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw new AppError("import/too-large");
  if (!request.body) throw new AppError("import/empty");
  const file = createWriteStream(path);
  let bytes = 0;
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > most) throw new AppError("import/too-large");
      if (!file.write(chunk)) await new Promise<void>((resolve, reject) => file.once("drain", () => resolve()).once("error", reject));
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("import/damaged", { cause: error });
  } finally {
    file.end();
    await finished(file);
  }
  if (bytes === 0) throw new AppError("import/empty");
  return bytes;
}
