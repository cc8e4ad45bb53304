import { open } from "node:fs/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { isDiskFull } from "../../../http/disk-full.ts";
import { IMPORT } from "../reading/untrusted/limits.ts";

type ReceivingOptions = {
  /** in bytes */
  most?: number;
  /** Reserves bytes for the file. If it throws, the body is refused with that error. */
  reserve?: (bytes: number) => Promise<void>;
};

/**
 * Space is reserved in steps of this many bytes, so that a slow sender holds little more than has arrived, and never more than the announced length.
 * Of a file without an announced length a smaller step is reserved, since it may end within it.
 */
const [reservedAtOnce, reservedBlindly] = [16 * 1024 * 1024, 256 * 1024];

/**
 * Streams a request's body to a file, and returns its length. Throws `import/too-large` as soon as it is, `import/damaged` when the client
 * disconnects, what `reserve` throws, and the system's error for a full disk.
 */
export async function receiveUpload(
  request: Request,
  path: string,
  { most = IMPORT.maxFileBytes, reserve }: ReceivingOptions = {},
): Promise<number> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > most) throw new AppError("import/too-large");
  if (!request.body) throw new AppError("import/empty");
  const file = await open(path, "w");
  let bytes = 0;
  let reserved = 0;
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength;
      if (bytes > most) throw new AppError("import/too-large");
      if (bytes > reserved) {
        reserved = announced >= bytes ? Math.min(bytes + reservedAtOnce, announced) : bytes + reservedBlindly;
        await reserve?.(reserved);
      }
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
