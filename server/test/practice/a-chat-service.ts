import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { onTestFinished } from "vitest";

/** A request as the service received it. `data` is the text between the prompt's delimiters. */
export type ChatRequest = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown>; prompt: string; data: unknown };

/** How the service answers one request. */
export type Play = (request: ChatRequest, response: ServerResponse) => void;

export type ChatService = {
  baseUrl: string;
  /** the requests so far */
  requests: ChatRequest[];
  /** how many clients closed the connection before their reply was complete */
  left: () => number;
  /** the maximum number of simultaneous requests */
  mostAtOnce: () => number;
  /** Sets the replies from now on: one for each request in order, the last of them for all further ones. */
  plays: (...plays: Play[]) => void;
};

/** A chat-completions service over real HTTP, on a port of its own, closed after the test. At first it answers like a good model. */
export async function aChatService(): Promise<ChatService> {
  const requests: ChatRequest[] = [];
  let queue: Play[] = [goodReply];
  let [left, open, mostAtOnce] = [0, 0, 0];
  const server = createServer((request, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on("close", () => {
      open -= 1;
      if (!response.writableFinished) left += 1;
    });
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const chatRequest = read(request.url ?? "", request.headers, Buffer.concat(chunks).toString());
      requests.push(chatRequest);
      const play = queue.length > 1 ? queue.shift() : queue[0];
      play?.(chatRequest, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    left: () => left,
    mostAtOnce: () => mostAtOnce,
    plays: (...plays) => void (queue = plays),
  };
}

function read(path: string, headers: IncomingHttpHeaders, text: string): ChatRequest {
  const body = JSON.parse(text) as { messages: { content: string }[] };
  const prompt = body.messages[0]?.content ?? "";
  const lines = prompt.split("\n");
  return { path, headers, body, prompt, data: JSON.parse(lines.at(-2) ?? "null") };
}

/** A reply whose message has this content. */
export function says(content: unknown): Play {
  return (_asked, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ id: "reply-1", choices: [{ index: 0, message: { role: "assistant", content } }] }));
  };
}

/** As `says`, with a content that depends on the request. */
export function saysOf(content: (request: ChatRequest) => string): Play {
  return (request, response) => says(content(request))(request, response);
}

/** A body without any change. */
export function sends(body: string): Play {
  return (_asked, response) => void response.writeHead(200, { "Content-Type": "application/json" }).end(body);
}

/** An error status. */
export function refuses(status: number, headers: Record<string, string> = {}): Play {
  return (_asked, response) => void response.writeHead(status, headers).end('{"error":{"message":"no"}}');
}

/** Reads the request and never answers. */
export const hangs: Play = () => {};

/** Cuts the connection in the middle of a reply. */
export const drops: Play = (_asked, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"choices":[{"mess', () => response.destroy());
};

/** Megabytes of arbitrary text. */
export function noise(bytes: number): Play {
  return (_asked, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(Buffer.alloc(bytes, '{["x'));
  };
}

/** A reply that is sent letter by letter and never ends. */
export const trickles: Play = (_asked, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

export type CardData = { card: number; term: string; definition: string };

/** One item for each card of the request, as a good model would write it. */
export function goodItems({ data }: ChatRequest) {
  return (data as CardData[]).map(({ card, term, definition }) => ({
    card,
    question: `Which of these is ${term}?`,
    choices: [definition, ...["Atlantis", "El Dorado", "Shangri-La"].map((place) => `${place} ${card}`)],
    answer: definition,
  }));
}

/** Good questions for cards, and a fair evaluation of an answer. */
export const goodReply: Play = saysOf((request) => {
  if (Array.isArray(request.data)) return JSON.stringify(goodItems(request));
  const { definition, studentAnswer } = request.data as { definition: string; studentAnswer: string };
  const isCorrect = studentAnswer.trim().toLowerCase() === definition.trim().toLowerCase();
  return JSON.stringify({ isCorrect, score: isCorrect ? 100 : 0, feedback: isCorrect ? "Well done." : `It is ${definition}.` });
});
