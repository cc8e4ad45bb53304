import { gif, jpeg, mp3, png } from "@recollect/domain/media/clean/media-samples.ts";
import { expect, test } from "vitest";

import { describeEachServer, expectHarmless } from "./attacked.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Files that are not what they say, too much to unpack, cut off, or two things at once; and what each is told. What is taken was cleaned. */
const hostile: readonly { name: string; type: string; bytes: Uint8Array; says: string }[] = [
  { name: "a page", type: "image/png", says: "415 media/not-what-it-says", bytes: bytesOf("<!doctype html><script>alert(1)</script>") },
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
  { name: "a picture cut off", type: "image/jpeg", says: "422 media/damaged", bytes: jpeg({ width: 3000, height: 3000 }).slice(0, 40) },
  { name: "a picture that is a script too", type: "image/gif", says: "201", bytes: joined(gif(), bytesOf("/*")) },
  { name: "a moving picture of 5,000 frames", type: "image/gif", says: "201", bytes: gif({ width: 2000, height: 2000, frames: 5000 }) },
  { name: "a sound with a tag of 5 MB", type: "audio/mpeg", says: "201", bytes: mp3({ tagBytes: 5 * 1024 * 1024 }) },
  { name: "nine megabytes of nothing", type: "image/webp", says: "415 media/not-what-it-says", bytes: new Uint8Array(9 * 1024 * 1024) },
];

type Reply = { name: string; says: string };

const tooManyAtOnce = "429 media/too-many-at-once";

describeEachServer("hostile pictures and sounds", (aTarget) => {
  test("are refused or made harmless, many at once, without anyone noticing", async () => {
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
