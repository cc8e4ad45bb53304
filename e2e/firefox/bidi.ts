/** The replies of the commands that are used here, by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
type Replies = {
  "session.new": { capabilities: { browserName: string; browserVersion: string } };
  "browser.close": object;
  "browsingContext.create": { context: string };
  "browsingContext.navigate": { url: string };
  "browsingContext.locateNodes": { nodes: { sharedId: string }[] };
  "browsingContext.close": object;
  "input.performActions": object;
  "script.evaluate": { result: { value?: string }; exceptionDetails?: { text: string } };
  "storage.setCookie": object;
};

type Reply = { id?: number; type: string; result?: unknown; error?: string; message?: string };
type Waiting = { resolve: (result: unknown) => void; reject: (failure: Error) => void };

/** Drives a browser by the protocol that browsers share. */
export type Bidi = { send<Method extends keyof Replies>(method: Method, params: object): Promise<Replies[Method]> };

export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`Nothing answers at ${address}.`)), { once: true });
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Reply;
    // Events have no id.
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !asked) return;
    waiting.delete(id);
    if (type === "success") asked.resolve(result);
    else asked.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser has ended."));
    waiting.clear();
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: (result) => resolve(result as Replies[typeof method]), reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
