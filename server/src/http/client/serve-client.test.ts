import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { Appearance } from "@recollect/domain/appearance.ts";
import { defaultSignInOptions, type SignInOptions } from "@recollect/domain/accounts/sign-in-options.ts";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";

import { silent } from "../../process/log/log.ts";
import { readClientFiles } from "./client-files.ts";
import { answerError } from "../errors.ts";
import { serveClient } from "./serve-client.ts";

const script = "console.log('a script that is long enough to be worth compressing');\n".repeat(100);

async function aBuiltClient(
  brand = "Recollect",
  signIn: SignInOptions = defaultSignInOptions,
  appearance: Appearance = "night",
  publicUrl: string | null = null,
  offline = true,
) {
  const folder = await mkdtemp(join(tmpdir(), "client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "..", `${folder.split("/").pop()}-secret.txt`), "secret");
  onTestFinished(() => rm(`${folder}-secret.txt`));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), '<html data-brand="%BRAND%"><title>%BRAND%</title>');
  await writeFile(join(folder, "sign-in.html"), '<i data-sign-in="%SIGN_IN%">');
  await writeFile(join(folder, "room.html"), '<i data-appearance="%APPEARANCE%">');
  await writeFile(join(folder, "picture.html"), '<i content="%ORIGIN%/icon-512.png">');
  await writeFile(join(folder, "sw.js"), "self.build = 1;");
  await writeFile(join(folder, "sw-off.js"), "self.registration.unregister();");
  await writeFile(join(folder, "offline.html"), '<i data-offline="%OFFLINE%">');
  await writeFile(join(folder, "assets/index-3f2a.js"), script);
  await writeFile(join(folder, "0.png"), new Uint8Array(2000));
  await symlink(`${folder}-secret.txt`, join(folder, "linked.txt"));
  const app = new Hono();
  app.onError(answerError(silent));
  app.all("*", serveClient(readClientFiles(folder, { brand, signIn, appearance, publicUrl, offline, visitors: "read" })));
  return (path: string, init?: RequestInit) => app.request(path, init);
}

