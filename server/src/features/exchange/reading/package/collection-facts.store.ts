import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { AnkiNoteType } from "@recollect/domain/exchange/anki/package.ts";
import type { DatabaseSync } from "node:sqlite";

import { isTable } from "./open-collection.store.ts";
import { numberIn, readMessage, textIn } from "../untrusted/protobuf.ts";

/** What a collection contains besides its notes and cards. */
type CollectionFacts = {
  /** s since 1970; day 0 of the collection */
  began: number;
  noteTypes: ReadonlyMap<number, AnkiNoteType>;
  /** Names with `::` between their levels. */
  deckNames: ReadonlyMap<number, string>;
  /** HTML; only of decks that have one */
  deckDescriptions: ReadonlyMap<number, string>;
};

/** From JSON texts in one row (schema 11), or from tables of their own with protobuf in them (schema 15 to 18). */
export function readFacts(db: DatabaseSync): CollectionFacts {
  const col = db.prepare("select crt, models, decks from col limit 1").get() as { crt: number; models: string; decks: string } | undefined;
  if (!col) throw new AppError("import/not-a-collection");
  const hasTables = isTable(db, "notetypes") && isTable(db, "templates") && isTable(db, "fields") && isTable(db, "decks");
  const facts = hasTables
    ? { noteTypes: typesInTables(db), ...decksInTable(db) }
    : { noteTypes: typesInJson(col.models), ...decksInJson(col.decks) };
  return { began: col.crt, ...facts };
}

function typesInJson(models: string): Map<number, AnkiNoteType> {
  const types = objectOf(models).map(([key, value]) => {
    const model = value as { id?: unknown; name?: unknown; type?: unknown; flds?: unknown; tmpls?: unknown };
    const templates = listOf(model.tmpls).map((template) => ({
      name: text(template.name),
      question: text(template.qfmt),
      answer: text(template.afmt),
    }));
    return {
      id: Number(key),
      name: text(model.name),
      isCloze: model.type === 1,
      fields: listOf(model.flds).map((field) => text(field.name)),
      templates,
    };
  });
  return new Map(types.map((type) => [type.id, type]));
}

type DeckFacts = Pick<CollectionFacts, "deckNames" | "deckDescriptions">;

function decksInJson(decks: string): DeckFacts {
  const deckList = objectOf(decks).map(([key, deck]) => ({ id: Number(key), ...(deck as { name?: unknown; desc?: unknown }) }));
  return deckFacts(deckList.map(({ id, name, desc }) => ({ id, name: text(name), description: text(desc) })));
}

function deckFacts(decks: readonly { id: number; name: string; description: string }[]): DeckFacts {
  return {
    deckNames: new Map(decks.map(({ id, name }) => [id, name])),
    deckDescriptions: new Map(decks.filter(({ description }) => description !== "").map(({ id, description }) => [id, description])),
  };
}

function typesInTables(db: DatabaseSync): Map<number, AnkiNoteType> {
  const fields = Map.groupBy(
    db.prepare("select ntid, name from fields order by ntid, ord").all() as { ntid: number; name: string }[],
    ({ ntid }) => ntid,
  );
  const templates = Map.groupBy(
    db.prepare("select ntid, name, config from templates order by ntid, ord").all() as { ntid: number; name: string; config: Uint8Array }[],
    ({ ntid }) => ntid,
  );
  const types = db.prepare("select id, name, config from notetypes").all() as { id: number; name: string; config: Uint8Array }[];
  return new Map(
    types.map(({ id, name, config }) => {
      const parsed = (templates.get(id) ?? []).map((template) => {
        const message = readMessage(template.config);
        return { name: template.name, question: textIn(message, 1), answer: textIn(message, 2) };
      });
      return [
        id,
        {
          id,
          name,
          isCloze: numberIn(readMessage(config), 1) === 1,
          fields: (fields.get(id) ?? []).map((field) => field.name),
          templates: parsed,
        },
      ];
    }),
  );
}

/** There the levels of a name are separated by U+001F. */
function decksInTable(db: DatabaseSync): DeckFacts {
  const decks = db.prepare("select * from decks").all() as { id: number; name: string; kind?: unknown }[];
  return deckFacts(decks.map(({ id, name, kind }) => ({ id, name: name.replaceAll("\u001f", "::"), description: descriptionIn(kind) })));
}

/** The kind of a deck is a message with an ordinary deck in field 1, whose field 4 is the description. */
function descriptionIn(kind: unknown): string {
  const ordinary = kind instanceof Uint8Array ? readMessage(kind)?.get(1)?.[0] : null;
  return ordinary instanceof Uint8Array ? textIn(readMessage(ordinary), 4) : "";
}

function objectOf(json: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null
      ? Object.entries(value).filter(([, inside]) => typeof inside === "object" && inside !== null)
      : [];
  } catch (cause) {
    throw new AppError("import/not-a-collection", { cause });
  }
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
