import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";

import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";

/*
 * The maximum of the server's own parts: Hono on Node, one prepared statement on `node:sqlite` with group commit or on `pg`, and the same
 * replies as the server's. No sessions, no rules, no keys. It runs as a process of its own, beside the server, in the same run.
 */

type Decks = { read: (id: number) => Promise<string>; write: (id: number, cards: string) => Promise<void> };

const decks = process.env["DATABASE_URL"] ? await onPostgres(process.env["DATABASE_URL"]) : onSqlite(process.env["DATA_DIR"] ?? "");
let lastId = 0;

const app = new Hono()
  .get("/decks/:id", async (c) => replied(await decks.read(Number(c.req.param("id"))), c.req.header("accept-encoding")))
  .post("/decks", async (c) => {
    const { title, cards } = await c.req.json<{ title: string; cards: unknown[] }>();
    const text = JSON.stringify(cards);
    lastId += 1;
    await decks.write(lastId, text);
    return replied(`{"id":${lastId},"title":${JSON.stringify(title)},"cards":${text}}`, c.req.header("accept-encoding"), 201);
  });

const answer = getRequestListener(app.fetch);
const server = createServer((request, reply) => void answer(request, reply));
server.listen(Number(process.env["PORT"]), "localhost", () => console.log("the bare server is running at its port"));
process.on("SIGTERM", () => process.exit(0));

function replied(json: string, acceptEncoding: string | undefined, status = 200): Response {
  const headers = { "Content-Type": "application/json" };
  if (!acceptEncoding?.includes("gzip")) return new Response(json, { status, headers });
  return new Response(gzipSync(json, { level: 2 }), { status, headers: { ...headers, "Content-Encoding": "gzip" } });
}

function onSqlite(folder: string): Decks {
  const database = new DatabaseSync(`${folder}/bare.db`);
  database.exec("pragma journal_mode = wal; pragma synchronous = full; create table decks (id integer primary key, cards text) strict");
  const select = database.prepare("select cards from decks where id = ?");
  const insert = database.prepare("insert into decks values (?, ?)");
  let waiting: { id: number; cards: string; done: () => void }[] = [];
  const commit = () => {
    const batch = waiting;
    waiting = [];
    database.exec("begin immediate");
    for (const { id, cards } of batch) insert.run(id, cards);
    database.exec("commit");
    for (const { done } of batch) done();
  };
  return {
    read: async (id) => String(select.get(id)?.["cards"]),
    write: (id, cards) =>
      new Promise((done) => {
        if (waiting.length === 0) setImmediate(commit);
        waiting.push({ id, cards, done });
      }),
  };
}

async function onPostgres(url: string): Promise<Decks> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query("create table if not exists bare_decks (id bigint primary key, cards text)");
  await pool.query("truncate bare_decks");
  return {
    async read(id) {
      const { rows } = await pool.query<{ cards: string }>({
        name: "read",
        text: "select cards from bare_decks where id = $1",
        values: [id],
      });
      return rows[0]?.cards ?? "";
    },
    write: async (id, cards) =>
      void (await pool.query({ name: "write", text: "insert into bare_decks values ($1, $2)", values: [id, cards] })),
  };
}
