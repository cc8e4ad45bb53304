/** Why a command was not carried out, as one plain sentence for the operator. Nothing was changed. */
export class AdminError extends Error {
  override readonly name = "AdminError";
}
