/** Why the server can't start, as one sentence for the operator. Printed without a stack; the process then exits with 1. */
export class StartError extends Error {
  override readonly name = "StartError";
}
