import pg from "pg";

const channel = "scale";
const seconds = 4;

export type NoticeRate = { listeners: number; atOnce: number; perSecond: number };

/** How many notices a second LISTEN/NOTIFY carries to so many processes, sent as the server sends them: many in one statement, or alone. */
export async function noticeRates(url: string): Promise<NoticeRate[]> {
  const rates: NoticeRate[] = [];
  for (const listeners of [2, 16, 64])
    for (const atOnce of [1, 100]) rates.push({ listeners, atOnce, perSecond: await rateOf(url, { listeners, atOnce }) });
  return rates;
}

/** A deck's change with its summary, as it goes to other processes. */
const payload = JSON.stringify({
  from: "a process",
  change: { kind: "deck", uid: "a student", deckId: 1_764_000_000_000, left: { title: "x".repeat(200) } },
});

async function rateOf(url: string, { listeners, atOnce }: { listeners: number; atOnce: number }): Promise<number> {
  const clients = Array.from({ length: listeners }, () => new pg.Client(url));
  const senders = Array.from({ length: 2 }, () => new pg.Client(url));
  const heard = new Array<number>(listeners).fill(0);
  try {
    await Promise.all(
      clients.map(async (client, at) => {
        client.on("notification", () => (heard[at] = (heard[at] ?? 0) + 1));
        await client.connect();
        await client.query(`listen ${channel}`);
      }),
    );
    const begin = performance.now();
    let sent = 0;
    await Promise.all(
      senders.map(async (sender) => {
        await sender.connect();
        // As the server does: a notice waits for no disk.
        await sender.query("set synchronous_commit = off");
        while (performance.now() - begin < seconds * 1000) {
          await sender.query("select pg_notify($1, payload) from unnest($2::text[]) payload", [
            channel,
            Array.from({ length: atOnce }, () => `${sent++} ${payload}`),
          ]);
        }
      }),
    );
    while (heard.some((count) => count < sent)) await new Promise((resolve) => setTimeout(resolve, 5));
    return sent / ((performance.now() - begin) / 1000);
  } finally {
    await Promise.all([...clients, ...senders].map((client) => client.end()));
  }
}
