import { setTimeout as sleep } from "node:timers/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { examinerError, requestFailed } from "@recollect/domain/practice/examiner-error.ts";

import { Refusal, msToWait, withRetries } from "./retries.ts";

export type ChatCall = {
  /** aborted when the student leaves */
  signal: AbortSignal;
  /** of the whole request, retries included */
  timeLimitMs: number;
  /** the error without any reply */
  failure: "api/generation-failed" | "api/evaluation-failed";
};

/** Sends one message to a chat-completions service; returns the text of its reply. Throws the specification's AI errors. */
export type AskChatService = (prompt: string, asking: ChatCall) => Promise<string>;

type ChatServiceOptions = {
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** our address and name, for the statistics of hosted routers */
  referer: string;
  title: string;
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** ms since 1970 */
  clock?: () => number;
};

/** The maximum wait that is passed on to a student, in seconds. */
const longestAdviceSeconds = 3600;

/** A service behind `{baseUrl}/chat/completions`, called with the model and one user message. */
export function chatService({
  baseUrl,
  model,
  apiKey,
  referer,
  title,
  wait = delayed,
  clock = Date.now,
}: ChatServiceOptions): AskChatService {
  const headers = { "HTTP-Referer": referer, "X-Title": inHeader(title) };
  let loading: ReturnType<typeof load> | undefined;

  /** The client library takes 25 MB of memory, so it is loaded with the first request. */
  async function load() {
    const [sdk, { createOpenAICompatible }] = await Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
    const key = apiKey === null ? {} : { apiKey };
    const provider = createOpenAICompatible({ name: "chat", baseURL: baseUrl, headers, fetch: boundedFetch(), ...key });
    return { sdk, languageModel: provider.chatModel(model) };
  }

  async function once(prompt: string, signal: AbortSignal): Promise<string> {
    const { sdk, languageModel } = await (loading ??= load());
    try {
      // We retry ourselves: the library would wait as long as a service asks for.
      return (await sdk.generateText({ model: languageModel, prompt, abortSignal: signal, maxRetries: 0 })).text;
    } catch (error) {
      if (!sdk.APICallError.isInstance(error)) throw sdk.InvalidResponseDataError.isInstance(error) ? unusable(error) : error;
      const { statusCode, responseHeaders, cause } = error;
      if (statusCode !== undefined && statusCode >= 300) throw new Refusal(statusCode, msToWait(responseHeaders?.["retry-after"], clock()));
      if (sdk.JSONParseError.isInstance(cause)) throw examinerError("api/parse-error", { cause: error });
      if (sdk.TypeValidationError.isInstance(cause)) throw unusable(error);
      throw error;
    }
  }

  return async (prompt, { signal: student, timeLimitMs, failure }) => {
    const signal = AbortSignal.any([student, AbortSignal.timeout(timeLimitMs)]);
    try {
      return await withRetries(() => once(prompt, signal), { wait: async (ms) => void (await wait(ms, signal)) });
    } catch (error) {
      throw namedFailure(error, failure);
    }
  };
}

/** Any error, as one of the specification's. */
function namedFailure(error: unknown, failure: ChatCall["failure"]): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Refusal) return refusalError(error);
  return causes(error).some((cause) => cause instanceof ReplyTooLong) ? unusable(error) : examinerError(failure, { cause: error });
}

/** A rate limit has the time of the next attempt, if the service sent one. */
function refusalError(refusal: Refusal): AppError {
  if (refusal.status !== 429 || refusal.retryAfterMs === null) return requestFailed(refusal.status, refusal);
  const seconds = Math.max(1, Math.ceil(refusal.retryAfterMs / 1000));
  return examinerError("api/rate-limit", { details: { retryAfterSeconds: Math.min(seconds, longestAdviceSeconds) }, cause: refusal });
}

function unusable(cause: unknown): AppError {
  return examinerError("api/invalid-response", { cause });
}

/** The error, its cause, the cause of that, and so on. */
function causes(error: unknown): unknown[] {
  const all = [error];
  while (all.length < 10 && all.at(-1) instanceof Error) all.push((all.at(-1) as Error).cause);
  return all;
}

function delayed(ms: number, signal: AbortSignal): Promise<unknown> {
  return sleep(ms, undefined, { signal });
}

/** Headers are Latin-1 only, and a brand can have any characters. */
function inHeader(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text);
}

/** The maximum size of the service's reply, in bytes; a chunk's questions are a hundredth of it. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;

/** The service's reply exceeds the limit. */
class ReplyTooLong extends Error {}

/**
 * `fetch` for the chat service: reads at most `maxBytes` of a reply (after decompression), and of an error only its status and headers. Throws
 * ReplyTooLong beyond that.
 */
function boundedFetch(maxBytes: number = MAX_REPLY_BYTES): typeof fetch {
  return async (input, init) => {
    // A redirect would turn the request into a GET without a body, to an address that is not configured.
    const reply = await fetch(input, { ...init, redirect: "manual" });
    const { status, statusText, headers } = reply;
    if (!reply.ok) {
      await reply.body?.cancel();
      return new Response(null, { status, statusText, headers });
    }
    return new Response(await firstBytes(reply, maxBytes), { status, statusText, headers });
  };
}

async function firstBytes(reply: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest of the reply.
    if (length > maxBytes) throw new ReplyTooLong(`The chat service sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
