import { AppError } from "@recollect/domain/errors/app-error.ts";

import { precompiled } from "../store/precompiled.ts";
import type { Db } from "../store/tables.ts";

const select = precompiled((db, { uid }: { uid: string }) => db.selectFrom("users").select("id").where("id", "=", uid).forNoKeyUpdate());

/** Two devices of one student wait for each other here, until the transaction ends. Throws `profile/user-not-found`. */
export async function lockStudent(db: Db, uid: string): Promise<void> {
  const { rows } = await select(db, { uid });
  if (rows.length === 0) throw new AppError("profile/user-not-found");
}
