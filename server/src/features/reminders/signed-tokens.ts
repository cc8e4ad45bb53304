import { createHmac, timingSafeEqual } from "node:crypto";

/** Texts with a signature that only this server can make: they need no row in the database, and end with the secret. */
export type SignedTokens = {
  /** The text and its signature, of letters, digits, `-`, `_` and one dot. */
  sign(purpose: string, text: string): string;
  /** The text of a token; null unless it was signed here for this purpose. */
  read(purpose: string, token: string): string | null;
};

/** The longest token that is looked at. */
const longest = 500;

/** The first secret signs; tokens of the others stay valid. */
export function createSignedTokens(secrets: readonly [string, ...string[]]): SignedTokens {
  const signature = (secret: string, purpose: string, part: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${part}`).digest("base64url").slice(0, 32);
  return {
    sign(purpose, text) {
      const part = Buffer.from(text).toString("base64url");
      return `${part}.${signature(secrets[0], purpose, part)}`;
    },
    read(purpose, token) {
      const [part = "", signed = "", ...more] = token.length > longest ? [] : token.split(".");
      if (part === "" || more.length > 0) return null;
      const isOurs = secrets.some((secret) => isSame(signature(secret, purpose, part), signed));
      return isOurs ? Buffer.from(part, "base64url").toString() : null;
    },
  };
}

function isSame(expected: string, signed: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(signed)];
  return one.length === other.length && timingSafeEqual(one, other);
}
