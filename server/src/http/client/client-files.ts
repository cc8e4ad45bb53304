import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { escapeHtml } from "@recollect/domain/words/escape-html.ts";
import { tableOf } from "@recollect/domain/words/table-of.ts";
import type { Appearance } from "@recollect/domain/appearance.ts";
import type { VisitorPolicy } from "@recollect/domain/library/visit.ts";
import type { SignInOptions } from "@recollect/domain/accounts/sign-in-options.ts";

import { tagOf } from "../requests/entity-tags.ts";
import { manifestAddress, webManifest } from "./web-manifest.ts";

/** A file of the built client, in memory. */
export type ClientFile = { bytes: Uint8Array<ArrayBuffer>; type: string; tag: string; caching: string; copies: CompressedCopies };

/** The built client, by address (`/assets/index-3f2a.js`). Only files found in its folder can be served. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

const types = tableOf<string>({
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
});

/**
 * The values of %BRAND%, %APPEARANCE%, %SIGN_IN% (as JSON), %OFFLINE%, %VISITORS% and %ORIGIN% in the pages; %LANGUAGES% are those of the build. %ORIGIN% is PUBLIC_URL: programs that show links need a
 * picture's whole address. Without PUBLIC_URL the address is relative.
 */
export type PageWords = {
  brand: string;
  signIn: SignInOptions;
  appearance: Appearance;
  publicUrl: string | null;
  offline: boolean;
  visitors: VisitorPolicy;
};

/** Reads the folder, with the site's own words in its pages. A folder that does not exist gives an empty map. */
export function readClientFiles(folder: string, words: PageWords): ClientFiles {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    const content = contentOf(path);
    if (content) contents.set(address, content);
  }
  const languages = [...languageFiles(contents.keys()).keys()].toSorted().join(" ");
  const files = new Map(
    [...contents].map(([address, content]) => [address, clientFile(address, withWords(address, content, { ...words, languages }))]),
  );
  const removesWorker = files.get("/sw-off.js");
  if (!words.offline && removesWorker) files.set("/sw.js", clientFile("/sw.js", Buffer.from(removesWorker.bytes)));
  files.set(manifestAddress, clientFile(manifestAddress, Buffer.from(JSON.stringify(webManifest(words)))));
  return files;
}

/** The files of the languages that this build has, by tag. Only these are offered. */
export function languageFiles(addresses: Iterable<string>): Map<string, string> {
  const matches = [...addresses].map((address) => /^\/assets\/catalogue-([\w-]+?)-[\w-]{8}\.js$/.exec(address));
  return new Map(matches.flatMap((match) => (match?.[1] === undefined ? [] : [[match[1], match[0]] as const])));
}

/** Null for a file that a build, running beside the server, has removed since the folder was listed. */
function contentOf(path: string): Buffer<ArrayBuffer> | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function withWords(address: string, content: Buffer<ArrayBuffer>, words: PageWords & { languages: string }): Buffer<ArrayBuffer> {
  return extname(address) === ".html" ? Buffer.from(worded(content.toString("utf8"), words)) : content;
}

/** A file of these bytes, as it is served under the address. */
export function clientFile(address: string, bytes: Buffer<ArrayBuffer>): ClientFile {
  const extension = extname(address);
  return {
    bytes,
    type: types[extension] ?? "application/octet-stream",
    tag: `W/"${tagOf(bytes)}"`,
    caching: cachingOf(address),
    copies: compressedCopies(bytes, extension),
  };
}

/** What is revalidated each time: pages, the manifest (a setting may change it), and the worker (an old one must not survive its build). */
const alwaysRevalidated = /\.html$|^\/manifest\.webmanifest$|^\/sw\.js$/;

/** Files under /assets have a hash of their content in their name, so they never change. */
function cachingOf(address: string): string {
  if (address.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return alwaysRevalidated.test(address) ? "no-cache" : "public, max-age=3600";
}

function worded(page: string, words: PageWords & { languages: string }): string {
  const { brand, signIn, appearance, publicUrl, offline, visitors, languages } = words;
  return page
    .replaceAll("%BRAND%", () => escapeHtml(brand))
    .replaceAll("%SIGN_IN%", () => escapeHtml(JSON.stringify(signIn)))
    .replaceAll("%ORIGIN%", () => escapeHtml(publicUrl ?? ""))
    .replaceAll("%LANGUAGES%", languages)
    .replaceAll("%OFFLINE%", offline ? "on" : "off")
    .replaceAll("%VISITORS%", visitors)
    .replaceAll("%APPEARANCE%", appearance);
}

/** The best encoding of a file that its reader accepts. */
type Encoded = { encoding: "br" | "gzip"; bytes: Uint8Array<ArrayBuffer> };

/** Returns a compressed copy, made once, when it is first asked for; null where compressing gains nothing. */
export type CompressedCopies = (accepts: (encoding: "br" | "gzip") => boolean) => Promise<Encoded | null>;

const compressible: ReadonlySet<string> = new Set([
  ".css",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".map",
  ".mjs",
  ".svg",
  ".txt",
  ".webmanifest",
]);

/** Bytes. Smaller files fit one packet, but a screen loads dozens of small files, and each copy is made only once. */
const worthCompressing = 256;

function compressedCopies(bytes: Uint8Array, extension: string): CompressedCopies {
  if (!compressible.has(extension) || bytes.byteLength < worthCompressing) return () => Promise.resolve(null);
  const br = once(() =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } }),
  );
  const gz = once(() => zipped(bytes, { level: 9 }));
  return async (accepts) => {
    if (accepts("br")) return { encoding: "br", bytes: await br() };
    if (accepts("gzip")) return { encoding: "gzip", bytes: await gz() };
    return null;
  };
}

const brotli = promisify(brotliCompress);
const zipped: (bytes: Uint8Array, options: { level: number }) => Promise<Buffer> = promisify(gzip);

function once(make: () => Promise<Buffer>): () => Promise<Uint8Array<ArrayBuffer>> {
  let copyInMaking: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return () => (copyInMaking ??= make().then((buffer) => new Uint8Array(buffer)));
}
