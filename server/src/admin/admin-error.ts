/** Why a command failed, as one sentence for the operator. Nothing was changed. */
export class AdminError extends Error {
  override readonly name = "AdminError";
}
