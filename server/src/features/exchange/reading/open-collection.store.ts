import { AppError } from "@recollect/domain/errors/app-error.ts";
import { constants, DatabaseSync } from "node:sqlite";

/**
 * A collection as a database in memory that can only be read: a stranger wrote it. What it calls a table must be one (a view could
 * compute without end), nothing but SELECT is let through, and what the database holds beside its tables never runs. The bytes, of which the
 * database makes its own copy, may be changed.
 */
export function openCollection(bytes: Uint8Array): DatabaseSync {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, 16).toString("latin1") !== "SQLite format 3\0")
    throw new AppError("import/not-a-collection");
  const options = { defensive: false, enableForeignKeyConstraints: false };
  const db = new DatabaseSync(":memory:", options) as MemoryDatabase;
  try {
    // A database in memory has no write-ahead log, which these two bytes can ask for.
    if (bytes[18] === 2) bytes[18] = 1;
    if (bytes[19] === 2) bytes[19] = 1;
    db.deserialize(bytes);
    withKnownCollation(db);
    db.enableDefensive(true);
    db.setAuthorizer((action) => (allowed.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY));
    for (const name of ["col", "notes", "cards"]) if (!isTable(db, name)) throw new AppError("import/not-a-collection");
    return db;
  } catch (error) {
    db.close();
    throw error instanceof AppError ? error : new AppError("import/not-a-collection", { cause: error });
  }
}

/** What Node's type definitions do not know yet. */
type MemoryDatabase = DatabaseSync & { deserialize(bytes: Uint8Array): void; enableDefensive(isOn: boolean): void };

const allowed = new Set([constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION]);

/** Anki compares names by a collation of its own, which the database does not know: without one, some tables cannot be read at all. */
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
  const found = db.prepare("select type from sqlite_schema where name = ? collate nocase").all(name) as { type: string }[];
  return found.length === 1 && found[0]?.type === "table";
}
