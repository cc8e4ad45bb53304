import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";

/** A command's words, and its input if it needs one. */
export type Command = { words: readonly string[]; input: string };

/** The result, or why it was refused. */
export type CommandReply = { said: string } | { refused: string };

/** A command is a few words: more is not read. */
const mostBytes = 64 * 1024;

/** The time limit for receiving a command, in ms. */
const silenceMs = 10_000;

export type Control = { /** Accepts no further commands, and aborts those in progress. */ stop(): void };

/**
 * Accepts commands from other processes of the same user: with SQLite no other process can open the database, and open streams would miss
 * its changes. The path is in the data folder, which belongs to the user and is locked by this server, so an existing socket is left over
 * from a killed one. Resolves once commands can be sent.
 */
export async function takeCommands(path: string, carryOut: (command: Command) => Promise<CommandReply>): Promise<Control> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.setTimeout(silenceMs, () => socket.destroy());
    void answer(socket, carryOut);
  });
  const isFile = process.platform !== "win32";
  if (isFile) rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  if (isFile) chmodSync(path, 0o600);
  server.unref();
  return {
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function answer(socket: Socket, carryOut: (command: Command) => Promise<CommandReply>): Promise<void> {
  let json = "";
  socket.setEncoding("utf8");
  socket.on("data", (part: string) => {
    json += part;
    if (json.length > mostBytes) socket.destroy();
  });
  socket.once("end", () => {
    // From here on the command may take its time.
    socket.setTimeout(0);
    const command = parseCommand(json);
    const answering = command === null ? Promise.resolve({ refused: "This is no command." }) : carryOut(command);
    void answering.then((reply) => socket.end(JSON.stringify(reply)));
  });
}

function parseCommand(json: string): Command | null {
  try {
    const { words, input } = JSON.parse(json) as Partial<Command>;
    const areWords = Array.isArray(words) && words.every((word) => typeof word === "string");
    return areWords && typeof input === "string" ? { words, input } : null;
  } catch {
    return null;
  }
}

/** Sends a command to the server that listens at the path; null if none does. */
export async function sendCommand(path: string, command: Command): Promise<CommandReply | null> {
  const socket = await new Promise<Socket | null>((resolve) => {
    const newSocket = connect(path, () => resolve(newSocket));
    newSocket.once("error", () => resolve(null));
  });
  if (socket === null) return null;
  socket.end(JSON.stringify(command));
  const reply = await text(socket).catch(() => "");
  return reply === ""
    ? { refused: "The server was stopped before it could answer. Look whether it was done." }
    : (JSON.parse(reply) as CommandReply);
}
