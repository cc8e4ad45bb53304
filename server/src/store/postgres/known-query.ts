import type { Connection, CustomTypesConfig, FieldDef, Submittable } from "pg";

/** The columns of a result, with what reads each of them. */
export type Columns = readonly { name: string; read: (text: string) => unknown }[];

/** The columns that the driver was told of with a result. */
export function columnsOf(fields: readonly FieldDef[], types: CustomTypesConfig): Columns {
  return fields.map(({ name, dataTypeID }) => ({ name, read: types.getTypeParser(dataTypeID, "text") as (text: string) => unknown }));
}

export type Answer = { rows: object[]; rowCount: number };

type KnownQueryOptions = {
  /** under which the connection has the parsed query */
  name: string;
  values: readonly (string | null)[];
  columns: Columns;
  done: (error: Error | null, answer: Answer) => void;
};

/**
 * A query that this connection has answered before, for the driver's `client.query`: its plan and its columns are known. The driver itself
 * has the columns described with each answer, and makes them ready again. A query whose columns are others now is refused by PostgreSQL.
 */
export class KnownQuery implements Submittable {
  readonly #given: KnownQueryOptions;
  readonly #answer: Answer = { rows: [], rowCount: 0 };
  #failure: Error | null = null;

  constructor(given: KnownQueryOptions) {
    this.#given = given;
  }

  submit(connection: Connection): void {
    const { name, values } = this.#given;
    connection.stream.cork();
    try {
      connection.bind({ statement: name, values: values as string[] }, true);
      connection.execute(null, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return;
    try {
      this.#answer.rows.push(rowOf(this.#given.columns, fields));
    } catch (error) {
      // Thrown here, it would end the process: this is an event of the socket.
      this.#failure = error as Error;
    }
  }

  /** `SELECT 3`, `INSERT 0 1` */
  handleCommandComplete({ text }: { text: string }): void {
    this.#answer.rowCount = Number(text.slice(text.lastIndexOf(" ") + 1)) || 0;
  }

  handleReadyForQuery(): void {
    this.#given.done(this.#failure, this.#answer);
  }

  handleError(error: Error): void {
    this.#given.done(error, this.#answer);
  }
}

function rowOf(columns: Columns, fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const [column, text] = [columns[at], fields[at] ?? null];
    if (column) row[column.name] = text === null ? null : column.read(text);
  }
  return row;
}

/** The values as PostgreSQL reads them; null if one of them is for the driver, which knows every kind. */
export function plainValues(values: readonly unknown[]): (string | null)[] | null {
  const plain: (string | null)[] = [];
  for (const value of values) {
    if (typeof value === "string" || value === null) plain.push(value);
    else if (typeof value === "number") plain.push(String(value));
    else return null;
  }
  return plain;
}
