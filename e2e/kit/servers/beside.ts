import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { node24 } from "../../../scripts/process/node24.mjs";
import { inProject, root } from "../../../scripts/process/root.mjs";

/** A process beside the server, with JSON lines as its output. */
export type Beside = {
  /** the next line of its output, past or future */
  next<T>(): Promise<T>;
  end(): Promise<void>;
};

export type CaughtMail = { to: string[]; subject: string; text: string; html: string };

/** A mail server that stores what is sent: its address is its first line, each mail one more. */
export function startMailCatcher(): Beside {
  return started("mail/mail-server-main.ts", []);
}

/** A school's sign-in, for a site with this address: its settings are its first line. */
export function startSchool(origin: string): Beside {
  return started("school/school-login-main.ts", [`${origin}/api/auth/callback/school`]);
}

function started(file: string, words: readonly string[]): Beside {
  const child = spawn(node24(), [inProject("server", "test", file), ...words], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async next<T>() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${file} ended`);
      return JSON.parse(value) as T;
    },
    async end() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
