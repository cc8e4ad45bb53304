const env = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};

/** How often a large law is tried: this often where every test runs (see vitest.config.ts), else a tenth, which finds what is broken outright. */
export function lawRuns(all: number): number {
  return env["TESTS"] === "all" ? all : Math.ceil(all / 10);
}
