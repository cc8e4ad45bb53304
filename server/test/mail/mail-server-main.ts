import { startMailServer } from "./mail-server.ts";

// The mail server as a process, for journeys: its address is the first line, and each mail one more, as JSON.
const send = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`);
const { url } = await startMailServer(({ to, subject, text, html }) =>
  send({ to: [to].flat().map((one) => one?.text), subject, text, html }),
);
send(url);
