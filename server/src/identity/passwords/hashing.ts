import { withoutEnd } from "@recollect/domain/words/without-end.ts";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

import { createFairQueue } from "../../http/limits/fair-queue.ts";

/** The cost of a hash: `N` = 2^logN blocks of 128 r bytes, p times. */
export type HashCost = { logN: number; r: number; p: number };

/** One of OWASP's five equivalent settings for scrypt: the one with 32 MB, so that a class can sign in at the same time. */
export const owaspCost: HashCost = { logN: 15, r: 8, p: 3 };

/** The identity library's earlier format: `salt:key` in hexadecimal, hashed with the salt's characters. */
const earlierCost: HashCost = { logN: 14, r: 16, p: 1 };

const keyBytes = 64;
const saltBytes = 16;

/** Each hash occupies one of Node's four worker threads for a third of a second; files and DNS need the others. */
const hashesAtOnce = 2;
const mostWaiting = 200;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Creates and verifies hashes: `$scrypt$ln=15,r=8,p=3$<salt>$<key>`, in base64 without padding. At most two at a time; beyond 200 that wait
 * a further one is refused with `request/too-many-at-once`.
 */
export function createPasswords(cost: HashCost = owaspCost) {
  const turns = () => createFairQueue({ atOnce: hashesAtOnce, mostWaiting });
  const ofAll = turns();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => ofAll("", work);

  const hash = (password: string): Promise<string> =>
    inTurn(async () => {
      const salt = randomBytes(saltBytes);
      return `${nameOf(cost)}$${base64(salt)}$${base64(await derive(password, salt, cost))}`;
    });

  return {
    /** Runs hashing work for an address, in fair turns: an address with a thousand requests must not block the others. */
    turnOf: turns(),

    hash,

    /** Takes the same time whether or not the hash has the earlier format, which would otherwise reveal old accounts. */
    verify: (password: string, storedHash: string): Promise<boolean> =>
      inTurn(async () => {
        const parsedHash = readHash(storedHash);
        if (!parsedHash) throw new Error("a password's hash cannot be read");
        const isRight = timingSafeEqual(await derive(password, parsedHash.salt, parsedHash.cost), parsedHash.key);
        const rest = workOf(cost) - workOf(parsedHash.cost);
        if (!isRight && rest > 0)
          await derive(password, parsedHash.salt, { logN: cost.logN, r: cost.r, p: Math.round(rest / workOf({ ...cost, p: 1 })) });
        return isRight;
      }),

    /** Whether the hash has an outdated cost, so that the next sign-in should renew it. */
    isOutdated: (storedHash: string): boolean => !storedHash.startsWith(`${nameOf(cost)}$`),
  };
}

type KeptHash = { salt: Buffer | string; key: Buffer; cost: HashCost };

function readHash(storedHash: string): KeptHash | null {
  const ours = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(storedHash);
  if (ours) {
    const [, logN, r, p, salt = "", key = ""] = ours;
    return { salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64"), cost: { logN: Number(logN), r: Number(r), p: Number(p) } };
  }
  const [, salt, key] = /^([0-9a-f]{32}):([0-9a-f]{128})$/.exec(storedHash) ?? [];
  return salt && key ? { salt, key: Buffer.from(key, "hex"), cost: earlierCost } : null;
}

function nameOf({ logN, r, p }: HashCost): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}`;
}

function workOf({ logN, r, p }: HashCost): number {
  return 2 ** logN * r * p;
}

/** The same password may be typed with composed or decomposed accents on two keyboards. */
function derive(password: string, salt: Buffer | string, { logN, r, p }: HashCost): Promise<Buffer> {
  const N = 2 ** logN;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function base64(bytes: Buffer): string {
  return withoutEnd(bytes.toString("base64"), "=");
}
