import type { Store } from "../../store/store.ts";
import type { LibraryDialect } from "./library-dialect.ts";
import { libraryPostgres } from "./library.postgres.ts";
import { librarySqlite } from "./library.sqlite.ts";

/** How each database searches the Library. */
export const libraryDialects: Readonly<Record<Store["kind"], LibraryDialect>> = { sqlite: librarySqlite, postgres: libraryPostgres };
