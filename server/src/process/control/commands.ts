import { AppError } from "@recollect/domain/errors/app-error.ts";

import { AdminError } from "../../admin/admin-error.ts";
import { carryOut, commandIn, type AdminDeps } from "../../admin/admin.ts";
import { stackOf } from "../../http/errors.ts";
import type { Log } from "../log/log.ts";
import type { Config } from "../settings/config.ts";
import { StartError } from "../settings/start-error.ts";
import { controlPath } from "./control-path.ts";
import { takeCommands, type Control } from "./control.ts";

/** Whether mails can be sent with these settings. */
export function mailIsOn({ mail, publicUrl }: Pick<Config, "mail" | "publicUrl">): boolean {
  return mail !== null && publicUrl !== null;
}

/** The message for a command that was refused; null for an internal error. */
export function refusalOf(error: unknown): string | null {
  return error instanceof AdminError || error instanceof StartError || error instanceof AppError ? error.message : null;
}

type CommandsOptions = Omit<AdminDeps, "readPassword"> & { config: Pick<Config, "dataDir" | "databaseUrl">; log: Log };

/**
 * Accepts an operator's commands while the server runs on the embedded database; with PostgreSQL a command opens the database itself. If
 * this fails, the server starts anyway and logs it.
 */
export async function openControl({ config, log, ...parts }: CommandsOptions): Promise<Control | null> {
  if (config.databaseUrl !== null) return null;
  const path = controlPath(config.dataDir);
  const warn = (reason: string) => log({ level: "error", message: "no commands can be taken while the server runs", reason });
  if (path === null) {
    warn("the path of the data folder is too long for a socket");
    return null;
  }
  return takeCommands(path, async ({ words, input }) => {
    try {
      return { said: await carryOut(commandIn(words), { ...parts, readPassword: async () => input }) };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) log({ level: "error", message: "a command of the operator failed", stack: stackOf(error) });
      return { refused: refusal ?? "The command failed by a fault of ours. The server's log says more." };
    }
  }).catch((error: unknown) => {
    warn(error instanceof Error ? error.message : String(error));
    return null;
  });
}