test("the page has the brand, escaped, and is revalidated each time", async () => {
  const reply = await (await aBuiltClient('<B&R> "x" $&'))("/");
  expect(await reply.text()).toBe(
    '<html data-brand="&lt;B&amp;R&gt; &quot;x&quot; $&amp;"><title>&lt;B&amp;R&gt; &quot;x&quot; $&amp;</title>',
  );
  expect(reply.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(reply.headers.get("Cache-Control")).toBe("no-cache");
});

test("the page has the ways to sign in, escaped", async () => {
  const ask = await aBuiltClient("Recollect", { signUp: "invite", mail: true, school: 'the "High" <School>' });
  expect(await (await ask("/sign-in.html")).text()).toBe(
    '<i data-sign-in="{&quot;signUp&quot;:&quot;invite&quot;,&quot;mail&quot;:true,&quot;school&quot;:&quot;the \\&quot;High\\&quot; &lt;School&gt;&quot;}">',
  );
});

test("the page has the default appearance for students who have chosen none", async () => {
  const ask = await aBuiltClient("Recollect", defaultSignInOptions, "system");
  expect(await (await ask("/room.html")).text()).toBe('<i data-appearance="system">');
});

test.each([
  [null, '<i content="/icon-512.png">'],
  ["https://cards.school.example", '<i content="https://cards.school.example/icon-512.png">'],
])("with PUBLIC_URL %s the address of the picture for links is in %s", async (publicUrl, page) => {
  const ask = await aBuiltClient("Recollect", defaultSignInOptions, "night", publicUrl);
  expect(await (await ask("/picture.html")).text()).toBe(page);
});

test("the manifest has the brand, and is revalidated each time, as the worker is", async () => {
  const ask = await aBuiltClient('Mnème "2"');
  const manifest = await ask("/manifest.webmanifest");
  expect([manifest.headers.get("Content-Type"), manifest.headers.get("Cache-Control")]).toEqual(["application/manifest+json", "no-cache"]);
  expect(await manifest.json()).toMatchObject({ id: "/", scope: "/", name: 'Mnème "2"', short_name: 'Mnème "2"' });
  expect((await ask("/sw.js")).headers.get("Cache-Control")).toBe("no-cache");
});

test.each([
  [true, "self.build = 1;", '<i data-offline="on">'],
  [false, "self.registration.unregister();", '<i data-offline="off">'],
])(
  "with OFFLINE %s the worker's address has the script that keeps or removes it, and the page says which",
  async (offline, worker, page) => {
    const ask = await aBuiltClient("Recollect", defaultSignInOptions, "night", null, offline);
    expect([await (await ask("/sw.js")).text(), await (await ask("/offline.html")).text()]).toEqual([worker, page]);
  },
);

test.each(["/decks", "/1700000000000/edit", "/users/Ada", "/no/such/page", "/index.html", "/linked.txt"])(
  "%s is the client's page",
  async (path) => {
    const reply = await (await aBuiltClient())(path);
    expect([reply.status, await reply.text()]).toEqual([200, '<html data-brand="Recollect"><title>Recollect</title>']);
  },
);

test("a file with a hash in its name is cached for good; others for an hour", async () => {
  const ask = await aBuiltClient();
  const asset = await ask("/assets/index-3f2a.js");
  expect([asset.headers.get("Cache-Control"), asset.headers.get("Content-Type")]).toEqual([
    "public, max-age=31536000, immutable",
    "text/javascript; charset=utf-8",
  ]);
  expect(await asset.text()).toBe(script);
  const avatar = await ask("/0.png");
  expect([avatar.headers.get("Cache-Control"), avatar.headers.get("Content-Type")]).toEqual(["public, max-age=3600", "image/png"]);
});

test("a script that no longer exists is not found, instead of the page", async () => {
  expect((await (await aBuiltClient())("/assets/index-gone.js")).status).toBe(404);
});

test("files are compressed by what the browser accepts", async () => {
  const ask = await aBuiltClient();
  const get = (accepted: string) => ask("/assets/index-3f2a.js", { headers: { "accept-encoding": accepted } });
  const br = await get("gzip, deflate, br");
  expect([br.headers.get("Content-Encoding"), br.headers.get("Vary")]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(script);
  const gz = await get("gzip");
  expect(gz.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(script);
  expect((await get("identity")).headers.get("Content-Encoding")).toBeNull();
  expect((await ask("/0.png", { headers: { "accept-encoding": "br, gzip" } })).headers.get("Content-Encoding")).toBeNull();
});

test("a browser with a current copy of a file gets only its status", async () => {
  const ask = await aBuiltClient();
  for (const path of ["/", "/0.png", "/assets/index-3f2a.js", "/decks"]) {
    const tag = (await ask(path)).headers.get("ETag") ?? "";
    const again = await ask(path, { headers: { "if-none-match": tag } });
    expect([again.status, await again.text(), again.headers.get("ETag")], path).toEqual([304, "", tag]);
    expect((await ask(path, { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
  }
});

test("another brand is another page", async () => {
  const tags = await Promise.all(["One", "Two"].map(async (brand) => (await (await aBuiltClient(brand))("/")).headers.get("ETag")));
  expect(tags[0]).not.toBe(tags[1]);
});

test("HEAD has the headers of GET", async () => {
  const reply = await (await aBuiltClient())("/assets/index-3f2a.js", { method: "HEAD" });
  expect([reply.status, reply.headers.get("Content-Length"), await reply.text()]).toEqual([200, String(script.length), ""]);
});

test("a range of a file is ignored: the whole is sent", async () => {
  const reply = await (await aBuiltClient())("/assets/index-3f2a.js", { headers: { range: "bytes=0-3" } });
  expect([reply.status, (await reply.text()).length]).toEqual([200, script.length]);
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/%00",
  "//etc/passwd",
  "/..\\secret.txt",
])("%s gives no file outside of the client", async (path) => {
  const text = await (await (await aBuiltClient())(path)).text();
  expect(text).not.toContain("secret");
  expect(text).not.toContain("root:");
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not answered with the page", async (method) => {
  const reply = await (await aBuiltClient())("/decks", { method });
  expect([reply.status, reply.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("a client that was not built says how to build it", async () => {
  const app = new Hono().all(
    "*",
    serveClient(
      readClientFiles(join(tmpdir(), "no such folder"), {
        brand: "Recollect",
        signIn: defaultSignInOptions,
        appearance: "night",
        publicUrl: null,
        offline: true,
        visitors: "read",
      }),
    ),
  );
  const reply = await app.request("/decks");
  expect([reply.status, await reply.text()]).toEqual([503, "The client has not been built yet. Start the server with: npm start"]);
});
