/** Why the server cannot start, as one plain sentence for the person who starts it. Shown without a stack; the process then exits with 1. */
export class StartError extends Error {
  override readonly name = "StartError";
}
