import { AppError } from "@recollect/domain/errors/app-error.ts";
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type PostgresDialectConfig, type TransactionSettings } from "kysely";

import { isLost, isRefusedUndone, UnknownOutcome } from "./postgres-errors.ts";

/** Kysely's dialect on connections that pipeline statements: a transaction sends its begin together with its first query. */
export class PipelinedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipelinedDriver(this.#config);
  }
}

class PipelinedDriver extends PostgresDriver {
  /** the reply to the begin of the transaction that each connection is in */
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const transaction = super.beginTransaction(connection, settings);
    // Awaited when the transaction ends; until then its failure has no listener.
    transaction.catch(() => {});
    this.#begun.set(connection, transaction);
  }

  /** Throws if the transaction did not begin. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
    try {
      await super.commitTransaction(connection);
    } catch (failure) {
      throw withUnknownOutcome(failure);
    }
  }
}

/** A commit without a reply may have happened: repeating the transaction could do it twice. */
function withUnknownOutcome(failure: unknown): unknown {
  if (!(failure instanceof AppError) || !(isLost(failure.cause) || isRefusedUndone(failure.cause))) return failure;
  return new AppError("database/network-error", {
    cause: new UnknownOutcome("The connection was lost during a commit", { cause: failure.cause }),
  });
}
