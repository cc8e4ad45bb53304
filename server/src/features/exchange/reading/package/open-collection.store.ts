import { closeSync, openSync, readSync, writeSync } from "node:fs";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { constants, DatabaseSync } from "node:sqlite";

import { isDiskFull } from "../../../../http/disk-full.ts";
import { IMPORT } from "../untrusted/limits.ts";

/**
 * Opens a collection as a read-only database. It may be crafted: tables must be tables (a view or a computed column could run forever),
 * only SELECT is allowed, and triggers and the like never run. The file is read in place, and changed a little. Throws
 * `import/not-a-collection`.
 */
export function openCollection(path: string): DatabaseSync {
  withoutLog(path);
  const limits = { length: IMPORT.maxValueBytes };
  const db = new DatabaseSync(path, { defensive: false, enableForeignKeyConstraints: false, limits } as Options) as HostileDatabase;
  try {
    db.exec("pragma journal_mode = off");
    withKnownCollation(db);
    if (!holdsOnlyTables(db)) throw new AppError("import/not-a-collection");
    db.enableDefensive(true);
    db.setAuthorizer((action) => (allowedActions.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY));
    for (const name of ["col", "notes", "cards"]) if (!isTable(db, name)) throw new AppError("import/not-a-collection");
    return db;
  } catch (error) {
    db.close();
    throw error instanceof AppError ? error : new AppError("import/not-a-collection", { cause: error });
  }
}

/** Not in Node's type definitions yet. */
type HostileDatabase = DatabaseSync & { enableDefensive(isOn: boolean): void };
type Options = ConstructorParameters<typeof DatabaseSync>[1];

/** The error of a collection that SQLite can't read to its end; any other error is returned unchanged. */
export function collectionFailure(cause: unknown): unknown {
  const { code, errcode } = (cause ?? {}) as { code?: unknown; errcode?: unknown };
  if (code !== "ERR_SQLITE_ERROR" || isDiskFull(cause)) return cause;
  return new AppError(errcode === valueTooLong ? "import/inflates-too-far" : "import/damaged", { cause });
}

/** SQLITE_TOOBIG */
const valueTooLong = 18;

/** Two bytes of the file's header can ask for a write-ahead log, which a single file does not have. */
function withoutLog(path: string): void {
  const file = openSync(path, "r+");
  try {
    const head = Buffer.alloc(20);
    readSync(file, head, 0, 20, 0);
    if (head.toString("latin1", 0, 16) !== "SQLite format 3\0") throw new AppError("import/not-a-collection");
    if (head[18] === 2 || head[19] === 2) writeSync(file, Buffer.from([1, 1]), 0, 2, 18);
  } finally {
    closeSync(file);
  }
}

/** No view or virtual table in place of a table that is read, and no computed column. */
function holdsOnlyTables(db: DatabaseSync): boolean {
  const tables = db.prepare("pragma table_list").all() as { name: string; type: string }[];
  return read.every((name) => {
    const sameNamed = tables.filter((table) => table.name.toLowerCase() === name);
    const columns = db.prepare(`pragma table_xinfo(${name})`).all() as { hidden: number }[];
    return sameNamed.every(({ type }) => type === "table") && columns.every(({ hidden }) => hidden === 0);
  });
}

/** The tables that are read, whatever the collection's layout. */
const read = ["col", "notes", "cards", "revlog", "notetypes", "templates", "fields", "decks"];

const allowedActions = new Set([constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION]);

/** Anki compares names by a collation of its own, which SQLite does not have: without one, some tables can't be read at all. */
function withKnownCollation(db: DatabaseSync): void {
  const usesIt = db.prepare("select count(*) as found from sqlite_schema where sql like '%collate unicase%'").get() as { found: number };
  if (usesIt.found === 0) return;
  db.exec("pragma writable_schema = on");
  db.exec(
    "update sqlite_schema set sql = replace(replace(sql, 'COLLATE unicase', 'COLLATE NOCASE'), 'collate unicase', 'collate nocase') where sql like '%collate unicase%'",
  );
  db.exec("pragma writable_schema = reset");
}

export function isTable(db: DatabaseSync, name: string): boolean {
  const matches = db.prepare("select type from sqlite_schema where name = ? collate nocase").all(name) as { type: string }[];
  return matches.length === 1 && matches[0]?.type === "table";
}
