import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded into a server process before the server (`node --import`), it makes a password's hash almost free: a hash takes a third of a second by
 * design, and a run of the tests signs up some hundred students. hashing.test.ts tests the real cost.
 */
const dear = crypto.scrypt;

type Key = (error: Error | null, key: Buffer) => void;

crypto.scrypt = ((password: string, salt: crypto.BinaryLike, bytes: number, _cost: crypto.ScryptOptions, done: Key) =>
  dear(password, salt, bytes, { N: 16, r: 8, p: 1 }, done)) as typeof crypto.scrypt;
syncBuiltinESMExports();
