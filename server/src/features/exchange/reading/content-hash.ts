import { createHash } from "node:crypto";

import { textsOf, type CardInput } from "@recollect/domain/cards/card.ts";

/** Shows whether a card's content changed: the same content has the same hash, with any id. */
export function contentHash(content: CardInput): string {
  return createHash("sha256")
    .update(JSON.stringify(textsOf({ ...content, id: "" })))
    .digest("base64url")
    .slice(0, 22);
}
