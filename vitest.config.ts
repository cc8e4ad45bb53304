import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const clientSetup = ["client/test/setup.ts"].filter((file) => existsSync(new URL(file, import.meta.url)));

/** One project a kind of test; `vitest run --project server path` runs some of them. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      { test: { name: "domain", include: ["domain/src/**/*.test.ts"], environment: "node" } },
      {
        // Real databases, real sockets, real child processes: room for a slow disk.
        test: { name: "server", include: ["server/**/*.test.ts"], environment: "node", testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: "client",
          include: ["client/{src,test}/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: clientSetup,
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
        },
      },
      { test: { name: "house", include: ["test/**/*.test.ts"], environment: "node" } },
    ],
  },
});
