import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { expect, onTestFinished, test } from "vitest";

import { aTemporaryFolder } from "../../../test/databases.ts";
import { controlPath } from "./control-path.ts";
import { sendCommand, takeCommands, type Command } from "./control.ts";

async function aControl(carryOut: (command: Command) => Promise<{ said: string }> = async ({ words }) => ({ said: words.join(" ") })) {
  const path = join(await aTemporaryFolder(), "admin.sock");
  const control = await takeCommands(path, carryOut);
  onTestFinished(() => control.stop());
  return { path, control };
}

/** The reply to raw text. */
async function replyTo(path: string, words: string): Promise<string> {
  const socket = connect(path);
  socket.on("error", () => {});
  socket.end(words);
  return text(socket).catch(() => "");
}

test("a command is sent to a server and answered", async () => {
  const { path } = await aControl();
  expect(await sendCommand(path, { words: ["badge", "ädä", "DEV"], input: "" })).toEqual({ said: "badge ädä DEV" });
});

test.each(["", "badge ada DEV", "{}", '{"words":"badge","input":""}', '{"words":[1],"input":""}', "null"])(
  "%j is not a command",
  async (words) => {
    const { path } = await aControl();
    expect(await replyTo(path, words)).toBe('{"refused":"This is no command."}');
  },
);

test("one that is far too long is cut off, and the next is answered", async () => {
  const { path } = await aControl();
  expect(await replyTo(path, JSON.stringify({ words: ["x".repeat(1_000_000)], input: "" }))).toBe("");
  const cutOff = await sendCommand(path, { words: ["x".repeat(1_000_000)], input: "" });
  expect(cutOff).toEqual({ refused: expect.stringContaining("before it could answer") });
  expect(await sendCommand(path, { words: ["days"], input: "" })).toEqual({ said: "days" });
});

test("without a server there is no answer; one that stops in the middle is reported", async () => {
  expect(await sendCommand(join(await aTemporaryFolder(), "admin.sock"), { words: [], input: "" })).toBeNull();
  const { path, control } = await aControl(() => {
    control.stop();
    return new Promise(() => {});
  });
  expect(await sendCommand(path, { words: ["days"], input: "" })).toEqual({ refused: expect.stringContaining("was stopped") });
});

test("a folder whose path is too long for a socket has none; Windows has pipes", () => {
  expect(controlPath(`/${"d".repeat(120)}`, "linux")).toBeNull();
  expect(controlPath("/srv/cards", "linux")).toBe("/srv/cards/admin.sock");
  expect(controlPath("C:\\cards", "win32")).toMatch(/^\\\\\.\\pipe\\recollect-[0-9a-f]{32}$/);
});
