import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import { acceptsEncoding } from "../replies/accepts-encoding.ts";
import type { ClientFile, ClientFiles } from "./client-files.ts";
import { bodyReply, type HeaderRecord } from "../replies/reply.ts";
import { namesTag } from "../requests/entity-tags.ts";
import type { DeckPages } from "./deck-pages.ts";
import { wishedLanguage } from "../../languages/wished-language.ts";
import { createLanguagePages } from "./language-pages.ts";
import { manifestAddress } from "./web-manifest.ts";

/**
 * Anything that is not the API: a file of the client, otherwise the client's page, which has its own router. A missing file under /assets
 * is 404: an old tab that requests a script that no longer exists must not get a page. `earlier` has scripts of builds before this one: they are served
 * to pages that are open, and never named in a new page.
 */
export function serveClient(
  files: ClientFiles,
  deckPages: DeckPages = async (file) => ({ file, isUnlisted: false }),
  earlier: ClientFiles = new Map(),
) {
  const languages = createLanguagePages(files);
  return async (c: Context): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      c.header("Allow", "GET, HEAD");
      throw new AppError("request/wrong-method");
    }
    const file = files.get(c.req.path) ?? earlier.get(c.req.path);
    if (file && c.req.path === manifestAddress)
      return fileReply(c, languages.manifestIn(file, wishedLanguage(c, languages.offered)), { Vary: byLanguage });
    if (file) return fileReply(c, file);
    if (c.req.path.startsWith("/assets/")) throw new AppError("request/unknown-route");
    const page = files.get("/index.html");
    if (page) {
      const own = languages.pageIn(page, wishedLanguage(c, languages.offered));
      const { file: deckPage, isUnlisted } = await deckPages(own, c.req.path);
      return fileReply(c, deckPage, { Vary: byLanguage, ...(isUnlisted ? { "X-Robots-Tag": "noindex" } : {}) });
    }
    return c.text("The client has not been built yet. Start the server with: npm start", 503);
  };
}

/** What a reply depends on that is in the student's language. */
const byLanguage = "Accept-Encoding, Accept-Language, Cookie";

async function fileReply(c: Context, file: ClientFile, more: HeaderRecord = {}): Promise<Response> {
  const headers: HeaderRecord = { "Cache-Control": file.caching, ETag: file.tag, Vary: "Accept-Encoding", ...more };
  if (namesTag(c.req.header("if-none-match"), file.tag)) return bodyReply(c, null, 304, headers);
  const accepted = c.req.header("accept-encoding");
  const copy = await file.copies((encoding) => acceptsEncoding(accepted, encoding));
  headers["Content-Type"] = file.type;
  if (copy) headers["Content-Encoding"] = copy.encoding;
  const bytes = copy?.bytes ?? file.bytes;
  headers["Content-Length"] = String(bytes.byteLength);
  return bodyReply(c, bytes, 200, headers);
}
