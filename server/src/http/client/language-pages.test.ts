import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { defaultSignInOptions } from "@recollect/domain/accounts/sign-in-options.ts";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test } from "vitest";

import { clientFile, readClientFiles } from "./client-files.ts";
import { serveClient } from "./serve-client.ts";

const entry = '<script type="module" crossorigin src="/assets/index-3f2a.js"></script>';

/** The files of languages that a build before this one had. */
const earlierAddresses = ["/assets/catalogue-de-Old12345.js", "/assets/catalogue-fr-Old12345.js"];
const earlier = new Map(earlierAddresses.map((address) => [address, clientFile(address, Buffer.from("globalThis.x = 0;"))]));

/** A built client with German, Brazilian Portuguese and Arabic. */
async function aBuiltClient() {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "assets"));
  await writeFile(
    join(folder, "index.html"),
    `<html\n  lang="en"\n  dir="ltr" data-languages="%LANGUAGES%"><head>${entry}</head><body><!-- first-frame --><h1>Remember, %BRAND%</h1><!-- first-frame ends --></body></html>`,
  );
  await writeFile(join(folder, "assets", "frame-de-Ab12_d3x.html"), "<h1>Merken, %BRAND% $& $1</h1>");
  await writeFile(join(folder, "assets", "frame-pt-BR-Zb12-d3x.html"), "<h1>Lembrar</h1>");
  for (const name of ["catalogue-de-Ab12_d3x.js", "catalogue-pt-BR-Zb12-d3x.js", "catalogue-ar-Ab12cd3y.js", "language-dialog-Ab12cd3.js"])
    await writeFile(join(folder, "assets", name), "globalThis.x = 1;");
  const words = {
    brand: "B <&>",
    signIn: defaultSignInOptions,
    appearance: "night",
    publicUrl: null,
    offline: true,
    visitors: "read",
  } as const;
  const app = new Hono();
  app.all("*", serveClient(readClientFiles(folder, words), undefined, earlier));
  return (headers: Record<string, string> = {}, path = "/decks") => app.request(path, { headers });
}

