import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems use for outgoing connections, so that a restarted server finds its port free. */
const first = 20_000;
const count = 12_000;

/** A port on loopback that is free now. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
async function isFree(port) {
  const server = createServer().listen(port, "127.0.0.1");
  const isTaken = await once(server, "listening").then(
    () => false,
    () => true,
  );
  if (isTaken) return false;
  server.close();
  await once(server, "close");
  return true;
}
