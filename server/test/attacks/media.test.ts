import { gif, jpeg, mp3, png } from "@recollect/domain/media/clean/media-samples.ts";
import { expect, test } from "vitest";

import { describeEachServer, expectHarmless } from "./attacked.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Files that are not what they say, too much to unpack, cut off, or two things at once. */
const hostile: readonly { name: string; type: string; bytes: Uint8Array }[] = [
  { name: "a page", type: "image/png", bytes: bytesOf("<!doctype html><script>alert(1)</script>") },
  {
    name: "a drawing with a script",
    type: "image/png",
    bytes: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
  { name: "a bomb of 50 megapixels", type: "image/jpeg", bytes: jpeg({ width: 10_000, height: 5_000 }) },
  { name: "a bomb of four gigapixels", type: "image/png", bytes: png({ width: 65_535, height: 65_535 }) },
  { name: "a picture cut off", type: "image/jpeg", bytes: jpeg({ width: 3000, height: 3000 }).slice(0, 40) },
  { name: "a picture that is a script too", type: "image/gif", bytes: joined(gif(), bytesOf("/*")) },
  { name: "a moving picture of 5,000 frames", type: "image/gif", bytes: gif({ width: 2000, height: 2000, frames: 5000 }) },
  { name: "a sound with a tag of 5 MB", type: "audio/mpeg", bytes: mp3({ tagBytes: 5 * 1024 * 1024 }) },
  { name: "nine megabytes of nothing", type: "image/webp", bytes: new Uint8Array(9 * 1024 * 1024) },
];

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
    const { met, felt } = await target.whileOthersWork(() =>
      Promise.all([...hostile, ...hostile, ...hostile].map(async (file) => ({ name: file.name, reply: await send(file) }))),
    );
    for (const { name, reply } of met) {
      const text = await reply.text();
      expect([201, 413, 415, 422, 429], `${name}: ${text}`).toContain(reply.status);
    }
    expectHarmless(felt);
  });
});