describe("the page", () => {
  test.each([
    ["of a German browser", { "accept-language": "de-AT,de;q=0.9,en;q=0.8" }, "de", "ltr", "catalogue-de-Ab12_d3x.js"],
    ["of a Brazilian browser", { "accept-language": "pt-BR" }, "pt-BR", "ltr", "catalogue-pt-BR-Zb12-d3x.js"],
    ["of an Arabic browser", { "accept-language": "ar-EG" }, "ar", "rtl", "catalogue-ar-Ab12cd3y.js"],
    [
      "of a German browser whose student chose Arabic",
      { "accept-language": "de", cookie: "a=b; language=ar" },
      "ar",
      "rtl",
      "catalogue-ar-Ab12cd3y.js",
    ],
    ["with an unknown language in the cookie", { "accept-language": "de", cookie: "language=xx" }, "de", "ltr", "catalogue-de-Ab12_d3x.js"],
    [
      "with a language in the cookie that this build lacks",
      { "accept-language": "de", cookie: "language=fr" },
      "de",
      "ltr",
      "catalogue-de-Ab12_d3x.js",
    ],
    [
      "of a browser that prefers a language that is not offered",
      { "accept-language": "ja, de;q=0.5" },
      "de",
      "ltr",
      "catalogue-de-Ab12_d3x.js",
    ],
  ])("%s is in its language, and loads it before its first module", async (_what, headers, lang, dir, file) => {
    const page = await aBuiltClient();
    const reply = await page(headers);
    const text = await reply.text();
    expect(text).toContain(`<html\n  lang="${lang}"\n  dir="${dir}" data-languages="ar de pt-BR"`);
    expect(text.indexOf(`src="/assets/${file}"`)).toBeGreaterThan(0);
    expect(text.indexOf(`src="/assets/${file}"`)).toBeLessThan(text.indexOf(entry));
    expect(reply.headers.get("Vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
  });

  test.each([
    {},
    { "accept-language": "en-GB, de" },
    { "accept-language": "ja" },
    { "accept-language": "de;q=0" },
    { "accept-language": "de", cookie: "language=en" },
    { "accept-language": `${"x".repeat(100_000)}, de` },
    { cookie: 'language="><script>alert(1)</script>' },
  ])("is English for %j, and loads no file for it", async (headers) => {
    const page = await aBuiltClient();
    const text = await (await page(headers)).text();
    expect(text).toContain('<html\n  lang="en"\n  dir="ltr"');
    expect(text).not.toContain("catalogue-");
    expect(text).not.toContain("alert");
  });

  test("of each language has its own tag, so that a changed choice is no 304", async () => {
    const page = await aBuiltClient();
    const [english, german] = [await page(), await page({ "accept-language": "de" })];
    expect(english.headers.get("ETag")).not.toBe(german.headers.get("ETag"));
    const again = await page({ "accept-language": "ar", "if-none-match": german.headers.get("ETag") ?? "" });
    expect([again.status, (await again.text()).includes('lang="ar"')]).toEqual([200, true]);
    expect((await page({ "accept-language": "de", "if-none-match": german.headers.get("ETag") ?? "" })).status).toBe(304);
  });

  test.each([
    ["de", "<h1>Merken, B &lt;&amp;&gt; $& $1</h1>"],
    ["pt-BR", "<h1>Lembrar</h1>"],
    ["en", "<h1>Remember, B &lt;&amp;&gt;</h1>"],
    // A build whose frame in a language is missing.
    ["ar", "<h1>Remember, B &lt;&amp;&gt;</h1>"],
  ])("shows its first words in %s before any script is there, with the site's name as text", async (language, frame) => {
    const page = await aBuiltClient();
    const text = await (await page({ "accept-language": language })).text();
    expect(/<!-- first-frame -->(.*)<!-- first-frame ends -->/s.exec(text)?.[1]).toBe(frame);
  });

  test("of two students with two languages at once is each in its own", async () => {
    const page = await aBuiltClient();
    const texts = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => (await page({ cookie: `language=${at % 2 === 0 ? "de" : "ar"}` })).text()),
    );
    expect(texts.map((text) => /lang="(\w+)"/.exec(text)?.[1])).toEqual(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? "de" : "ar")),
    );
  });

  test("a language's file is kept by browsers for good", async () => {
    const page = await aBuiltClient();
    const reply = await page({}, "/assets/catalogue-de-Ab12_d3x.js");
    expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  });

  test("loads no language of a build before this one; a page that is still open gets it", async () => {
    const page = await aBuiltClient();
    const [german, french] = await Promise.all(["de", "fr"].map(async (tag) => (await page({ "accept-language": tag })).text()));
    expect(german).toContain('src="/assets/catalogue-de-Ab12_d3x.js"');
    expect(french).toContain('lang="en"');
    for (const address of earlierAddresses) expect(await (await page({}, address)).text()).toBe("globalThis.x = 0;");
  });
});

describe("the manifest", () => {
  const manifest = async (headers: Record<string, string>) => {
    const reply = await (await aBuiltClient())(headers, "/manifest.webmanifest");
    return { reply, content: (await reply.json()) as { [key: string]: unknown; shortcuts: { name: string }[] } };
  };

  test.each([
    [{}, "en", "ltr", ["Study", "New deck"]],
    [{ "accept-language": "de-AT" }, "de", "ltr", ["Lernen", "Neuer Stapel"]],
    [{ "accept-language": "de", cookie: "language=ar" }, "ar", "rtl", ["دراسة", "مجموعة جديدة"]],
    [{ "accept-language": "de", cookie: "language=xx" }, "de", "ltr", ["Lernen", "Neuer Stapel"]],
    [{ "accept-language": "fr" }, "en", "ltr", ["Study", "New deck"]],
  ])("for %j is in %s", async (headers, lang, dir, shortcuts) => {
    const { reply, content } = await manifest(headers);
    expect(content).toMatchObject({ id: "/", name: "B <&>", lang, dir });
    expect(content.shortcuts.map(({ name }) => name)).toEqual(shortcuts);
    expect(reply.headers.get("Content-Type")).toBe("application/manifest+json");
    expect(reply.headers.get("Vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
    expect(reply.headers.get("Cache-Control")).toBe("no-cache");
  });

  test("of another language has another tag", async () => {
    const [english, german] = [await manifest({}), await manifest({ "accept-language": "de" })];
    expect(english.reply.headers.get("ETag")).not.toBe(german.reply.headers.get("ETag"));
  });
});
