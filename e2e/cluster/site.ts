import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../../scripts/machine/free-port.mjs";
import { node24 } from "../../scripts/process/node24.mjs";
import { inProject, root } from "../../scripts/process/root.mjs";
import { serverEnvironment } from "../../scripts/process/server-process.mjs";
import { quickHashes } from "../../server/test/passwords/hash-option.ts";
import type { DatabasePair } from "./database-pair.ts";
import { openLink, type Link } from "./link.ts";

/** How soon a process that ended is started again, as a supervisor does, in ms. */
const restartMs = 500;

/** How long a process may take until it answers, in ms: on a busy machine a start takes half a minute. */
const readyMs = 120_000;

export type Member = {
  readonly port: number;
  /** its ways to the two databases, in the order of their ports */
  readonly links: readonly [Link, Link];
  kill(): void;
  freeze(): void;
  thaw(): void;
  shiftClock(ms: number): void;
  /** Stops it as a deployment does, and waits until the next one answers. */
  deploy(): Promise<void>;
  /** Resolves when it takes requests; throws if it does not within two minutes. */
  isReady(): Promise<void>;
  stop(): Promise<void>;
};

export type Site = {
  readonly members: readonly Member[];
  /** how processes ended that nobody ended */ readonly ownEnds: readonly string[];
  stop(): Promise<void>;
};

/** Server processes on a pair of databases, each with ways of its own to them, and each started again whenever it ends. */
export async function startSite(pair: DatabasePair, count: number): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-cluster-"));
  const ownEnds: string[] = [];
  const members: Member[] = [];
  // The first one migrates.
  members.push(await startMember({ pair, folder, at: 0, ownEnds }));
  const others = Array.from({ length: count - 1 }, (_, at) => startMember({ pair, folder, at: at + 1, ownEnds }));
  members.push(...(await Promise.all(others)));
  return {
    members,
    ownEnds,
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type MemberInput = { pair: DatabasePair; folder: string; at: number; ownEnds: string[] };

async function startMember({ pair, folder, at, ownEnds }: MemberInput): Promise<Member> {
  const links = [await openLink(pair.ports[0]), await openLink(pair.ports[1])] as const;
  const port = await freePort();
  const { username, password, pathname } = new URL(pair.primaryUrl());
  const env = serverEnvironment({
    PATH: process.env["PATH"],
    TMPDIR: process.env["TMPDIR"],
    NODE_OPTIONS: quickHashes,
    LIMITS: "off",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: join(folder, `process-${at}`),
    MEDIA_URL: join(folder, "media"),
    AUTH_SECRET: "a secret that all processes of this site share",
    DATABASE_URL: `postgres://${username}:${password}@127.0.0.1:${links[0].port},127.0.0.1:${links[1].port}${pathname}?target_session_attrs=read-write`,
  });
  const program = inProject("e2e", "cluster", "server-main.ts");
  let child: ChildProcess;
  let isStopping = false;
  let isExpected = false;
  let aheadMs = 0;

  function launch(): void {
    let output = "";
    child = spawn(node24(), [program], { cwd: root, env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (bytes: Buffer) => (output = `${output}${bytes.toString()}`.slice(-2_000)));
    child.send(aheadMs);
    child.once("exit", (code, signal) => {
      if (isStopping) return;
      if (!isExpected) ownEnds.push(`process ${at + 1} ended with ${signal ?? code}: ${output.trim().split("\n").at(-1) ?? ""}`);
      isExpected = false;
      setTimeout(() => !isStopping && launch(), restartMs);
    });
  }

  async function isReady(): Promise<void> {
    for (const deadline = performance.now() + readyMs; performance.now() < deadline; await pause(200)) {
      const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (reply?.ok === true) return;
    }
    throw new Error(`Process ${at + 1} is not ready after ${readyMs / 1000} s.`);
  }

  launch();
  await isReady();
  return {
    port,
    links,
    isReady,
    kill() {
      isExpected = true;
      child.kill("SIGKILL");
    },
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    shiftClock(ms) {
      aheadMs = ms;
      child.send(ms);
    },
    async deploy() {
      isExpected = true;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await pause(restartMs + 200);
      await isReady();
    },
    async stop() {
      isStopping = true;
      for (const link of links) link.mend();
      child.kill("SIGCONT");
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      }
      for (const link of links) link.close();
    },
  };
}
