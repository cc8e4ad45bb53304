import { vi } from "vitest";

// Students of the tests share a password. Its hash takes a tenth of a second by design, so it is made once a worker; checking one is as slow as ever.
vi.mock(import("better-auth/crypto"), async (original) => {
  const crypto = await original();
  const known = new Map<string, Promise<string>>();
  return {
    ...crypto,
    hashPassword: (password) => {
      const hash = known.get(password) ?? crypto.hashPassword(password);
      known.set(password, hash);
      return hash;
    },
  };
});
