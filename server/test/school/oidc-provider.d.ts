/** The part of the package that the tests use; it has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export class Provider {
    constructor(issuer: string, settings: object);
    callback(): (request: IncomingMessage, reply: ServerResponse) => Promise<void>;
    interactionFinished(request: IncomingMessage, reply: ServerResponse, result: object, options: object): Promise<void>;
  }
}
