import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type CardData = { card: number; term: string; definition: string };
type AnswerData = { definition: string; studentAnswer: string };

/** A fake chat-completions service, over real HTTP. While it is `down` it refuses everything. */
export type ChatService = { baseUrl: string; isDown: boolean; end(): Promise<void> };

/** It writes good questions, and accepts an answer that contains the card's definition. */
export async function startChatService(): Promise<ChatService> {
  const service: ChatService = { baseUrl: "", isDown: false, end: async () => {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (service.isDown) return void response.writeHead(500).end();
      const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { content: string }[] };
      const content = replyTo(messages[0]?.content ?? "");
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ id: "1", choices: [{ index: 0, message: { role: "assistant", content } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  service.end = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return service;
}

/** A prompt's data are between its last two delimiters. */
function replyTo(prompt: string): string {
  const data = JSON.parse(prompt.split("\n").at(-2) ?? "null") as CardData[] | AnswerData;
  return JSON.stringify(Array.isArray(data) ? data.map(questionAbout) : gradeOf(data));
}

function questionAbout({ card, term, definition }: CardData) {
  const choices = [definition, "Atlantis", "El Dorado", "Camelot"];
  return { card, question: `Which city do they call the capital of ${term}?`, choices, answer: definition };
}

function gradeOf({ definition, studentAnswer }: AnswerData) {
  const isCorrect = studentAnswer.toLowerCase().includes(definition.toLowerCase());
  return {
    isCorrect,
    score: isCorrect ? 96 : 0,
    feedback: isCorrect ? "Well done, says the model." : `Think of ${definition}, says the model.`,
  };
}
