import { gif, jpeg, mp3, png } from "@recollect/domain/test/media-samples.ts";
import { expect, test } from "vitest";

import { describeServerOnSqlite, expectHarmless } from "./attacked.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const aPage = "<!doctype html><script>alert(1)</script>";

/** A complete PNG of one pixel. */
const aDot = new Uint8Array(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64"),
);

/** A drawing of 1 kB with entities that refer to each other ten times over, ten levels deep. */
const unfolding = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "word">${Array.from(
  { length: 10 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a10;</text></svg>`;

/** Files with a false type, too much to unpack, truncated, or of two types at once, with the reply to each. Accepted ones were cleaned. */
const hostile: readonly { name: string; type: string; bytes: Uint8Array; says: string }[] = [
  { name: "a page", type: "image/png", says: "415 media/not-what-it-says", bytes: bytesOf(aPage) },
  {
    name: "a drawing with a script",
    type: "image/png",
    says: "415 media/not-what-it-says",
    bytes: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
  { name: "a bomb of 50 megapixels", type: "image/jpeg", says: "422 media/too-many-pixels", bytes: jpeg({ width: 10_000, height: 5_000 }) },
  {
    name: "a bomb of four gigapixels",
    type: "image/png",
    says: "422 media/too-many-pixels",
    bytes: png({ width: 65_535, height: 65_535 }),
  },
  {
    name: "a bomb of 50,000 by 50,000",
    type: "image/png",
    says: "422 media/too-many-pixels",
    bytes: png({ width: 50_000, height: 50_000 }),
  },
  {
    name: "a drawing that unfolds to gigabytes",
    type: "image/svg+xml",
    says: "415 media/type-not-taken",
    bytes: bytesOf(unfolding),
  },
  {
    name: "the same, said to be a picture",
    type: "image/png",
    says: "415 media/not-what-it-says",
    bytes: bytesOf(unfolding),
  },
  { name: "a TIFF", type: "image/tiff", says: "415 media/type-not-taken", bytes: bytesOf("II*\0\b\0\0\0") },
  { name: "a TIFF, said to be a picture", type: "image/jpeg", says: "415 media/not-what-it-says", bytes: bytesOf("II*\0\b\0\0\0") },
  { name: "a picture that is a page too", type: "image/png", says: "201", bytes: joined(aDot, bytesOf(aPage)) },
  { name: "a page that begins as a picture", type: "text/html", says: "415 media/type-not-taken", bytes: joined(png(), bytesOf(aPage)) },
  { name: "a picture cut off", type: "image/jpeg", says: "422 media/damaged", bytes: jpeg({ width: 3000, height: 3000 }).slice(0, 40) },
  { name: "a picture that is a script too", type: "image/gif", says: "201", bytes: joined(gif(), bytesOf("/*")) },
  { name: "a moving picture of 5,000 frames", type: "image/gif", says: "201", bytes: gif({ width: 2000, height: 2000, frames: 5000 }) },
  { name: "a moving picture of 100,000 frames", type: "image/gif", says: "201", bytes: gif({ frames: 100_000 }) },
  { name: "a sound with a tag of 5 MB", type: "audio/mpeg", says: "201", bytes: mp3({ tagBytes: 5 * 1024 * 1024 }) },
  { name: "nine megabytes of nothing", type: "image/webp", says: "415 media/not-what-it-says", bytes: new Uint8Array(9 * 1024 * 1024) },
];

type Reply = { name: string; says: string };

const tooManyAtOnce = "429 media/too-many-at-once";

/** Requests for parts of a sound of 8 MB, by their headers, with the replies. */
const asked: readonly { says: number; headers: Record<string, string> }[] = [
  { says: 200, headers: { range: `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join(",")}` } },
  { says: 200, headers: { range: `bytes=${"0-0,".repeat(2000)}0-0` } },
  { says: 200, headers: { range: "bytes=9-1" } },
  { says: 200, headers: { range: `bytes=${"9".repeat(400)}-` } },
  { says: 416, headers: { range: "bytes=999999999999999-" } },
  { says: 206, headers: { range: "bytes=-999999999999999" } },
  { says: 206, headers: { range: "bytes=0-999999999999999" } },
  { says: 200, headers: { "if-none-match": Array.from({ length: 2000 }, (_, at) => `"${at}"`).join(",") } },
  { says: 200, headers: { "if-range": '"'.repeat(8000), range: "bytes=0-1" } },
];

// Files are not in the database.
describeServerOnSqlite("a sound", (aTarget) => {
  test("that is requested in parts repeatedly, and left in the middle, is sent without an effect on others", async () => {
    const target = await aTarget();
    const { server, attacker } = target;
    const body = new Uint8Array(mp3({ frames: 19_000 }));
    const headers = { cookie: attacker.cookie, "content-type": "audio/mpeg" };
    const sent = await server.request("/api/media", { method: "POST", headers, body });
    expect(sent.status).toBe(201);
    const { id } = (await sent.json()) as { id: string };
    const get = (more: Record<string, string>) => attacker.get(`/api/media/${id}.mp3`, more);
    const { met, felt } = await target.whileOthersWork(async () => {
      const unread = await Promise.all(Array.from({ length: 40 }, () => get({ range: "bytes=1-" })));
      const statuses: number[] = [];
      for (const { headers: more } of asked) {
        const reply = await get(more);
        await reply.body?.cancel();
        statuses.push(reply.status);
      }
      for (const { body: rest } of unread) await rest?.cancel();
      return { statuses, unread: unread.map(({ status }) => status) };
    });
    expect(new Set(met.unread)).toEqual(new Set([206]));
    expect(met.statuses).toEqual(asked.map(({ says }) => says));
    expectHarmless(felt);
  });
});

describeServerOnSqlite("hostile pictures and sounds", (aTarget) => {
  test("are refused or made harmless, many at once, without an effect on others", async () => {
    const target = await aTarget();
    const { server, attacker } = target;
    const send = ({ type, bytes }: (typeof hostile)[number]) =>
      server.request("/api/media", {
        method: "POST",
        headers: { cookie: attacker.cookie, "content-type": type },
        body: new Uint8Array(bytes),
      });
    const answered = async (file: (typeof hostile)[number]): Promise<Reply> => {
      const reply = await send(file);
      const { error } = (await reply.json()) as { error?: { code: string } };
      return { name: file.name, says: error === undefined ? `${reply.status}` : `${reply.status} ${error.code}` };
    };
    const { met, felt } = await target.whileOthersWork(async () => {
      const alone: Reply[] = [];
      for (const file of hostile) alone.push(await answered(file));
      return { alone, atOnce: await Promise.all([...hostile, ...hostile, ...hostile].map(answered)) };
    });
    const wanted = Object.fromEntries(hostile.map(({ name, says }) => [name, says]));
    expect(Object.fromEntries(met.alone.map(({ name, says }) => [name, says]))).toEqual(wanted);
    expect(met.atOnce.filter(({ name, says }) => says !== tooManyAtOnce && says !== wanted[name])).toEqual([]);
    expect(met.atOnce.filter(({ says }) => says === tooManyAtOnce).length).toBeGreaterThan(0);
    expect(met.atOnce.some(({ says }) => says !== tooManyAtOnce)).toBe(true);
    expectHarmless(felt);
  });
});
