import { AppError } from "@recollect/domain/errors/app-error.ts";
import { zstdDecompressSync } from "node:zlib";

/** Unpacks one zstd frame, up to `most` bytes. Throws `import/inflates-too-far`, `import/damaged`. */
export function unzstd(bytes: Uint8Array, most: number): Buffer {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: most });
  } catch (cause) {
    const isTooLong = cause instanceof RangeError || (cause as { code?: string }).code === "ERR_BUFFER_TOO_LARGE";
    throw new AppError(isTooLong ? "import/inflates-too-far" : "import/damaged", { cause });
  }
}
