import { AppError } from "@recollect/domain/errors/failure.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { toast } from "../../../ui/toast/toast.ts";

/** Says in a toast that the session had ended at a load or a save: the guard leaves the form, and a banner would go with it. */
export function showSessionOver(failure: unknown, code: LocalErrorCode): void {
  if (failure instanceof AppError && failure.status === 401) toast.error(messageFor(code));
}
