/** As much of the school's sign-in as the tests use; it comes without types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export class Provider {
    constructor(issuer: string, settings: object);
    callback(): (request: IncomingMessage, reply: ServerResponse) => Promise<void>;
    interactionFinished(request: IncomingMessage, reply: ServerResponse, result: object, options: object): Promise<void>;
  }
}
