import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a port that can be cut as a network can: nothing arrives any more, and nobody is told. */
export type Link = {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): void;
};

export async function openLink(targetPort: number): Promise<Link> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const waiting = new Set<Socket>();
  let isCut = false;

  function join(near: Socket): void {
    const far = connect(targetPort, "127.0.0.1");
    // One that waited for the way to be mended was paused.
    near.resume();
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on("error", () => {});
      one.on("data", (bytes) => {
        if (!other.write(bytes)) one.pause();
      });
      other.on("drain", () => {
        if (!isCut) one.resume();
      });
      one.once("close", () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  }

  const server = createServer((near) => {
    near.on("error", () => {});
    if (!isCut) return join(near);
    near.pause();
    waiting.add(near);
    near.once("close", () => waiting.delete(near));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of [...pairs].flat()) socket.resume();
      for (const near of waiting) join(near);
      waiting.clear();
    },
    close() {
      server.close();
      for (const socket of [...[...pairs].flat(), ...waiting]) socket.destroy();
    },
  };
}
