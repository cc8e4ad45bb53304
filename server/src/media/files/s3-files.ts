import { readFile } from "node:fs/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { AwsClient } from "aws4fetch";

import type { S3Place } from "../../process/settings/media-place.ts";
import type { MediaFiles } from "./media-files.ts";

/** How long the store may pause in a request or a file until it counts as lost, in ms. */
const longestSilenceMs = 30_000;
/** A busy service is retried three times, with growing pauses. */
const retries = 3;

type Patience = { signal: AbortSignal; of: <T>(step: Promise<T>) => Promise<T> };

/** Aborts a request when one of its steps takes too long. */
function patience(silenceMs: number): Patience {
  const connectionLost = new AbortController();
  return {
    signal: connectionLost.signal,
    of: async (step) => {
      const timer = setTimeout(() => connectionLost.abort(new Error("the media store fell silent")), silenceMs);
      return step.finally(() => clearTimeout(timer));
    },
  };
}

/** Only the store's own pauses count: a slow student may read a file slowly. */
function untilSilent(body: ReadableStream<Uint8Array>, { of }: Patience): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await of(reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Files in a bucket of an S3-compatible service, under `ab/abcdef…`. The service confirms a file after storing it. */
export function s3Files(
  { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: S3Place,
  silenceMs = longestSilenceMs,
): MediaFiles {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  const addressOf = (hash: string) => `${endpoint}/${bucket}/${prefix}${hash.slice(0, 2)}/${hash}`;

  /** Only expected statuses are returned: any other means that the store does not work. */
  async function ask(hash: string, init: RequestInit, expected: readonly number[], steps = patience(silenceMs)): Promise<Response> {
    const reply = await steps.of(client.fetch(addressOf(hash), { ...init, signal: steps.signal })).catch((cause: unknown) => {
      throw new AppError("media/store-unreachable", { cause });
    });
    if (expected.includes(reply.status)) return reply;
    await reply.body?.cancel();
    throw new AppError("media/store-unreachable", { cause: new Error(`the media store answered ${reply.status}`) });
  }

  return {
    async put(hash, path) {
      const reply = await ask(hash, { method: "PUT", body: await readFile(path) }, [200]);
      await reply.body?.cancel();
    },

    async read(hash, range) {
      const headers: Record<string, string> = range ? { Range: `bytes=${range.from}-${range.to}` } : {};
      const steps = patience(silenceMs);
      // If a range comes as the whole file, it would be sent with a wrong length.
      const reply = await ask(hash, { headers }, [range ? 206 : 200, 404], steps);
      if (reply.status !== 404) return reply.body ? untilSilent(reply.body, steps) : new Uint8Array();
      await reply.body?.cancel();
      return null;
    },

    async removeOlder(hash, before) {
      const reply = await ask(hash, { method: "HEAD" }, [200, 404]);
      if (reply.status === 404 || Date.parse(reply.headers.get("Last-Modified") ?? "") >= before) return;
      const response = await ask(hash, { method: "DELETE" }, [200, 204, 404]);
      await response.body?.cancel();
    },
  };
}
