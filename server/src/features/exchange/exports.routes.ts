import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { Hono } from "hono";
import { z } from "zod";

import { requireDeckId } from "../../http/requests/deck-id.ts";
import { query } from "../../http/requests/validate.ts";
import type { SessionViewer, SignedIn } from "../../http/viewer.ts";
import { exportFormats, type DeckToExport } from "./exporting/deck-to-export.ts";
import type { Exported, Exports, ExportRequest } from "./exporting/exports.service.ts";

/** Any text is accepted as a format here, because an unknown one has its own error. */
const ExportQuery = z.object({ format: z.string().optional(), progress: z.string().optional() });

/** A deck's row, for its owner and for others. */
type Row = { ownerId: string; id: number; title: string; description: string; updatedAt: number; cards: string; languages: string | null };

type ExportsDeps = { exports: Exports; read: (viewer: SessionViewer, at: { uid: string; id: number }) => Promise<Row> };

/** `/api/users/{uid}/decks/{id}/export`: an own deck as a file. */
export function ownExportRoutes({ exports, read }: ExportsDeps) {
  return new Hono<SignedIn>().get("/", query(ExportQuery), async (c) => {
    const [uid, id] = [c.req.param("uid") ?? "", requireDeckId(c.req.param("id"))];
    const deck = { ownerId: uid, id, read: async () => deckIn(await read(c.var.viewer, { uid, id })) };
    return fileReply(await exports.deck(c.var.viewer.uid, deck, wantedIn(c.req.valid("query"), c.req.raw.signal)));
  });
}

/** `/api/library/{id}/export`: a shared deck, without progress. */
export function sharedExportRoutes({ exports, read }: { exports: Exports; read: (viewer: SessionViewer, id: number) => Promise<Row> }) {
  return new Hono<SignedIn>().get("/", query(ExportQuery), async (c) => {
    const id = requireDeckId(c.req.param("id"));
    const deck = { ownerId: null, id, read: async () => deckIn(await read(c.var.viewer, id)) };
    return fileReply(
      await exports.deck(c.var.viewer.uid, deck, { ...wantedIn(c.req.valid("query"), c.req.raw.signal), withProgress: false }),
    );
  });
}

/** `/api/users/{uid}/export`: the whole account as one zip, for its student; with `?format=`, all of the student's decks in that format. */
export function accountExportRoutes(exports: Exports) {
  return new Hono<SignedIn>().get("/", query(ExportQuery), async (c) => {
    const uid = c.req.param("uid") ?? "";
    const isOfDecks = c.req.valid("query").format !== undefined;
    return fileReply(
      await (isOfDecks
        ? exports.all(c.var.viewer, uid, wantedIn(c.req.valid("query"), c.req.raw.signal))
        : exports.account(c.var.viewer, uid)),
    );
  });
}

function deckIn(row: Row): DeckToExport {
  const { ownerId, id, title, description, updatedAt, languages } = row;
  const deck = { ownerId, id, title, description, updatedAt, cards: row.cards };
  return languages === null ? deck : { ...deck, languages: JSON.parse(languages) as DeckLanguages };
}

function wantedIn({ format: name = "apkg", progress }: z.infer<typeof ExportQuery>, signal: AbortSignal): ExportRequest {
  const format = exportFormats.find((one) => one === name);
  if (!format) throw new AppError("export/unknown-format");
  return { format, withProgress: progress === "1", signal };
}

/** The name is sent twice: in plain ASCII for old programs, and unchanged. */
function fileReply({ body, bytes, mime, fileName }: Exported): Response {
  const plain = fileName.replace(/[^\w .()-]/g, "_");
  return new Response(body, {
    headers: {
      "Content-Type": mime,
      ...(bytes === undefined ? {} : { "Content-Length": String(bytes) }),
      "Cache-Control": "no-store",
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`,
    },
  });
}
